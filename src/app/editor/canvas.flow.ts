/** The canvas, on the engine: what is chosen, previewed and committed there; and on the browser's full screen. */
import { fromCallback } from 'xstate';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import type { Outcome } from '../../editor-engine/kernel/engine';
import { canvasMachine } from '../../machines/canvas/canvas.machine';
import { poseDetails, poseOf } from '../../screens/editor/player/canvas/poseDetails';
import { STAGE_ID } from '../../screens/editor/player/stageId';
import { isCaption } from '../../../contract/videoData';
import { fillScreen } from './fullScreen';
import { placeItem } from './placeItem';
import { editorCommandMessages } from '../../locales/en/editor/commands';
import { editorPlayerMessages } from '../../locales/en/editor/player';

interface World {
  readonly engine: EditorEngine;
  readonly window: Window;
  readonly announce: (text: string) => void;
}

export const canvasFlow = ({ engine, window, announce }: World) => {
  const { selection, previews, playback } = engine.session;
  const tell = (outcome: Outcome) => {
    if (!outcome.done && outcome.why !== 'nothingChanges')
      announce(editorCommandMessages.refusals[outcome.why]);
  };
  const nudge = (id: string, byX: number, byY: number) => {
    const item = engine.item(id);
    const pose = item && poseOf(item, engine.videoData());
    if (!pose) return;
    const moved = { ...pose, left: pose.left + byX, top: pose.top + byY };
    tell(placeItem(engine, item, moved, { mergeAs: `nudge ${id}` }));
  };
  return canvasMachine.provide({
    actors: {
      fillScreen: fromCallback(({ sendBack }) =>
        fillScreen(window.document, STAGE_ID, {
          onLeft: () => sendBack({ type: 'fullscreen.left' }),
          onRefused: () => sendBack({ type: 'fullscreen.refused' }),
        }),
      ),
      watchForEscape: fromCallback(({ sendBack }) => watchForEscape(window, sendBack)),
    },
    actions: {
      selectItem: (_, { itemId, isAdded }) => {
        if (itemId !== null && isAdded) selection.toggle(itemId);
        else selection.set(itemId === null ? [] : [itemId]);
      },
      nudgeItem: (_, { itemId, byX, byY }) => nudge(itemId, byX, byY),
      holdFilm: () => playback.pause(),
      previewPose: (_, { itemId, pose }) => {
        const item = itemId === null ? undefined : engine.item(itemId);
        if (item) previews.show(item.id, { details: poseDetails(item, pose) });
      },
      commitPose: (_, { itemId, pose }) => {
        const item = itemId === null ? undefined : engine.item(itemId);
        if (item && pose) tell(placeItem(engine, item, pose));
      },
      dropPreview: () => previews.clear(),
      commitText: (_, { itemId, text }) => {
        if (itemId === null || engine.item(itemId)?.type !== 'text') return;
        const name = isCaption(itemId) ? 'caption.rewrite' : 'text.rewrite';
        tell(engine.execute(name, { id: itemId, text }));
      },
      announceRefusedFullscreen: () => announce(editorPlayerMessages.fullscreenRefused),
    },
  });
};

/** Before the page's own keys, for which Escape means something else. */
function watchForEscape(window: Window, tell: (event: { type: 'pose.abandoned' }) => void): () => void {
  const abandon = () => tell({ type: 'pose.abandoned' });
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    abandon();
  };
  window.addEventListener('keydown', hear, { capture: true });
  window.addEventListener('blur', abandon);
  return () => {
    window.removeEventListener('keydown', hear, { capture: true });
    window.removeEventListener('blur', abandon);
  };
}
