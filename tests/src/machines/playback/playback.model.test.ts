import { expect, test, vi } from 'vitest';
import { fromCallback, type EventFrom } from 'xstate';
import { TemplateNotFound } from '../../../../src/templates/templateNotFound';
import { measureFilm, UNMEASURED_FILM, type Film } from '../../../../src/machines/playback/film';
import { playbackMachine } from '../../../../src/machines/playback/playback.machine';
import type { PlaybackContext } from '../../../../src/machines/playback/playback.setup';
import { isPlaybackRate, PLAYBACK_RATES, shuttleFrom } from '../../../../contract/ui/playbackRates';
import type { StatesOf } from '../../../support/walking/statesOf';
import {
  journey,
  modelOf,
  type AnswerEvent,
  titled,
  untakenTransitions,
} from '../../../support/walking/walkMachine';

const told = vi.fn();
const tells = (name: string) => (_: unknown, params: unknown) => told(name, params);
const machine = playbackMachine.provide({
  actors: { watchFilm: fromCallback(() => {}), watchPlayhead: fromCallback(() => {}) },
  actions: {
    startFilm: () => told('start'),
    stopFilm: () => told('stop'),
    rewindFilm: () => told('rewind'),
    parkFilm: () => told('park'),
    muteFilm: () => told('mute'),
    unmuteFilm: () => told('unmute'),
    markBuffering: () => told('buffering'),
    clearBuffering: () => told('buffered'),
    publishMeasures: tells('measures'),
    publishRate: tells('rate'),
    publishVolume: tells('volume'),
    seekFrame: tells('seek'),
    stepFrames: tells('step'),
    logMetadataFailure: tells('log'),
  },
});
const film = measureFilm({ duration: 32_010, fps: 30, size: { width: 1080, height: 1920 } });
const longer: Film = measureFilm({ duration: 40_000, fps: 30, size: { width: 1080, height: 1080 } });
const opened = { type: 'xstate.done.actor.readMetadata' as const, output: film };
const error = new RangeError('no size');
const unmeasured = { type: 'xstate.error.actor.readMetadata' as const, error };
const unpainted = { type: 'xstate.error.actor.readMetadata' as const, error: new TemplateNotFound('neon-9') };
const later = { type: 'xstate.after.bufferingDelay.playback.transport.playing.waiting' };
const toggled = { type: 'playback.toggled' };

const model = modelOf(
  machine,
  undefined,
  {
    'xstate.done.actor.readMetadata': [opened],
    'xstate.error.actor.readMetadata': [unmeasured, unpainted],
    'film.changed': [{ type: 'film.changed', film: longer }],
    'frame.sought': [{ type: 'frame.sought', frame: 12 }],
    'frame.stepped': [{ type: 'frame.stepped', by: -1 }],
    'rate.chosen': [{ type: 'rate.chosen', rate: 1.5 }],
    'volume.changed': [0, 0.4].map((volume) => ({ type: 'volume.changed', volume })),
  },
  { alsoTellApart: ({ shuttle }) => Math.sign(shuttle ?? 0), limit: 40_000 },
);
const paths = model.getShortestPaths();
type Seen = { context: PlaybackContext };
const isThere = ({ context }: Seen) => expect(context.failure).toBeNull();
const restsAtItsRate = ({ context }: Seen) =>
  expect([context.failure, context.shuttle]).toEqual([null, null]);
const anything = () => {};
const states = {
  'transport.readingMetadata': isThere,
  'transport.paused': restsAtItsRate,
  'transport.playing.running': isThere,
  'transport.playing.waiting': isThere,
  'transport.playing.buffering': isThere,
  'transport.scrubbing.holding': restsAtItsRate,
  'transport.scrubbing.interrupting': restsAtItsRate,
  'transport.ended': restsAtItsRate,
  'transport.failed': ({ context }) => expect([null, 'neon-9']).toContain(context.failure?.unknownTemplate),
  'sound.audible': ({ context }) => expect(context.volume).toBeGreaterThan(0),
  'sound.muted': anything,
  'sound.silent': anything,
  'repeat.once': anything,
  'repeat.looping': anything,
} satisfies Record<StatesOf<typeof playbackMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[Y1] chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

type Heard = EventFrom<typeof playbackMachine> | AnswerEvent;
const after = (...events: readonly Heard[]) => {
  told.mockClear();
  return journey(machine, undefined, events);
};
const transportAfter = (...events: readonly Heard[]) => after(...events).value.transport;

