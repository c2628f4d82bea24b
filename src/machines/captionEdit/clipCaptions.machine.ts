/** Captions written of what somebody says in a clip: heard by the server's speech recogniser, where it has one. [SC5] */
import { assign, setup } from 'xstate';
import { HEARING_LIMIT_MS } from '../../../contract/limits';
import type { Transcript } from '../../../contract/routes/speech.routes';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { RefusedCommand } from './refusalCode';

export interface ClipToHear {
  readonly id: string;
  /** Where its file is. */
  readonly src: string;
}
export interface HeardClip {
  readonly id: string;
  readonly words: Transcript['words'];
  /** Whether captions that stand there go: only after a person said so. */
  readonly replaces: boolean;
}
/** The engine's code, or the server's sentence, where there is one. */
export type HearingProblem = { readonly code: string } | { readonly detail: string | null };
interface Context {
  readonly clip: ClipToHear | null;
  /** Captions that stand where its own will. */
  readonly standing: number;
  readonly words: Transcript['words'];
  readonly written: number;
  readonly problem: HearingProblem | null;
}
const nothing: Context = { clip: null, standing: 0, words: [], written: 0, problem: null };

const clipOf = ({ clip }: Context): ClipToHear => {
  if (!clip) throw new Error('this state comes behind the one that knows its clip');
  return clip;
};
const problemOf = (error: unknown): HearingProblem =>
  error instanceof RefusedCommand ? { code: error.code } : { detail: refusalOf(error).detail };
const failed = {
  target: 'failed',
  actions: {
    type: 'rememberProblem',
    params: ({ event }: { event: { error: unknown } }) => problemOf(event.error),
  },
} as const;

interface Request {
  readonly clip: ClipToHear;
  readonly standing: number;
}
const requested = [
  {
    guard: { type: 'captionsStandThere', params: ({ event }: { event: Request }) => event },
    actions: { type: 'begin', params: ({ event }: { event: Request }) => event },
    target: 'confirming',
  },
  {
    actions: { type: 'begin', params: ({ event }: { event: Request }) => event },
    target: 'transcribingClip',
  },
] as const;

export const clipCaptionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'recogniser.wanted' }
      | ({ type: 'captions.requested' } & Request)
      | { type: 'replacement.confirmed' }
      | { type: 'retried' }
      | { type: 'cancelled' },
  },
  actors: {
    /** Whether there is one. */
    askForRecogniser: notProvided<boolean, void>('askForRecogniser'),
    transcribeClip: notProvided<Transcript, ClipToHear>('transcribeClip'),
    /** How many captions there are then. */
    writeCaptions: notProvided<number, HeardClip>('writeCaptions'),
  },
  delays: { hearingLimit: HEARING_LIMIT_MS },
  guards: {
    thereIsOne: (_, isThere: boolean) => isThere,
    captionsStandThere: (_, { standing }: Request) => standing > 0,
  },
  actions: {
    begin: assign((_, { clip, standing }: Request) => ({ ...nothing, clip, standing })),
    forget: assign(nothing),
    rememberWords: assign({ words: (_, words: Transcript['words']) => words }),
    rememberWritten: assign({ written: (_, written: number) => written }),
    rememberProblem: assign({ problem: (_, problem: HearingProblem) => problem }),
    announceWritten: (_, _count: number) => {},
  },
}).createMachine({
  id: 'clipCaptions',
  context: nothing,
  initial: 'unasked',
  states: {
    unasked: { on: { 'recogniser.wanted': 'askingForRecogniser' } },
    askingForRecogniser: {
      invoke: {
        id: 'askForRecogniser',
        src: 'askForRecogniser',
        onDone: [
          { guard: { type: 'thereIsOne', params: ({ event }) => event.output }, target: 'offered' },
          { target: 'withoutRecogniser' },
        ],
        // Asked again when the next clip is shown.
        onError: 'unasked',
      },
    },
    withoutRecogniser: {},
    offered: {
      initial: 'calm',
      states: {
        calm: { entry: 'forget', on: { 'captions.requested': requested } },
        /** Nothing is asked of the recogniser before: it may cost. */
        confirming: {
          on: {
            'replacement.confirmed': 'transcribingClip',
            cancelled: 'calm',
            'captions.requested': requested,
          },
        },
        transcribingClip: {
          invoke: {
            id: 'transcribeClip',
            src: 'transcribeClip',
            input: ({ context }) => clipOf(context),
            onDone: {
              actions: { type: 'rememberWords', params: ({ event }) => event.output.words },
              target: 'writingCaptions',
            },
            onError: failed,
          },
          after: {
            hearingLimit: {
              actions: { type: 'rememberProblem', params: { detail: null } },
              target: 'failed',
            },
          },
          on: { cancelled: 'calm' },
        },
        writingCaptions: {
          invoke: {
            id: 'writeCaptions',
            src: 'writeCaptions',
            input: ({ context }) => ({
              id: clipOf(context).id,
              words: context.words,
              replaces: context.standing > 0,
            }),
            onDone: {
              actions: [
                { type: 'rememberWritten', params: ({ event }) => event.output },
                { type: 'announceWritten', params: ({ event }) => event.output },
              ],
              target: 'written',
            },
            onError: failed,
          },
        },
        written: { on: { 'captions.requested': requested } },
        /** Nothing of it is in the video. */
        failed: {
          on: { retried: 'transcribingClip', cancelled: 'calm', 'captions.requested': requested },
        },
      },
    },
  },
});
