/** The whole script as one text: edited freely, then only what is new in it is spoken, and the video follows as one step. [SC1] */
import { assign, setup } from 'xstate';
import { watchNotProvided } from '../shared/notProvided';
import type { ScriptProblem } from './scriptEdit.machine';

/** How many sentences became what. */
export interface ScriptCounts {
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  readonly moved: number;
}
/** `unspoken`: the words at once, their sound later. */
export type RewriteHow = 'spoken' | 'unspoken';
export type RewriteEvent =
  | { type: 'sentence.spoken'; done: number; all: number }
  | { type: 'script.rewritten'; counts: ScriptCounts }
  | { type: 'script.refused'; problem: ScriptProblem };

interface Context {
  readonly text: string;
  readonly how: RewriteHow;
  /** Sentences. */
  readonly done: number;
  readonly all: number;
  readonly problem: ScriptProblem | null;
}
const nothing: Context = { text: '', how: 'spoken', done: 0, all: 0, problem: null };

export const scriptTextMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | RewriteEvent
      | { type: 'script.opened'; text: string }
      | { type: 'text.changed'; text: string }
      | { type: 'change.submitted' }
      | { type: 'later.requested' }
      | { type: 'cancelled' },
  },
  actors: {
    /** Speaks what is new, one after the other, then changes the video as one step. */
    rewriteScript: watchNotProvided<RewriteEvent, { text: string; how: RewriteHow }>('rewriteScript'),
  },
  guards: {
    /** It is not a voice that failed. */
    videoRefused: (_, problem: ScriptProblem) => 'code' in problem,
  },
  actions: {
    open: assign((_, text: string) => ({ ...nothing, text })),
    write: assign((_, text: string) => ({ text, problem: null })),
    begin: assign((_, how: RewriteHow) => ({ how, done: 0, all: 0, problem: null })),
    rememberProgress: assign((_, { done, all }: { done: number; all: number }) => ({ done, all })),
    rememberProblem: assign((_, problem: ScriptProblem) => ({ problem })),
    forget: assign(nothing),
    announceRewritten: (_, _counts: ScriptCounts) => {},
  },
}).createMachine({
  id: 'scriptText',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'script.opened': { actions: { type: 'open', params: ({ event }) => event.text }, target: 'open' },
      },
    },
    open: {
      initial: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'write', params: ({ event }) => event.text },
          target: '.editing',
        },
        'change.submitted': { actions: { type: 'begin', params: 'spoken' }, target: 'rewritingScript' },
        cancelled: 'closed',
      },
      states: {
        editing: {},
        /** Nothing of it is in the video, and the text is as it was written. */
        refused: {},
        /** No sound came: the words can be kept without it. */
        unspoken: {
          on: {
            'later.requested': {
              actions: { type: 'begin', params: 'unspoken' },
              target: '#scriptText.rewritingScript',
            },
          },
        },
      },
    },
    rewritingScript: {
      invoke: {
        id: 'rewriteScript',
        src: 'rewriteScript',
        input: ({ context: { text, how } }) => ({ text, how }),
      },
      on: {
        'sentence.spoken': { actions: { type: 'rememberProgress', params: ({ event }) => event } },
        'script.rewritten': {
          actions: { type: 'announceRewritten', params: ({ event }) => event.counts },
          target: 'closed',
        },
        'script.refused': [
          {
            guard: { type: 'videoRefused', params: ({ event }) => event.problem },
            actions: { type: 'rememberProblem', params: ({ event }) => event.problem },
            target: 'open.refused',
          },
          {
            actions: { type: 'rememberProblem', params: ({ event }) => event.problem },
            target: 'open.unspoken',
          },
        ],
        cancelled: 'open.editing',
      },
    },
  },
});
