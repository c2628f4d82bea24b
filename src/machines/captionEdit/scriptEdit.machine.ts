/** One sentence of the script, changed as text: what is new is spoken, then the video follows as one step. [SC1] */
import { assign, setup } from 'xstate';
import { SENTENCE_RECORDING_MS } from '../../../contract/limits';
import type { OwnRecording } from '../../../contract/routes/recordings.routes';
import { joinWords } from '../../../contract/video/spokenWords';
import { audioPreviewMachine } from '../audioPreview/audioPreview.machine';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { voiceRecorderMachine } from '../voiceRecorder/voiceRecorder.machine';
import type { VoiceOverChanged } from '../wizard/voiceChoice';
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
  | { readonly kind: 'spoken' | 'recorded'; readonly spoken: SpokenWords }
  | ({ readonly kind: 'unspoken'; readonly text: string } & Delivery)
  | { readonly kind: 'removed' };
/** Why it is not in the video: the engine's code, or the server's sentence. */
export type ScriptProblem = { readonly code: string } | { readonly detail: string | null };
interface RecordedSentence {
  readonly text: string;
  readonly recordingUrl: string;
}
interface Sentence extends Delivery {
  readonly text: string;
  readonly place: ScriptPlace;
}

interface Context extends Delivery {
  readonly place: ScriptPlace | null;
  readonly text: string;
  /** What the owner said of it, once the server has it. */
  readonly recording: OwnRecording | null;
  readonly written: ScriptWritten | null;
  readonly problem: ScriptProblem | null;
  /** Asked for while this one is being spoken: it is opened then. */
  readonly next: ScriptPlace | null;
}
const nothing: Context = {
  place: null,
  text: '',
  voice: null,
  speed: null,
  recording: null,
  written: null,
  problem: null,
  next: null,
};

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

type Opened = { event: { place: ScriptPlace } };
type Moved = { event: { move: SentenceMoved } };
/** What leads away from the sentence that is open, unless something was written there. */
const leadingAway = {
  'sentence.opened': [
    {
      guard: 'isUntouched',
      actions: { type: 'open', params: ({ event }: Opened) => event.place },
      target: '#scriptEdit.open.editing',
    },
    {
      guard: { type: 'anotherIsAskedFor', params: ({ event }: Opened) => event.place },
      target: '#scriptEdit.open.unsettled',
    },
  ],
  'speaking.requested': [
    {
      guard: 'isUntouched',
      actions: { type: 'open', params: ({ event }: Opened) => event.place },
      target: '#scriptEdit.speakingSentence',
    },
    { target: '#scriptEdit.open.unsettled' },
  ],
  'move.requested': [
    {
      guard: 'isUntouched',
      actions: { type: 'moveSentence', params: ({ event }: Moved) => event.move },
      target: '#scriptEdit.closed',
    },
    { target: '#scriptEdit.open.unsettled' },
  ],
} as const;

