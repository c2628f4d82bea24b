/** The pointer's chart on the engine: works out by it, previews in the session, commits one command at the end. [E2] [E12] */
import { assign, fromCallback } from 'xstate';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { editingOf, holdMedia, holdPressed } from '../../../editor-engine/timeline/held';
import { laidLanes } from '../../../editor-engine/timeline/laidLanes';
import { selectedWithin } from '../../../editor-engine/timeline/marquee';
import { proposeLift } from '../../../editor-engine/timeline/moving';
import { propose } from '../../../editor-engine/timeline/propose';
import { selectionAfter } from '../../../editor-engine/timeline/selectionAfter';
import { gestureMachine } from '../../../machines/gesture/gesture.machine';
import type { GestureEvent } from '../../../machines/gesture/gestureEvents';
import { commit, createCommands } from '../commands/createCommands';

type PlaybackEvent =
  | { type: 'scrub.began' }
  | { type: 'scrub.ended' }
  | { type: 'frame.sought'; frame: number };
interface Deps {
  readonly engine: EditorEngine;
  readonly playback: { readonly send: (event: PlaybackEvent) => void };
  readonly announce: (text: string) => void;
  readonly window: Window;
}

export function provideGesture({ engine, playback, announce, window }: Deps) {
  const { selection, previews, view } = engine.session;
  const commands = createCommands({ engine, announce });
  const seek = (atMs: number) =>
    playback.send({ type: 'frame.sought', frame: Math.round((atMs * engine.videoData().fps) / 1000) });
  const selectWith = (id: string) => {
    if (!selection.has(id)) selection.set([id]);
  };

  return gestureMachine.provide({
    actors: { watchForEnd: fromCallback<GestureEvent>(({ sendBack }) => watchForEnd(window, sendBack)) },
    actions: {
      choosePressed: ({ context: { press } }) => {
        if (press?.on !== 'item' && press?.on !== 'edge') return;
        const { itemId: id, choosing } = press;
        selection.set(selectionAfter(engine.videoData(), selection.get(), { id, choosing }));
      },
      chooseForMenu: (_, id) => selectWith(id),
      leaveSelection: ({ context: { press } }) => {
        if (press?.on !== 'background' || press.choosing !== 'only') return;
        selection.set([]);
        seek(press.place.atMs);
      },
      takeHold: assign(({ context: { press } }) => ({
        held: press && holdPressed(editingOf(engine), press),
        proposal: null,
      })),
      takeMedia: assign((_, media) => ({ held: holdMedia(editingOf(engine), media), proposal: null })),
      chooseHeld: ({ context: { held } }) => {
        if (held?.what === 'items' || held?.what === 'edge') selectWith(held.id);
      },
      proposeLift: assign(({ context: { held } }) => ({
        proposal: held?.what === 'items' ? proposeLift(held) : null,
      })),
      propose: assign(({ context: { held, proposal } }, move) => ({
        proposal: held && propose(engine.videoData(), held, move, proposal),
      })),
      showProposal: ({ context: { proposal } }) => {
        previews.showAll(proposal?.previews ?? {});
        view.showGuide(proposal?.guideMs ?? null);
      },
      commitProposal: ({ context: { proposal } }) => {
        if (proposal?.command) commit(commands, proposal.command);
      },
      clearPreviews: () => {
        previews.clear();
        view.showGuide(null);
      },
      chooseWithin: ({ context: { held } }, { place }) => {
        if (held?.what === 'corner') selection.set(selectedWithin(laidLanes(engine).rows, held, place));
      },
      takeBackMarquee: ({ context: { held } }) => {
        if (held?.what === 'corner') selection.set(held.selected);
      },
      beginScrub: () => playback.send({ type: 'scrub.began' }),
      scrubTo: (_, { place }) => seek(place.atMs),
      endScrub: () => playback.send({ type: 'scrub.ended' }),
    },
  });
}

/** Escape is the gesture's own while there is one; a window that is left hears no pointer any more. */
function watchForEnd(window: Window, send: (event: GestureEvent) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The page's shortcuts leave alone what is prevented.
    event.preventDefault();
    send({ type: 'escape.pressed' });
  };
  const onBlur = () => send({ type: 'window.blurred' });
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('blur', onBlur);
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    window.removeEventListener('blur', onBlur);
  };
}
