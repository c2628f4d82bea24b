/** A film that is opened, played, scrubbed and heard; what changes with each frame is passed on, never kept. [Y1] [Y2] [Y6] */
import { UNMEASURED_FILM, type Film } from './film';
import { playbackSetup, type PlaybackContext } from './playback.setup';

const seek = {
  'frame.sought': {
    actions: {
      type: 'seekFrame',
      params: ({ event }: { event: { frame: number } }) => ({ frame: event.frame }),
    },
  },
} as const;
const step = {
  'frame.stepped': {
    target: '#playback.transport.paused',
    actions: { type: 'stepFrames', params: ({ event }: { event: { by: number } }) => ({ by: event.by }) },
  },
} as const;
const fail = {
  'film.failed': {
    target: '#playback.transport.failed',
    actions: { type: 'rememberFailure', params: { error: null } },
  },
} as const;
const publishRate = {
  type: 'publishRate',
  params: ({ context }: { context: PlaybackContext }) => ({ rate: context.rate, shuttle: context.shuttle }),
} as const;
type Measured = { event: { film: Film } };
const remeasure = {
  actions: [
    { type: 'rememberFilm', params: ({ event }: Measured) => event.film },
    { type: 'publishMeasures', params: ({ event }: Measured) => event.film },
  ],
} as const;
const begin = {
  'playback.toggled': 'playing',
  'playback.started': 'playing',
  'shuttle.forwarded': { target: 'playing', actions: ['speedUp', publishRate] },
  'shuttle.reversed': { target: 'playing', actions: ['speedBack', publishRate] },
} as const;

const playing = playbackSetup.createStateConfig({
  entry: 'startFilm',
  exit: ['stopFilm', 'endShuttle', publishRate],
  initial: 'running',
  on: {
    ...seek,
    ...step,
    ...fail,
    'playback.toggled': 'paused',
    'playback.paused': 'paused',
    'scrub.began': 'scrubbing.interrupting',
    'shuttle.forwarded': { actions: ['shiftUp', publishRate] },
    'shuttle.reversed': { actions: ['shiftBack', publishRate] },
    'film.ended': [{ guard: 'filmRunsBackwards', target: 'paused' }, { target: 'ended' }],
  },
  states: {
    running: { on: { 'film.waited': 'waiting' } },
    /** A hitch that is over soon is not worth a word. [Y6] */
    waiting: { on: { 'film.resumed': 'running' }, after: { bufferingDelay: 'buffering' } },
    buffering: { entry: 'markBuffering', exit: 'clearBuffering', on: { 'film.resumed': 'running' } },
  },
});

const transport = playbackSetup.createStateConfig({
  initial: 'readingMetadata',
  states: {
    readingMetadata: {
      entry: ['forgetFilm', 'forgetFailure'],
      invoke: {
        id: 'readMetadata',
        src: 'readMetadata',
        onDone: {
          target: 'paused',
          actions: [
            { type: 'rememberFilm', params: ({ event }) => event.output },
            { type: 'publishMeasures', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'templateIsUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'paused',
            actions: { type: 'logMetadataFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    paused: {
      on: { ...begin, ...seek, ...step, ...fail, 'scrub.began': 'scrubbing.holding' },
    },
    playing,
    scrubbing: {
      initial: 'holding',
      on: { ...seek, ...fail },
      states: {
        holding: { on: { 'scrub.ended': '#playback.transport.paused' } },
        /** It was playing before, and goes on afterwards. */
        interrupting: { on: { 'scrub.ended': '#playback.transport.playing' } },
      },
    },
    ended: {
      entry: 'parkFilm',
      invoke: { id: 'watchPlayhead', src: 'watchPlayhead' },
      on: {
        ...step,
        ...fail,
        'playback.toggled': { target: 'playing', actions: 'rewindFilm' },
        'playback.started': { target: 'playing', actions: 'rewindFilm' },
        'shuttle.forwarded': { target: 'playing', actions: ['rewindFilm', 'speedUp', publishRate] },
        'shuttle.reversed': begin['shuttle.reversed'],
        'frame.sought': { ...seek['frame.sought'], target: 'paused' },
        'scrub.began': 'scrubbing.holding',
        'playhead.moved': 'paused',
        /** Its end is somewhere else now. */
        'film.changed': { ...remeasure, target: 'paused' },
      },
    },
    failed: { on: { retried: 'readingMetadata', 'film.changed': 'readingMetadata' } },
  },
});

export const playbackMachine = playbackSetup.createMachine({
  id: 'playback',
  context: { film: UNMEASURED_FILM, rate: 1, shuttle: null, volume: 1, failure: null },
  invoke: { id: 'watchFilm', src: 'watchFilm' },
  on: {
    'film.changed': remeasure,
    'rate.chosen': {
      guard: { type: 'rateIsValid', params: ({ event }) => event },
      actions: [{ type: 'rememberRate', params: ({ event }) => event }, publishRate],
    },
  },
  type: 'parallel',
  states: {
    transport,
    sound: {
      initial: 'audible',
      on: {
        'volume.changed': [
          {
            guard: { type: 'volumeIsHeard', params: ({ event }) => event },
            target: '.audible',
            actions: [
              { type: 'rememberVolume', params: ({ event }) => event },
              { type: 'publishVolume', params: ({ context }) => ({ volume: context.volume }) },
            ],
          },
          { target: '.muted' },
        ],
      },
      states: {
        audible: {
          invoke: { id: 'listenForSound', src: 'listenForSound' },
          on: { 'sound.toggled': 'muted', 'sound.missed': 'silent' },
        },
        muted: { entry: 'muteFilm', exit: 'unmuteFilm', on: { 'sound.toggled': 'audible' } },
        /** There is no way out for it: the film goes on by its own clock. [Y6] */
        silent: { entry: 'muteFilm', exit: 'unmuteFilm', on: { 'sound.toggled': 'audible' } },
      },
    },
    repeat: {
      initial: 'once',
      states: { once: { on: { 'loop.toggled': 'looping' } }, looping: { on: { 'loop.toggled': 'once' } } },
    },
  },
});