export const scriptEditMachine = setup({
  types: {
    children: {} as {
      voiceRecorder: 'voiceRecorder';
      audioPreview: 'audioPreview';
      speakSentence: 'speakSentence';
      timeRecording: 'timeRecording';
      changeScript: 'changeScript';
    },
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
      /** By its owner, in their own voice. */
      | { type: 'recording.requested' }
      /** The recorder's: there is a take that is to be used, or none any more. */
      | VoiceOverChanged
      | { type: 'retried' }
      /** The script is not on the screen any more. */
      | { type: 'script.left' }
      | { type: 'cancelled' },
  },
  actors: {
    voiceRecorder: voiceRecorderMachine,
    audioPreview: audioPreviewMachine,
    /** When each word is said in it. */
    timeRecording: notProvided<SpokenWords, RecordedSentence>('timeRecording'),
    speakSentence: notProvided<SpokenWords, Sentence>('speakSentence'),
    /** Where what is to be opened next stands after the change. */
    changeScript: notProvided<
      ScriptPlace | null,
      { place: ScriptPlace; written: ScriptWritten; next: ScriptPlace | null }
    >('changeScript'),
  },
  guards: {
    isUntouched: ({ context }) => isUntouched(context),
    anotherIsAskedFor: ({ context }, place: ScriptPlace) => place.from !== context.place?.from,
    somethingIsSaid: ({ context }) => context.text.trim() !== '',
    takeIsToBeUsed: (_, { changes }: VoiceOverChanged) => changes.recording != null,
    anotherWaits: (_, next: ScriptPlace | null) => next !== null,
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
    rememberRecording: assign((_, { changes }: VoiceOverChanged) => ({
      recording: changes.recording ?? null,
    })),
    forgetRecording: assign({ recording: null, problem: null }),
    forgetProblem: assign({ problem: null }),
    rememberNext: assign((_, next: ScriptPlace) => ({ next })),
    forgetNext: assign({ next: null }),
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
        ...leadingAway,
        'recording.requested': { guard: 'somethingIsSaid', target: 'recording' },
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
    /** Its owner says it. Whoever goes on to another sentence, or leaves the script, abandons the take. */
    recording: {
      invoke: [
        {
          id: 'voiceRecorder',
          src: 'voiceRecorder',
          input: { kept: null, longestMs: SENTENCE_RECORDING_MS.max },
        },
        { id: 'audioPreview', src: 'audioPreview' },
      ],
      entry: 'forgetRecording',
      exit: 'forgetRecording',
      initial: 'taking',
      on: {
        ...leadingAway,
        'voiceOver.changed': [
          {
            guard: { type: 'takeIsToBeUsed', params: ({ event }) => event },
            actions: { type: 'rememberRecording', params: ({ event }) => event },
            target: '.timingRecording',
          },
          { actions: 'forgetRecording', target: '.taking' },
        ],
        'script.left': [{ guard: 'isUntouched', target: 'closed' }, { target: 'open.editing' }],
        cancelled: 'open.editing',
      },
      states: {
        /** Counted in, spoken, heard and sent. */
        taking: {},
        timingRecording: {
          invoke: {
            id: 'timeRecording',
            src: 'timeRecording',
            input: ({ context }) => ({
              text: context.text.trim(),
              recordingUrl: context.recording?.url ?? '',
            }),
            onDone: {
              actions: {
                type: 'rememberWritten',
                params: ({ event }): ScriptWritten => ({ kind: 'recorded', spoken: event.output }),
              },
              target: 'changingScriptByRecording',
            },
            onError: {
              actions: {
                type: 'rememberProblem',
                params: ({ event }) => ({ detail: refusalOf(event.error).detail }),
              },
              target: 'untimed',
            },
          },
        },
        untimed: { exit: 'forgetProblem', on: { retried: 'timingRecording' } },
        changingScriptByRecording: {
          invoke: {
            id: 'changeScript',
            src: 'changeScript',
            input: ({ context }) => ({ place: placeOf(context), written: writtenOf(context), next: null }),
            onDone: {
              actions: { type: 'announceChange', params: ({ context }) => context.written },
              target: '#scriptEdit.closed',
            },
            onError: {
              actions: {
                type: 'rememberProblem',
                params: ({ event }) => ({ code: refusalCodeOf(event.error) }),
              },
              target: 'refused',
            },
          },
        },
        /** The video did not take it: the take is kept. */
        refused: { exit: 'forgetProblem', on: { retried: 'changingScriptByRecording' } },
      },
    },
    speakingSentence: {
      on: {
        'sentence.opened': { actions: { type: 'rememberNext', params: ({ event }) => event.place } },
        'move.requested': { actions: { type: 'moveSentence', params: ({ event }) => event.move } },
        cancelled: { actions: 'forgetNext', target: 'open' },
      },
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
          actions: [
            'forgetNext',
            {
              type: 'rememberProblem',
              params: ({ event }) => ({ detail: refusalOf(event.error).detail }),
            },
          ],
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
          next: context.next,
        }),
        onDone: [
          {
            guard: { type: 'anotherWaits', params: ({ event }) => event.output },
            actions: [
              { type: 'announceChange', params: ({ context }) => context.written },
              { type: 'open', params: ({ context, event }) => event.output ?? placeOf(context) },
            ],
            target: 'open',
          },
          {
            actions: { type: 'announceChange', params: ({ context }) => context.written },
            target: 'closed',
          },
        ],
        onError: {
          actions: [
            'forgetNext',
            {
              type: 'rememberProblem',
              params: ({ event }) => ({ code: refusalCodeOf(event.error) }),
            },
          ],
          target: 'open.refused',
        },
      },
    },
  },
});