test('[Y2] before it is measured a film is 1920x1080 at 30 frames a second, and has no length', () => {
  expect(after().context.film).toEqual({ width: 1920, height: 1080, fps: 30, durationInFrames: 0 });
});
test('[Y2] frames are ms × fps / 1000, rounded up, and the store is told', () => {
  expect(after(opened).context.film).toEqual({ width: 1080, height: 1920, fps: 30, durationInFrames: 961 });
  expect(told.mock.calls).toEqual([['measures', film]]);
});
test('[Y2] a failure is logged, and the player counts as ready', () => {
  const end = after(unmeasured);
  expect([end.value.transport, end.context.film]).toEqual(['paused', UNMEASURED_FILM]);
  expect(told.mock.calls).toEqual([['log', { error }]]);
});
test.each([{ fps: 0 }, { duration: Number.NaN }, { size: { width: -1, height: 2 } }])(
  '[Y2] %o cannot be measured',
  (wrong) => {
    const right = { duration: 1000, fps: 30, size: { width: 16, height: 16 } };
    expect(() => measureFilm({ ...right, ...wrong })).toThrow(RangeError);
  },
);
test('[T1] an unknown template is named, and looked at again when the document changes', () => {
  const end = after(unpainted);
  expect([end.value.transport, end.context.failure]).toEqual(['failed', { unknownTemplate: 'neon-9' }]);
  expect(transportAfter(unpainted, { type: 'film.changed', film }, opened)).toBe('paused');
});
test('[Y1] play sets playing, pause clears it', () => {
  expect(transportAfter(opened, toggled)).toEqual({ playing: 'running' });
  expect(transportAfter(opened, toggled, toggled)).toBe('paused');
  expect(told.mock.calls.map(([name]) => name)).toEqual(['measures', 'start', 'stop', 'rate']);
});
test('[Y6] a hitch is shown after 300 ms, and not when it is over by then', () => {
  const waited = [opened, toggled, { type: 'film.waited' }] as const;
  expect(transportAfter(...waited)).toEqual({ playing: 'waiting' });
  expect(transportAfter(...waited, later)).toEqual({ playing: 'buffering' });
  expect(transportAfter(...waited, { type: 'film.resumed' })).toEqual({ playing: 'running' });
  expect(machine.implementations.delays).toMatchObject({ bufferingDelay: 300 });
});
test('scrubbing holds a playing film, which then goes on; a paused one stays', () => {
  const scrubbed = [{ type: 'scrub.began' }, { type: 'frame.sought', frame: 40 }, { type: 'scrub.ended' }];
  expect(transportAfter(opened, toggled, ...scrubbed)).toEqual({ playing: 'running' });
  expect(told.mock.calls.map(([name]) => name)).toEqual([
    'measures',
    'start',
    'stop',
    'rate',
    'seek',
    'start',
  ]);
  expect(transportAfter(opened, ...scrubbed)).toBe('paused');
});
test('a film that ended begins anew; one that ran backwards rests at its beginning', () => {
  expect(transportAfter(opened, toggled, { type: 'film.ended' })).toBe('ended');
  expect(transportAfter(opened, toggled, { type: 'film.ended' }, toggled)).toEqual({ playing: 'running' });
  expect(told.mock.calls.map(([name]) => name).slice(-3)).toEqual(['park', 'rewind', 'start']);
  expect(transportAfter(opened, { type: 'shuttle.reversed' }, { type: 'film.ended' })).toBe('paused');
});
test('whoever moves the playhead from the end leaves a paused film', () => {
  expect(transportAfter(opened, toggled, { type: 'film.ended' }, { type: 'playhead.moved' })).toBe('paused');
});
test('a film whose end moved has not ended', () => {
  const end = after(opened, toggled, { type: 'film.ended' }, { type: 'film.changed', film: longer });
  expect([end.value.transport, end.context.film]).toEqual(['paused', longer]);
});
test('J and L walk along the rates of the shuttle, K ends it', () => {
  const [j, l] = [{ type: 'shuttle.reversed' }, { type: 'shuttle.forwarded' }];
  const rateAfter = (...events: readonly Heard[]) => after(opened, ...events).context.shuttle;
  expect([rateAfter(l), rateAfter(l, l), rateAfter(l, l, l), rateAfter(l, l, l, l)]).toEqual([1, 2, 4, 4]);
  expect([rateAfter(j), rateAfter(j, j), rateAfter(j, j, j, j), rateAfter(l, j)]).toEqual([-1, -2, -4, -1]);
  expect(rateAfter(l, l, { type: 'playback.paused' })).toBeNull();
  expect(told).toHaveBeenLastCalledWith('rate', { rate: 1, shuttle: null });
  expect(shuttleFrom(2.5, 'forward')).toBe(4);
});
test('[Y6] the rates of the menu, and only rates from -4 to 4 that are not 0', () => {
  expect(PLAYBACK_RATES).toEqual([0.5, 0.8, 1, 1.2, 1.5, 1.8, 2, 2.5, 3]);
  expect([-4.1, -4, -0.1, 0, 0.1, 4, 4.1, Number.NaN].map(isPlaybackRate)).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(() => after(opened, { type: 'rate.chosen', rate: 0 })).toThrow('not heard');
  expect(after(opened, { type: 'rate.chosen', rate: 2.5 }).context.rate).toBe(2.5);
});
test('no volume is silence, any other is heard again', () => {
  const quiet = after(opened, { type: 'volume.changed', volume: 0 });
  expect([quiet.value.sound, quiet.context.volume]).toEqual(['muted', 1]);
  const loud = after(opened, { type: 'sound.toggled' }, { type: 'volume.changed', volume: 7 });
  expect([loud.value.sound, loud.context.volume]).toEqual(['audible', 1]);
  expect(told.mock.calls.map(([name]) => name)).toEqual(['measures', 'mute', 'unmute', 'volume']);
});
test('[Y6] a sound that has no way out leaves the film running, muted, until it is asked for again', () => {
  const missed = { type: 'sound.missed' } as const;
  const silent = after(opened, toggled, missed);
  expect([silent.value.sound, silent.value.transport]).toEqual(['silent', { playing: 'running' }]);
  expect(told.mock.calls.map(([name]) => name)).toEqual(['measures', 'start', 'mute']);
  expect(after(opened, missed, { type: 'sound.toggled' }).value.sound).toBe('audible');
});
test('a step pauses, and steps once', () => {
  expect(transportAfter(opened, toggled, { type: 'frame.stepped', by: 1 })).toBe('paused');
  expect(told.mock.calls.filter(([name]) => name === 'step')).toEqual([['step', { by: 1 }]]);
});
test('a film that broke can be tried again', () => {
  const broken = [opened, toggled, { type: 'film.failed' }] as const;
  expect(after(...broken).context.failure).toEqual({ unknownTemplate: null });
  expect(transportAfter(...broken, { type: 'retried' }, opened)).toBe('paused');
});
