/** Plays one sound at a time, a track of music or a voice's sample, and reports one that cannot be played. [W10] [W11] */
import { assign, setup } from 'xstate';
import { actionNotProvided, watchNotProvided } from '../shared/notProvided';

/** 0 to 1. */
type Volume = number;
export interface Sound {
  readonly src: string;
  readonly volume: Volume;
}
type PreviewEvent =
  | { type: 'preview.toggled'; sound: Sound }
  | { type: 'preview.stopped' }
  | { type: 'sound.started' }
  | { type: 'sound.ended' }
  | { type: 'sound.failed' };

export const audioPreviewMachine = setup({
  types: { context: {} as { sound: Sound | null }, events: {} as PreviewEvent },
  actors: {
    playSound: watchNotProvided<PreviewEvent, Sound>('playSound'),
  },
  guards: {
    itIsTheOnePlaying: ({ context }, sound: Sound) => context.sound?.src === sound.src,
  },
  actions: {
    rememberSound: assign({ sound: (_, sound: Sound) => sound }),
    forgetSound: assign({ sound: null }),
    announceFailure: actionNotProvided('announceFailure'),
  },
}).createMachine({
  id: 'audioPreview',
  context: { sound: null },
  initial: 'silent',
  states: {
    silent: {
      entry: 'forgetSound',
      on: {
        'preview.toggled': {
          target: 'playingSound',
          actions: { type: 'rememberSound', params: ({ event }) => event.sound },
        },
      },
    },
    playingSound: {
      invoke: {
        id: 'playSound',
        src: 'playSound',
        input: ({ context }) => context.sound ?? { src: '', volume: 0 },
      },
      initial: 'loading',
      on: {
        'preview.toggled': [
          { guard: { type: 'itIsTheOnePlaying', params: ({ event }) => event.sound }, target: 'silent' },
          {
            target: 'playingSound',
            reenter: true,
            actions: { type: 'rememberSound', params: ({ event }) => event.sound },
          },
        ],
        'preview.stopped': 'silent',
        'sound.ended': 'silent',
        'sound.failed': { target: 'silent', actions: 'announceFailure' },
      },
      states: { loading: { on: { 'sound.started': 'heard' } }, heard: {} },
    },
  },
});
