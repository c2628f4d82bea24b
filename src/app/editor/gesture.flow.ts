/** What the pointer's chart orders, on the engine: previews in the session, one command at the end. [E2] [E12] */
import { fromCallback } from 'xstate';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { gestureMachine } from '../../machines/gesture/gesture.machine';
import type { GestureEvent } from '../../machines/gesture/gestureEvents';
import { chosen } from '../../screens/editor/timeline/choose';
import { createOrders } from '../../screens/editor/timeline/orders/createOrders';
import { createDropping } from './gestures/dropping';
import { createMarquee } from './gestures/marquee';
import { createMoving } from './gestures/moving';
import { createResizing } from './gestures/resizing';

type PlaybackOrder =
  { type: 'scrub.began' } | { type: 'scrub.ended' } | { type: 'frame.sought'; frame: number };
interface Needs {
  readonly engine: EditorEngine;
  readonly playback: { readonly send: (event: PlaybackOrder) => void };
  readonly announce: (text: string) => void;
  readonly window: Window;
}

export function gestureFlow({ engine, playback, announce, window }: Needs) {
  const tools = { engine, orders: createOrders({ engine, announce }) };
  const { selection, previews, view } = engine.session;
  const [moving, resizing] = [createMoving(tools), createResizing(tools)];
  const [marquee, dropping] = [createMarquee(tools), createDropping(tools)];
  const seek = (atMs: number) =>
    playback.send({ type: 'frame.sought', frame: Math.round((atMs * engine.videoData().fps) / 1000) });

  return gestureMachine.provide({
    actors: { watchForEnd: fromCallback<GestureEvent>(({ sendBack }) => watchForEnd(window, sendBack)) },
    guards: { itIsOverAnotherPlaceInTheOrder: (_, move) => moving.isOverAnotherPlace(move) },
    actions: {
      choosePressed: ({ context: { press } }) => {
        if (press?.on === 'item' || press?.on === 'edge')
          selection.set(chosen(engine, press.itemId, press.choosing));
      },
      chooseForMenu: (_, id) => {
        if (!selection.has(id)) selection.set([id]);
      },
      leaveSelection: ({ context: { press } }) => {
        if (press?.on !== 'ground' || press.choosing !== 'only') return;
        selection.set([]);
        seek(press.place.atMs);
      },
      takeUp: ({ context }) => moving.take(context.press),
      lift: ({ context }) => moving.lift(context.press),
      previewMove: (_, move) => moving.preview(move),
      commitMove: () => moving.commit(),
      previewOrder: (_, move) => moving.previewOrder(move),
      commitOrder: () => moving.commitOrder(),
      takeEdge: ({ context }) => resizing.takeEdge(context.press),
      previewResize: (_, move) => resizing.preview(move),
      commitResize: () => resizing.commit(),
      takeCut: ({ context }) => resizing.takeCut(context.press),
      previewRoll: (_, move) => resizing.preview(move),
      commitRoll: () => resizing.commit(),
      beginMarquee: () => marquee.begin(),
      chooseWithin: ({ context }, move) => marquee.choose(context.press, move),
      takeBackMarquee: () => marquee.takeBack(),
      beginScrub: () => playback.send({ type: 'scrub.began' }),
      scrubTo: (_, { place }) => seek(place.atMs),
      endScrub: () => playback.send({ type: 'scrub.ended' }),
      takeMedia: (_, media) => dropping.take(media),
      previewDrop: (_, move) => dropping.preview(move),
      commitDrop: () => dropping.commit(),
      clearPreviews: () => {
        previews.clear();
        view.showGuide(null);
      },
    },
  });
}

/** Escape is the gesture's own while there is one; a window that is left hears no pointer any more. */
function watchForEnd(window: Window, tell: (event: GestureEvent) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The page's shortcuts leave alone what is prevented.
    event.preventDefault();
    tell({ type: 'escape.pressed' });
  };
  const onBlur = () => tell({ type: 'window.blurred' });
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('blur', onBlur);
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    window.removeEventListener('blur', onBlur);
  };
}
