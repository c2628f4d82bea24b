/** One sentence of the script, changed as text: what is new is spoken, then the video follows as one step. [SC1] */
import { assign, setup } from 'xstate';
import { joinWords } from '../../../contract/video/spokenWords';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { refusalCodeOf } from './refusalCode';

/** A stretch of the script, ms of the video, and what stands there; of no length where something is put in. */
export interface ScriptPlace {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}
export interface SpokenWords {
  readonly words: readonly { readonly text: string; readonly from: number; readonly to: number }[];
  readonly sound: {
    readonly src: string;
    readonly durationMs: number;
    /** Null where the owner said it. */
    readonly voice: string | null;
    readonly speed: number;
  } | null;
}
export interface SentenceMoved {
  readonly place: ScriptPlace;
  readonly toIndex: number;
}
/** How a sentence is to be said; null: as it is said there. */
interface Delivery {
  readonly voice: string | null;
  /** 1 is the voice's own pace. */
  readonly speed: number | null;
}
/** What becomes of the place. `unspoken`: the words at once, their sound later. */
export type ScriptWritten =
  | { readonly kind: 'spoken'; readonly spoken: SpokenWords }
  | ({ readonly kind: 'unspoken'; readonly text: string } & Delivery)
  | { readonly kind: 'removed' };
/** Why it is not in the video: the engine's code, or the server's sentence. */
export type ScriptProblem = { readonly code: string } | { readonly detail: string | null };
interface Sentence extends Delivery {
  readonly text: string;
  readonly place: ScriptPlace;
}

interface Context extends Delivery {
  readonly place: ScriptPlace | null;
  readonly text: string;
  readonly written: ScriptWritten | null;
  readonly problem: ScriptProblem | null;
}
const nothing: Context = { place: null, text: '', voice: null, speed: null, written: null, problem: null };

/** A new sentence without words is none, whoever was to say it. */
const isUntouched = ({ place, text, voice, speed }: Context) =>
  text.trim() === place?.said && ((voice === null && speed === null) || place.said === '');
const placeOf = ({ place }: Context): ScriptPlace => {
  if (!place) throw new Error('there is no sentence to change');
  return place;
};

const writtenOf = ({ written }: Context): ScriptWritten => {
  if (!written) throw new Error('nothing was written');
  return written;
};

