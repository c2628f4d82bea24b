import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot, EventFrom, EventObject } from 'xstate';
import { providePlayback } from '../../../../../src/app/editor/implementations/playback.implementations';
import { measureFilm } from '../../../../../src/machines/playback/film';
import type { playbackMachine } from '../../../../../src/machines/playback/playback.machine';
import { PlayerPane } from '../../../../../src/screens/editor/player/PlayerPane';
import { TemplateNotFound } from '../../../../../src/templates/templateNotFound';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { inEditor } from '../../../../support/editor/editorWorld';
import { answer } from '../../../../support/walking/mountScreen';
import { openPlayer } from '../../../../support/editor/playerWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';

vi.spyOn(console, 'error').mockImplementation(() => {});

const engine = openEngine();
const { playback } = engine.session;
const film = measureFilm(engine.videoData());
const longer = measureFilm({ ...engine.videoData(), duration: 40_000 });
const machine = providePlayback(engine);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const position = () => screen.getByRole('slider', { name: 'Position' });
const isAsked = (name: string) => (button(name) as HTMLButtonElement).disabled;
type Playback = typeof playbackMachine;
const byTheWorld = (event: EventFrom<Playback>, { actor }: { actor: Pick<ActorRefFrom<Playback>, 'send'> }) =>
  answer(() => actor.send(event));
/** The other regions are walked from rest, so that each of their ways is taken once and not in every place. */
const rests = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ sound: 'audible' }) &&
  snapshot.matches({ repeat: 'once' }) &&
  snapshot.context.rate === 1;
const ofTheSide = ['sound.toggled', 'sound.missed', 'volume.changed', 'loop.toggled', 'rate.chosen'];

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['readMetadata'],
  samples: {
    'xstate.done.actor.readMetadata': [{ type: 'xstate.done.actor.readMetadata', output: film }],
    'xstate.error.actor.readMetadata': [
      { type: 'xstate.error.actor.readMetadata', error: new RangeError('no size') },
      { type: 'xstate.error.actor.readMetadata', error: new TemplateNotFound('neon-9') },
    ],
    'film.changed': [{ type: 'film.changed', film: longer }],
    'frame.sought': [{ type: 'frame.sought', frame: 12 }],
    'frame.stepped': [-1, 1].map((by) => ({ type: 'frame.stepped', by })),
    'rate.chosen': [{ type: 'rate.chosen', rate: 1.5 }],
    'volume.changed': [0, 0.4].map((volume) => ({ type: 'volume.changed', volume })),
  },
  alsoTellApart: ({ shuttle }) => Math.sign(shuttle ?? 0),
  limit: 40_000,
  offers: (snapshot, event: EventObject & { volume?: number }) =>
    ofTheSide.includes(event.type)
      ? snapshot.matches({ transport: 'paused' }) &&
        // The slider of what is not heard stands at 0 already.
        (event.type !== 'volume.changed' || event.volume !== 0 || snapshot.matches({ sound: 'audible' }))
      : // The side's states are left by their own events only.
        rests(snapshot),
  screen(actor) {
    playback.pause();
    playback.seekTo(0);
    playback.set({ volume: 1, rate: 1, isMuted: false, isBuffering: false });
    return inEditor(openPlayer(undefined, { engine, playback: actor }), <PlayerPane />);
  },
  gestures: {
    'playback.toggled': (_, { user }) => user.click(button(/^(Play|Pause|Play again)$/u)),
    /** By the timeline, or by a key. */
    'playback.started': (_) => answer(() => playback.play()),
    'playback.paused': (_) => answer(() => playback.pause()),
    'shuttle.forwarded': byTheWorld,
    'shuttle.reversed': byTheWorld,
    'scrub.began': () => void fireEvent.pointerDown(position()),
    'scrub.ended': () => void fireEvent.pointerUp(position()),
    'frame.sought': ({ frame }) => void fireEvent.input(position(), { target: { value: String(frame) } }),
    'frame.stepped': ({ by }, { user }) => user.click(button(by < 0 ? 'Previous frame' : 'Next frame')),
    'playhead.moved': () => answer(() => playback.seekTo(3)),
    'rate.chosen': ({ rate }, { user }) =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), String(rate)),
    'volume.changed': ({ volume }) =>
      void fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), {
        target: { value: String(volume * 100) },
      }),
    'sound.toggled': (_, { user }) => user.click(button(/^(Mute|Unmute)$/u)),
    'sound.missed': byTheWorld,
    'loop.toggled': (_, { user }) => user.click(button('Repeat')),
    retried: (_, { user }) => user.click(button('Try again')),
    'film.changed': byTheWorld,
    'film.waited': byTheWorld,
    'film.resumed': byTheWorld,
    'film.ended': byTheWorld,
    'film.failed': byTheWorld,
  },
  states: {
    'transport.readingMetadata': () => {
      expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Opening the preview');
      expect([isAsked('Play'), (position() as HTMLInputElement).disabled]).toEqual([true, true]);
    },
    'transport.paused': async () => {
      expect([isAsked('Play'), playback.get().isPlaying]).toEqual([false, false]);
      expect((await screen.findByText('The film')).isConnected).toBe(true);
    },
    'transport.playing.running': () =>
      expect([isAsked('Pause'), playback.get().isPlaying, screen.queryByRole('status')]).toEqual([
        false,
        true,
        null,
      ]),
    'transport.playing.waiting': () => expect(screen.queryByRole('status')).toBeNull(),
    'transport.playing.buffering': () => {
      expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Loading media');
      expect(playback.get().isBuffering).toBe(true);
    },
    'transport.scrubbing.holding': () =>
      expect([isAsked('Play'), playback.get().isPlaying]).toEqual([false, false]),
    'transport.scrubbing.interrupting': () =>
      expect([isAsked('Pause'), playback.get().isPlaying]).toEqual([false, false]),
    'transport.ended': () => {
      expect([isAsked('Play again'), playback.get().isPlaying]).toEqual([false, false]);
      expect(playback.get().currentFrame).toBe(playback.get().duration);
    },
    'transport.failed': ({ context }) => {
      const template = context.failure?.unknownTemplate;
      expect(screen.getByRole('alert').textContent).toBe(
        `The preview stopped${template ? `No template found for string: ${template}` : ''}The rest of the editor still works.Try again`,
      );
      expect(isAsked('Play')).toBe(true);
    },
    'sound.audible': () => expect([isAsked('Mute'), playback.get().isMuted]).toEqual([false, false]),
    'sound.muted': () => expect([isAsked('Unmute'), playback.get().isMuted]).toEqual([false, true]),
    'sound.silent': () => {
      expect([isAsked('Unmute'), playback.get().isMuted]).toEqual([false, true]);
      expect(screen.getByText('No sound output found, so the video plays without sound.')).toBeTruthy();
    },
    'repeat.once': () => expect(button('Repeat').getAttribute('aria-pressed')).toBe('false'),
    'repeat.looping': () => expect(button('Repeat').getAttribute('aria-pressed')).toBe('true'),
  },
});

test.each(walk.paths)('[Y1] [Y6] the player follows its chart: %s', (_, run) => run(), 30_000);
test('[Y6] no transition of playing is left unwalked', () => expect(walk.untaken()).toEqual([]));
