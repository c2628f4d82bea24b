/** The tiles in their order; a tile that is dragged finds its place among those of its kind. [G4] */
import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { MediaKind } from '../../machines/galleryUpload/galleryUpload.machine';
import { useForm, type StepProps } from '../adsWizard/adsActor';
import * as css from './gallery.css';
import { GalleryTile } from './GalleryTile';
import { tilesOf, type TileData } from './tiles';

/** So far a press is a click, and so long on glass it is a scroll. */
const A_DRAG = { distance: 6 };
const A_HOLD = { delay: 200, tolerance: 8 };

/** Near the upper and the lower edge the gallery follows a drag; it is never wider than it is seen. */
const UP_AND_DOWN = { threshold: { x: 0, y: 0.2 } };

/** The gallery speaks of each move itself, in its own words. */
const silence = () => undefined;
const announcements = {
  onDragStart: silence,
  onDragOver: silence,
  onDragEnd: silence,
  onDragCancel: silence,
};

const dataOf = (thing: { data: { current?: unknown } } | null) => thing?.data.current as TileData | undefined;

const amongItsKind: CollisionDetection = ({ droppableContainers, active, ...rest }) =>
  closestCenter({
    ...rest,
    active,
    droppableContainers: droppableContainers.filter((one) => dataOf(one)?.kind === dataOf(active)?.kind),
  });

export function GalleryTiles({ actor, children }: StepProps & { children: ReactNode }) {
  const { images, videos } = useForm(actor);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: A_DRAG }),
    useSensor(TouchSensor, { activationConstraint: A_HOLD }),
  );
  const move = ({ active, over }: DragEndEvent) => {
    const from = dataOf(active);
    const to = dataOf(over);
    if (from && to) actor.send({ type: 'media.moved', kind: from.kind, from: from.index, to: to.index });
  };
  const list = (kind: MediaKind, addresses: readonly string[]) => {
    const tiles = tilesOf(kind, addresses);
    return (
      <SortableContext items={tiles.map(({ id }) => id)} strategy={rectSortingStrategy}>
        {tiles.map((tile) => (
          <GalleryTile key={tile.id} actor={actor} tile={tile} count={tiles.length} />
        ))}
      </SortableContext>
    );
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongItsKind}
      onDragEnd={move}
      autoScroll={UP_AND_DOWN}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
    >
      <ul className={css.grid}>
        {children}
        {list('image', images)}
        {list('video', videos)}
      </ul>
    </DndContext>
  );
}
