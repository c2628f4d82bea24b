/** Scripts are being written at the server: what is ready, how far a model is, and what becomes of one that cannot. [WR1] */
import { assign, sendParent, setup } from 'xstate';
import { CALL_LIMIT_MS, LONG_CALL_LIMIT_MS } from '../../../contract/limits';
import { ideasIn } from '../../../contract/scripts/script';
import type {
  ScriptIdea,
  ScriptIdeasRequest,
  ScriptProgress,
  ScriptsAnswer,
  WriterFailure,
} from '../../../contract/scripts/script';
import { refusalOf } from '../shared/refusal';
import type { ScriptsAsked, ScriptsReport } from '../wizard/scriptsReport';
import { watchNotProvided } from '../shared/notProvided';

type Told<Type extends ScriptProgress['type']> = Omit<Extract<ScriptProgress, { type: Type }>, 'type'>;
/** What the server tells, line by line. */
export type WritingReport =
  | ({ type: 'ideas.readied' } & Told<'ready'>)
  | ({ type: 'page.told' } & Told<'page'>)
  | ({ type: 'words.written' } & Told<'writing'>)
  | ({ type: 'answer.rejected' } & Told<'refused'>)
  | ({ type: 'writer.failed' } & Told<'failed'>)
  | { type: 'writing.finished'; answer: ScriptsAnswer }
  | { type: 'call.failed'; error: unknown };
export type WritingEvent = ScriptsAsked | WritingReport | { type: 'writing.cancelled' } | { type: 'retried' };

interface CallFailed {
  readonly event: { readonly error: unknown };
}

interface WritingContext {
  readonly asked: Omit<ScriptsAsked, 'type'> | null;
  /** What was handed to the wizard already. */
  readonly readied: readonly ScriptIdea[];
  /** How far a model is; null before one is asked. */
  readonly written: Told<'writing'> | null;
  /** Which models could not, in their order. */
  readonly failures: readonly WriterFailure[];
  /** Why nothing came; null where nothing came in time. */
  readonly refusal: string | null;
}
const nothing: WritingContext = { asked: null, readied: [], written: null, failures: [], refusal: null };

/** What was neither handed over already nor shown before it was asked for. */
const newIn = ({ asked, readied }: WritingContext, ideas: readonly ScriptIdea[]) => {
  const known = new Set([...readied.map(({ script }) => script.trim()), ...(asked?.request.data.not ?? [])]);
  return ideas.filter(({ script }) => !known.has(script.trim()));
};

function reportOf(answer: ScriptsAnswer, ideasFor: string): ScriptsReport {
  if (!('needs' in answer)) return { type: 'scripts.written', ideas: answer, ideasFor };
  return answer.needs === 'facts'
    ? { type: 'facts.needed', answer }
    : { type: 'sentences.needed', answer, ideasFor };
}