export const scriptEditMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'sentence.opened'; place: ScriptPlace }
      /** As it stands: it was not spoken yet. */
      | { type: 'speaking.requested'; place: ScriptPlace }
      | { type: 'text.changed'; text: string }
      | { type: 'voice.chosen'; voice: string | null }
      | { type: 'pace.chosen'; speed: number | null }
      /** Together with the sentence before it: the place of both. */
      | { type: 'join.requested'; place: ScriptPlace }
      /** To another place among the sentences, from 0, with all that belongs to it. */
      | { type: 'move.requested'; move: SentenceMoved }
      | { type: 'change.submitted' }
      | { type: 'later.requested' }
      | { type: 'removal.requested' }
      | { type: 'sentence.left' }
      | { type: 'cancelled' },
  },
  actors: {
    speakSentence: notProvided<SpokenWords, Sentence>('speakSentence'),
    changeScript: notProvided<void, { place: ScriptPlace; written: ScriptWritten }>('changeScript'),
  },
  guards: {
    isUntouched: ({ context }) => isUntouched(context),
    anotherIsAskedFor: ({ context }, place: ScriptPlace) => place.from !== context.place?.from,
    isEmptied: ({ context }) => context.text.trim() === '' && context.place?.said !== '',
  },
  actions: {
    open: assign((_, place: ScriptPlace) => ({ ...nothing, place, text: place.said })),
    close: assign(nothing),
    write: assign((_, text: string) => ({ text, problem: null })),
    chooseVoice: assign((_, voice: string | null) => ({ voice, problem: null })),
    choosePace: assign((_, speed: number | null) => ({ speed, problem: null })),
    join: assign(({ context }, place: ScriptPlace) => {
      const before = place.said.slice(0, place.said.length - (context.place?.said.length ?? 0)).trimEnd();
      return { place, text: joinWords([before, context.text.trimStart()]), problem: null };
    }),
    rememberWritten: assign((_, written: ScriptWritten) => ({ written, problem: null })),
    rememberUnspoken: assign({
      written: ({ context: { text, voice, speed } }): ScriptWritten => ({
        kind: 'unspoken',
        text: text.trim(),
        voice,
        speed,
      }),
      problem: null,
    }),
    rememberProblem: assign((_, problem: ScriptProblem) => ({ problem })),
    moveSentence: (_, _move: SentenceMoved) => {},
    announceChange: (_, _written: ScriptWritten | null) => {},
  },
}).createMachine({
  id: 'scriptEdit',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'close',
      on: {
        'sentence.opened': { actions: { type: 'open', params: ({ event }) => event.place }, target: 'open' },
        'speaking.requested': {
          actions: { type: 'open', params: ({ event }) => event.place },
          target: 'speakingSentence',
        },
        'move.requested': { actions: { type: 'moveSentence', params: ({ event }) => event.move } },
      },
    },
    open: {
      initial: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'write', params: ({ event }) => event.text },
          target: '.editing',
        },
        'voice.chosen': {
          actions: { type: 'chooseVoice', params: ({ event }) => event.voice },
          target: '.editing',
        },
        'pace.chosen': {
          actions: { type: 'choosePace', params: ({ event }) => event.speed },
          target: '.editing',
        },
        'join.requested': {
          actions: { type: 'join', params: ({ event }) => event.place },
          target: '.editing',
        },
        'change.submitted': [
          {
            guard: 'isEmptied',
            actions: { type: 'rememberWritten', params: { kind: 'removed' } },
            target: 'changingScript',
          },
          { guard: 'isUntouched', target: 'closed' },
          { target: 'speakingSentence' },
        ],
        'removal.requested': {
          actions: { type: 'rememberWritten', params: { kind: 'removed' } },
          target: 'changingScript',
        },
        'sentence.opened': [
          {
            guard: 'isUntouched',
            actions: { type: 'open', params: ({ event }) => event.place },
            target: '.editing',
          },
          {
            guard: { type: 'anotherIsAskedFor', params: ({ event }) => event.place },
            target: '.unsettled',
          },
        ],
        'speaking.requested': [
          {
            guard: 'isUntouched',
            actions: { type: 'open', params: ({ event }) => event.place },
            target: 'speakingSentence',
          },
          { target: '.unsettled' },
        ],
        'move.requested': [
          {
            guard: 'isUntouched',
            actions: { type: 'moveSentence', params: ({ event }) => event.move },
            target: 'closed',
          },
          { target: '.unsettled' },
        ],
        // One may play the video meanwhile: what was written stays.
        'sentence.left': { guard: 'isUntouched', target: 'closed' },
        cancelled: 'closed',
      },
      states: {
        editing: {},
        /** Another sentence was asked for before this one was spoken or cancelled. */
        unsettled: {},
        /** No sound came: the words can be kept without it. */
        unspoken: {
          on: { 'later.requested': { actions: 'rememberUnspoken', target: '#scriptEdit.changingScript' } },
        },
        /** The video did not take it. */
        refused: {},
      },
    },
    speakingSentence: {
      on: { cancelled: 'open' },
      invoke: {
        id: 'speakSentence',
        src: 'speakSentence',
        input: ({ context }) => ({
          text: context.text.trim(),
          place: placeOf(context),
          voice: context.voice,
          speed: context.speed,
        }),
        onDone: {
          actions: {
            type: 'rememberWritten',
            params: ({ event }): ScriptWritten => ({ kind: 'spoken', spoken: event.output }),
          },
          target: 'changingScript',
        },
        onError: {
          actions: {
            type: 'rememberProblem',
            params: ({ event }) => ({ detail: refusalOf(event.error).detail }),
          },
          target: 'open.unspoken',
        },
      },
    },
    changingScript: {
      invoke: {
        id: 'changeScript',
        src: 'changeScript',
        input: ({ context }) => ({
          place: placeOf(context),
          written: writtenOf(context),
        }),
        onDone: {
          actions: { type: 'announceChange', params: ({ context }) => context.written },
          target: 'closed',
        },
        onError: {
          actions: {
            type: 'rememberProblem',
            params: ({ event }) => ({ code: refusalCodeOf(event.error) }),
          },
          target: 'open.refused',
        },
      },
    },
  },
});
