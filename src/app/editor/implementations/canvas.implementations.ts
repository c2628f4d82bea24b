/** The canvas, on the engine: what is chosen, previewed and committed there; and on the browser's full screen. */
import { assign, fromCallback } from 'xstate';
import { draggedCrop, mirroredCrop, nudgedCrop, writtenCrop } from '../../../editor-engine/canvas/cropFrame';
import { draggedPose, holdPose } from '../../../editor-engine/canvas/heldPose';
import { poseAtMoment } from '../../../editor-engine/canvas/keyedPose';
import { placeItem, previewOf } from '../../../editor-engine/canvas/placeItem';
import { movedPose, type Point } from '../../../editor-engine/canvas/poseMath';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import type { Outcome } from '../../../editor-engine/kernel/engine';
import { canvasMachine } from '../../../machines/canvas/canvas.machine';
import { poseOf } from '../../../templates/paint/poseOf';
import { isCaption, isFootage } from '../../../../contract/video/videoData';
import { editorCommandMessages } from '../../../locales/messages/editor/commands';
import { editorPlayerMessages } from '../../../locales/messages/editor/player';
import { fillScreen } from '../fullScreen';

interface Deps {
  readonly engine: EditorEngine;
  readonly window: Window;
  readonly announce: (text: string) => void;
  /** The element that fills the screen, once it is there. */
  readonly stage: { readonly current: Element | null };
}

export const provideCanvas = ({ engine, window, announce, stage }: Deps) => {
  const { selection, previews, playback } = engine.session;
  const announceRefusal = (outcome: Outcome) => {
    if (!outcome.done && outcome.why !== 'nothingChanges')
      announce(editorCommandMessages.refusals[outcome.why]);
  };
  const holdAt = (atMs: number, hand: { itemId: string; from: Point }) =>
    holdPose(engine.videoData(), { ...hand, atMs }, poseAtMoment(poseOf, atMs));
  return canvasMachine.provide({
    actors: {
      fillScreen: fromCallback(({ sendBack }) =>
        fillScreen(window.document, stage.current, {
          onLeft: () => sendBack({ type: 'fullscreen.left' }),
          onRefused: () => sendBack({ type: 'fullscreen.refused' }),
        }),
      ),
      watchForEscape: fromCallback(({ sendBack }) => watchForEscape(window, sendBack)),
      watchCropping: fromCallback(({ sendBack, input: { itemId } }) =>
        watchCropping({ engine, window, itemId }, sendBack),
      ),
    },
    actions: {
      selectItem: (_, { itemId, isAdded }) => {
        if (itemId !== null && isAdded) selection.toggle(itemId);
        else selection.set(itemId === null ? [] : [itemId]);
      },
      nudgeItem: (_, { itemId, byX, byY }) => {
        const item = engine.item(itemId);
        const atMs = playback.currentMs();
        const pose = item && poseAtMoment(poseOf, atMs)(item, engine.videoData());
        if (!pose) return;
        const moved = movedPose(pose, { x: byX, y: byY });
        announceRefusal(
          placeItem(engine, { item, pose: moved, atMs }, poseOf, { mergeAs: `nudge ${itemId}` }),
        );
      },
      holdFilm: () => playback.pause(),
      takeHold: assign((_, { itemId, from }) => ({
        held: holdAt(playback.currentMs(), { itemId, from }),
      })),
      proposePose: assign(({ context: { held } }, drag) => (held ? draggedPose(held, drag) : {})),
      previewPose: ({ context: { held, pose } }) => {
        const item = held && engine.item(held.itemId);
        if (!item || !pose) return;
        const details = previewOf(engine.videoData(), { item, pose, atMs: playback.currentMs() }, poseOf);
        previews.show(item.id, { details });
      },
      commitPose: ({ context: { held, pose } }) => {
        const item = held && engine.item(held.itemId);
        if (item && pose)
          announceRefusal(placeItem(engine, { item, pose, atMs: playback.currentMs() }, poseOf));
      },
      takeCrop: assign((_, { itemId }) => {
        const item = engine.item(itemId);
        return { crop: item && isFootage(item) ? mirroredCrop(item.details) : null };
      }),
      proposeCrop: assign(({ context: { heldCrop } }, { to, keepsShape }) =>
        heldCrop ? { crop: draggedCrop(heldCrop, to, keepsShape) } : {},
      ),
      nudgeCrop: assign(({ context: { crop } }, { by, resizes }) =>
        crop ? { crop: nudgedCrop(crop, by, resizes) } : {},
      ),
      commitCrop: ({ context: { itemId, crop } }) => {
        const item = itemId === null ? undefined : engine.item(itemId);
        if (!crop || !item || !isFootage(item)) return;
        const details = { crop: writtenCrop(crop, item.details) };
        announceRefusal(engine.execute('item.setDetails', { ids: [item.id], details }));
      },
      dropPreview: () => previews.clear(),
      commitText: (_, { itemId, text }) => {
        if (itemId === null || engine.item(itemId)?.type !== 'text') return;
        const name = isCaption(itemId) ? 'caption.rewrite' : 'text.rewrite';
        announceRefusal(engine.execute(name, { id: itemId, text }));
      },
      announceRefusedFullscreen: () => announce(editorPlayerMessages.fullscreenRefused),
    },
  });
};

interface Cropping {
  readonly engine: EditorEngine;
  readonly window: Window;
  readonly itemId: string | null;
}
/** Who goes on to another item, or plays, keeps what was cropped; with the item gone there is nothing to keep. */
function watchCropping(
  { engine, window, itemId }: Cropping,
  send: (event: { type: 'crop.kept' | 'crop.left' }) => void,
): () => void {
  const { selection, playback } = engine.session;
  const look = () => {
    if (itemId === null || !engine.item(itemId)) return send({ type: 'crop.left' });
    const [only, ...others] = selection.get();
    if (only !== itemId || others.length > 0 || playback.get().isPlaying) send({ type: 'crop.kept' });
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    send({ type: 'crop.left' });
  };
  window.addEventListener('keydown', hear, { capture: true });
  const stops = [selection.subscribe(look), playback.subscribe(look), engine.subscribe(look)];
  return () => {
    window.removeEventListener('keydown', hear, { capture: true });
    for (const stop of stops) stop();
  };
}

/** Before the page's own keys, for which Escape means something else. */
function watchForEscape(window: Window, send: (event: { type: 'pose.abandoned' }) => void): () => void {
  const abandon = () => send({ type: 'pose.abandoned' });
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
