/** The video in another language, as a copy: a model translates what is said and shown, a voice speaks it, then the copy is there. [SC4] */
import { assign, setup } from 'xstate';
import { CALL_LIMIT_MS, LONG_CALL_LIMIT_MS } from '../../../contract/limits';
import type { ModelProgress, WriterFailure } from '../../../contract/scripts/script';
import { usualVoice, type TranslationOffer } from '../../../contract/ui/translationOffer';
import type { VideoData } from '../../../contract/video/videoData';
import { notProvided, watchNotProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

interface Texts {
  readonly source: string;
  readonly text: string;
}
export interface TranslatedTexts {
  /** In the order of the script. */
  readonly sentences: readonly Texts[];
  readonly shown: readonly Texts[];
}
/** Nobody sees it before it is shown. */
export interface HiddenCopy {
  readonly projectId: string;
  readonly title: string;
  readonly layout: VideoData;
}
interface Choice {
  readonly language: string;
  /** By name; null where only the captions are to be in the language. */
  readonly voice: string | null;
}
/** Of the copy in the other language. */
interface SpokenCopy {
  readonly layout: VideoData;
  /** Sentences that the voice could not say: they are marked. */
  readonly unspoken: number;
}

type Told<Type extends ModelProgress['type']> = Omit<Extract<ModelProgress, { type: Type }>, 'type'>;
/** With the server's sentence, where there is one. */
type Refused = { type: 'translation.refused'; detail: string | null };
export type TranslatingEvent =
  | ({ type: 'words.written' } & Told<'writing'>)
  | ({ type: 'writer.failed' } & Told<'failed'>)
  | { type: 'texts.translated'; texts: TranslatedTexts }
  | Refused;
export type SpeakingEvent =
  | { type: 'sentence.spoken'; done: number; all: number }
  | ({ type: 'copy.spoken' } & SpokenCopy)
  | Refused;

interface Context {
  readonly offer: TranslationOffer | null;
  readonly language: string | null;
  readonly voice: string | null;
  /** How far the model is; null before it is asked. */
  readonly written: Told<'writing'> | null;
  /** Which models could not, in their order. */
  readonly failures: readonly WriterFailure[];
  readonly texts: TranslatedTexts | null;
  readonly copy: HiddenCopy | null;
  /** Sentences. */
  readonly done: number;
  readonly all: number;
  readonly spoken: SpokenCopy | null;
  /** The server's sentence. */
  readonly problem: string | null;
}
const nothing: Context = {
  offer: null,
  language: null,
  voice: null,
  written: null,
  failures: [],
  texts: null,
  copy: null,
  done: 0,
  all: 0,
  spoken: null,
  problem: null,
};

const given = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('this state comes behind the one that knows it');
  return value;
};
const late = { target: '#scriptTranslation.open.refused', actions: 'forgetProblem' } as const;
const refused = {
  target: '#scriptTranslation.open.refused',
  actions: {
    type: 'rememberProblem',
    params: ({ event }: { event: { detail: string | null } }) => event.detail,
  },
} as const;
const failed = {
  target: '#scriptTranslation.open.refused',
  actions: {
    type: 'rememberProblem',
    params: ({ event }: { event: { error: unknown } }) => refusalOf(event.error).detail,
  },
} as const;

