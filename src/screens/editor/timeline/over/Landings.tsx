/** Where a medium from the library will land, and between which two a dragged main item will stand. */
import { useSelector } from '@xstate/react';
import { useSyncExternalStore, type CSSProperties } from 'react';
import { editorTimelineWords as words } from '../../../../words/en/editorTimeline';
import { useEditor } from '../../EditorContext';
import type { LaidLane } from '../lanes/laneLayout';
import { insertionOf, landingOf } from './hints';
import * as css from './over.css';

interface Props {
  rows: readonly LaidLane[];
}
const across = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties;

export function Landings({ rows }: Props) {
  const { previews } = useEditor().engine.session;
  const media = useSelector(useEditor().gesture, ({ context }) => context.media);
  const from = useSyncExternalStore(previews.subscribe, () => landingOf(previews)?.from ?? null);
  const to = useSyncExternalStore(previews.subscribe, () => landingOf(previews)?.to ?? null);
  const insertion = useSyncExternalStore(previews.subscribe, () => insertionOf(previews));
  const main = rows.find(({ lane }) => lane.kind === 'main');
  const sound = rows.find(({ lane }) => lane.kind === 'audio');
  const landing = media?.type === 'audio' ? (sound ?? main) : main;
  return (
    <>
      {from !== null && to !== null && landing ? (
        <div
          className={css.landing}
          style={{
            top: landing.top,
            height: landing.height,
            ...across({ '--from': from, '--length': to - from }),
          }}
          data-landing={from}
        >
          {words.dropHere}
        </div>
      ) : null}
      {insertion !== null && main ? (
        <div
          className={css.insertion}
          style={{ top: main.top, height: main.height, ...across({ '--at': insertion }) }}
          data-insertion={insertion}
          aria-hidden
        />
      ) : null}
    </>
  );
}
