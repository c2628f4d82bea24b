/** The library that is open, and the card that is being dragged out of it. [E5] [E7] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PanelName } from '../../../../machines/workspace/panels';
import { useEditor } from '../../EditorContext';
import { openPanel } from '../../shell/openPanel';
import { AudiosPanel } from './AudiosPanel';
import { BrandPanel } from './BrandPanel';
import { Draggables } from '../drag/Draggables';
import { DraggedCard } from '../drag/DraggedCard';
import { MediaPanel } from './MediaPanel';
import { ShapesPanel } from './ShapesPanel';
import { TextPanel } from './TextPanel';
import { PictureDrop } from '../drag/PictureDrop';
import { TimelineDrop } from '../drag/TimelineDrop';

const panels = {
  text: () => <TextPanel />,
  audios: () => <AudiosPanel />,
  shapes: () => <ShapesPanel />,
  photos: () => <MediaPanel kind="image" />,
  videos: () => <MediaPanel kind="video" />,
  brand: () => <BrandPanel />,
} satisfies Record<PanelName, () => ReactNode>;

export function LibraryPanels() {
  const open = useSelector(useEditor().panel, openPanel);
  return open === null ? null : (
    <Draggables>
      {panels[open]()}
      <DraggedCard />
      <TimelineDrop />
      <PictureDrop />
    </Draggables>
  );
}