export const scriptWritingMachine = setup({
  types: {
    context: {} as WritingContext,
    events: {} as WritingEvent,
    children: {} as { writeScripts: 'writeScripts' },
  },
  actors: {
    writeScripts: watchNotProvided<WritingEvent, ScriptIdeasRequest>('writeScripts'),
  },
  delays: {
    /** Until the first word of the server; then, between two: it tells every second how far a model is. */
    firstReportLimit: LONG_CALL_LIMIT_MS,
    reportLimit: CALL_LIMIT_MS,
  },
  guards: {
    someAreNew: ({ context }, ideas: readonly ScriptIdea[]) => newIn(context, ideas).length > 0,
    /** Facts for an ad, or which sentences of notes are said. */
    somethingIsNeeded: (_, answer: ScriptsAnswer) => 'needs' in answer,
    /** Others were asked for, and none came. */
    nothingIsNew: ({ context }, answer: ScriptsAnswer) =>
      context.readied.length === 0 &&
      (context.asked?.request.data.not?.length ?? 0) > 0 &&
      newIn(context, ideasIn(answer)).length === 0,
  },
  actions: {
    remember: assign((_, { request, ideasFor }: Omit<ScriptsAsked, 'type'>) => ({
      ...nothing,
      asked: { request, ideasFor },
    })),
    forgetTold: assign(({ context: { asked, readied } }) => ({ ...nothing, asked, readied })),
    rememberWritten: assign({ written: (_, written: Told<'writing'>) => written }),
    rememberFailure: assign({
      failures: ({ context }, failure: WriterFailure) => [...context.failures, failure],
      written: null,
    }),
    reportFailure: sendParent((): ScriptsReport => ({ type: 'writer.gaveUp' })),
    rememberRefusal: assign({ refusal: (_, error: unknown) => refusalOf(error).detail }),
    handOver: sendParent(({ context }, ideas: readonly ScriptIdea[]): ScriptsReport => ({
      type: context.readied.length === 0 ? 'scripts.written' : 'scripts.added',
      ideas: newIn(context, ideas),
      ideasFor: context.asked?.ideasFor ?? '',
    })),
    tellPage: sendParent(({ context }, { sentences }: Told<'page'>): ScriptsReport => ({
      type: 'page.told',
      sentences,
      ideasFor: context.asked?.ideasFor ?? '',
    })),
    rememberReadied: assign({ readied: (_, ideas: readonly ScriptIdea[]) => ideas }),
    reportNeed: sendParent(({ context }, answer: ScriptsAnswer) =>
      reportOf(answer, context.asked?.ideasFor ?? ''),
    ),
    reportRefusal: sendParent((_, error: unknown): ScriptsReport => ({ type: 'scripts.refused', error })),
    reportLateness: sendParent((): ScriptsReport => ({ type: 'scripts.late' })),
  },
}).createMachine({
  id: 'scriptWriting',
  context: nothing,
  initial: 'resting',
  on: {
    'scripts.asked': { target: '.writing', actions: { type: 'remember', params: ({ event }) => event } },
  },
  states: {
    /** Nothing is asked for, or what was asked for is there. */
    resting: {},
    writing: {
      invoke: {
        id: 'writeScripts',
        src: 'writeScripts',
        input: ({ context }) => context.asked?.request as ScriptIdeasRequest,
      },
      initial: 'beginning',
      on: {
        'writing.cancelled': 'resting',
        'ideas.readied': {
          guard: { type: 'someAreNew', params: ({ event }) => event.ideas },
          actions: [
            { type: 'handOver', params: ({ event }) => event.ideas },
            { type: 'rememberReadied', params: ({ event }) => event.ideas },
          ],
        },
        'page.told': { actions: { type: 'tellPage', params: ({ event }) => event } },
        'words.written': {
          target: '.modelWriting',
          actions: { type: 'rememberWritten', params: ({ event }) => event },
        },
        'answer.rejected': '.askingAgain',
        'writer.failed': {
          target: '.beginning',
          actions: [{ type: 'rememberFailure', params: ({ event }) => event }, 'reportFailure'],
        },
        'writing.finished': [
          {
            guard: { type: 'somethingIsNeeded', params: ({ event }) => event.answer },
            target: 'resting',
            actions: { type: 'reportNeed', params: ({ event }) => event.answer },
          },
          {
            guard: { type: 'nothingIsNew', params: ({ event }) => event.answer },
            target: 'nothingNew',
          },
          {
            target: 'resting',
            actions: {
              type: 'handOver',
              params: ({ event }) => ideasIn(event.answer),
            },
          },
        ],
        'call.failed': {
          target: 'failed',
          actions: [
            { type: 'rememberRefusal', params: ({ event }: CallFailed) => event.error },
            { type: 'reportRefusal', params: ({ event }: CallFailed) => event.error },
          ],
        },
      },
      states: {
        beginning: {
          after: { firstReportLimit: { target: '#scriptWriting.failed', actions: 'reportLateness' } },
        },
        modelWriting: {
          after: { reportLimit: { target: '#scriptWriting.failed', actions: 'reportLateness' } },
        },
        askingAgain: {
          after: { reportLimit: { target: '#scriptWriting.failed', actions: 'reportLateness' } },
        },
      },
    },
    nothingNew: {},
    failed: {
      on: {
        retried: { target: 'writing', actions: 'forgetTold' },
        'writing.cancelled': 'resting',
      },
    },
  },
});