export const scriptTranslationMachine = setup({
  types: {
    children: {} as {
      fetchOffer: 'fetchOffer';
      translateTexts: 'translateTexts';
      hideCopy: 'hideCopy';
      speakCopy: 'speakCopy';
      showCopy: 'showCopy';
    },
    context: {} as Context,
    events: {} as
      | { type: 'translation.requested' }
      | { type: 'language.chosen'; language: string | null }
      | { type: 'voice.chosen'; voice: string | null }
      | { type: 'choice.submitted' }
      | TranslatingEvent
      | SpeakingEvent
      | { type: 'retried' }
      | { type: 'cancelled' },
  },
  actors: {
    fetchOffer: notProvided<TranslationOffer, void>('fetchOffer'),
    /** Saves the video first, and then asks a model. */
    translateTexts: watchNotProvided<TranslatingEvent, { language: string }>('translateTexts'),
    hideCopy: notProvided<HiddenCopy, Choice>('hideCopy'),
    /** One sentence after the other; one that fails is marked in the copy. */
    speakCopy: watchNotProvided<
      SpeakingEvent,
      { copy: HiddenCopy; texts: TranslatedTexts; voice: string | null }
    >('speakCopy'),
    showCopy: notProvided<void, { projectId: string; layout: VideoData }>('showCopy'),
  },
  delays: {
    /** Between two words of the server: it tells every second how far a model is. */
    reportLimit: CALL_LIMIT_MS,
    callLimit: CALL_LIMIT_MS,
    longCallLimit: LONG_CALL_LIMIT_MS,
  },
  guards: {
    thereIsAModel: (_, { writer }: TranslationOffer) => writer !== null,
    languageIsChosen: ({ context }) => context.language !== null,
  },
  actions: {
    forget: assign(nothing),
    rememberOffer: assign((_, offer: TranslationOffer) => ({ offer })),
    chooseLanguage: assign(({ context }, language: string | null) => ({
      language,
      voice: context.offer && language !== null ? usualVoice(context.offer, language) : null,
    })),
    chooseVoice: assign((_, voice: string | null) => ({ voice })),
    begin: assign(({ context: { offer, language, voice } }) => ({ ...nothing, offer, language, voice })),
    rememberWritten: assign((_, written: Told<'writing'>) => ({ written })),
    rememberFailure: assign(({ context }, failure: WriterFailure) => ({
      failures: [...context.failures, failure],
      written: null,
    })),
    rememberTexts: assign((_, texts: TranslatedTexts) => ({ texts })),
    rememberCopy: assign((_, copy: HiddenCopy) => ({ copy })),
    rememberProgress: assign((_, { done, all }: { done: number; all: number }) => ({ done, all })),
    rememberSpoken: assign((_, spoken: SpokenCopy) => ({ spoken })),
    rememberProblem: assign((_, problem: string | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    announceCopy: (_, _title: string) => {},
  },
}).createMachine({
  id: 'scriptTranslation',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'translation.requested': 'open' } },
    /** Whoever closes it ends what is under way: of a copy that is not shown, nothing stays. */
    open: {
      initial: 'fetchingOffer',
      on: { cancelled: 'closed' },
      states: {
        fetchingOffer: {
          invoke: {
            id: 'fetchOffer',
            src: 'fetchOffer',
            onDone: [
              {
                guard: { type: 'thereIsAModel', params: ({ event }) => event.output },
                actions: { type: 'rememberOffer', params: ({ event }) => event.output },
                target: 'choosing',
              },
              { target: 'withoutModel' },
            ],
            onError: 'unavailable',
          },
        },
        unavailable: { on: { retried: 'fetchingOffer' } },
        withoutModel: { on: { retried: 'fetchingOffer' } },
        choosing: {
          on: {
            'language.chosen': { actions: { type: 'chooseLanguage', params: ({ event }) => event.language } },
            'voice.chosen': { actions: { type: 'chooseVoice', params: ({ event }) => event.voice } },
            'choice.submitted': { guard: 'languageIsChosen', actions: 'begin', target: 'translatingTexts' },
          },
        },
        translatingTexts: {
          invoke: {
            id: 'translateTexts',
            src: 'translateTexts',
            input: ({ context }) => ({ language: given(context.language) }),
          },
          on: {
            'words.written': {
              actions: { type: 'rememberWritten', params: ({ event: { type: _, ...told } }) => told },
              target: '.listening',
            },
            'writer.failed': {
              actions: { type: 'rememberFailure', params: ({ event: { type: _, ...failure } }) => failure },
              target: '.listening',
            },
            'texts.translated': {
              actions: { type: 'rememberTexts', params: ({ event }) => event.texts },
              target: 'hidingCopy',
            },
            'translation.refused': refused,
          },
          initial: 'listening',
          states: { listening: { after: { reportLimit: late } } },
        },
        hidingCopy: {
          invoke: {
            id: 'hideCopy',
            src: 'hideCopy',
            input: ({ context: { language, voice } }) => ({ language: given(language), voice }),
            onDone: {
              actions: { type: 'rememberCopy', params: ({ event }) => event.output },
              target: 'speakingCopy',
            },
            onError: failed,
          },
          after: { longCallLimit: late },
        },
        speakingCopy: {
          invoke: {
            id: 'speakCopy',
            src: 'speakCopy',
            input: ({ context: { copy, texts, voice } }) => ({
              copy: given(copy),
              texts: given(texts),
              voice,
            }),
          },
          on: {
            'sentence.spoken': {
              actions: { type: 'rememberProgress', params: ({ event }) => event },
              target: '.listening',
            },
            'copy.spoken': {
              actions: { type: 'rememberSpoken', params: ({ event: { type: _, ...spoken } }) => spoken },
              target: 'showingCopy',
            },
            'translation.refused': refused,
          },
          initial: 'listening',
          states: { listening: { after: { longCallLimit: late } } },
        },
        showingCopy: {
          invoke: {
            id: 'showCopy',
            src: 'showCopy',
            input: ({ context: { copy, spoken } }) => ({
              projectId: given(copy).projectId,
              layout: given(spoken).layout,
            }),
            onDone: {
              actions: { type: 'announceCopy', params: ({ context }) => context.copy?.title ?? '' },
              target: 'shown',
            },
            onError: failed,
          },
          after: { callLimit: late },
        },
        /** The copy is among the projects. */
        shown: {},
        /** Nothing of it is there. */
        refused: { on: { retried: 'choosing' } },
      },
    },
  },
});
