/** From the editor to the file: a person chooses what it becomes, or one press takes what is usual; what is to be mended is named, what is on screen is saved, then it is asked for. [E7] [E11] [ED4] */
import { assign, setup, type DoneActorEvent } from 'xstate';
import { CALL_LIMIT_MS, LONG_CALL_LIMIT_MS } from '../../../contract/limits';
import { forecastOf, rendersOf, type Forecast, type RenderSettings } from '../../../contract/renderSettings';
import type { FormatName } from '../../../contract/video/formats/formats';
import { OVERRIDDEN, weights, type Overridden } from '../../../contract/publishCheck';
import type { CheckReport } from '../../editor-engine/check/checkReport';
import type { Finding } from '../../editor-engine/check/finding';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

type Id = { projectId: string };
export interface RenderOrder extends Id {
  readonly settings: RenderSettings;
  /** Each becomes a video of its own; none where the document has a shape of its own. */
  readonly formats: readonly FormatName[];
  /** Whether a mail is to say when it has ended. */
  readonly mail: boolean;
  /** What was to be mended, and is rendered all the same. */
  readonly overridden: Overridden;
}
export interface RenderStartInput extends Id {
  readonly settings: RenderSettings;
  /** Whether mail goes out of here. */
  readonly mailIsOffered: boolean;
  /** Whether the person wants one, as their settings say. */
  readonly wantsMail: boolean;
}
interface Context extends RenderOrder {
  /** What the document had when it was last asked. */
  readonly usual: RenderSettings;
  readonly mailIsOffered: boolean;
  readonly wantsMail: boolean;
  /** Of the last look at the video. */
  readonly report: CheckReport;
  /** Null until they are told. */
  readonly forecasts: readonly Forecast[] | null;
  /** The server's sentence, where it refused the render and said why. */
  readonly refusal: string | null;
  /** Of a sentence that is being spoken. */
  readonly spoken: Finding | null;
}

const toMend = ({ findings }: CheckReport) => findings.filter(({ kind }) => weights[kind] === 'fix');
const anew = {
  'render.requested': { target: 'looking', actions: 'takeUsual' },
  'choice.requested': 'savingChanges',
} as const;
const reportOf = ({ event }: { event: DoneActorEvent<CheckReport> }) => event.output;
const somethingIsNamed = {
  guard: { type: 'somethingIsToBeMended', params: reportOf },
  target: 'naming',
  actions: { type: 'rememberReport', params: reportOf },
} as const;
const ownFormat = ({ format }: RenderSettings) => (format ? [format] : []);

function followedBy({ settings, formats, usual }: Context, now = usual): Partial<Context> {
  const hasOtherFormat = now.format !== usual.format;
  return {
    usual: now,
    settings: {
      ...settings,
      ...(now.captions !== usual.captions && { captions: now.captions }),
      ...(hasOtherFormat && { format: now.format }),
    },
    formats: hasOtherFormat ? ownFormat({ ...settings, format: now.format }) : formats,
  };
}

export const renderStartMachine = setup({
  types: {
    input: {} as RenderStartInput,
    context: {} as Context,
    events: {} as
      /** As is usual for this video. */
      | { type: 'render.requested' }
      | { type: 'choice.requested' }
      | { type: 'render.confirmed' }
      | { type: 'mend.chosen'; finding: Finding }
      | { type: 'finding.chosen'; finding: Finding }
      | { type: 'settings.changed'; change: Partial<RenderSettings> }
      | { type: 'format.toggled'; format: FormatName }
      | { type: 'mail.changed'; mail: boolean }
      | { type: 'choice.confirmed' }
      | { type: 'sheet.closed' }
      | { type: 'refusal.dismissed' },
  },
  actors: {
    lookThrough: notProvided<CheckReport, void>('lookThrough'),
    /** Answers with what is usual for the video as it now is: its captions may have been switched on since. */
    saveChanges: notProvided<RenderSettings | undefined, void>('saveChanges'),
    foretellRender: notProvided<readonly Forecast[], Id>('foretellRender'),
    renderProject: notProvided<Id, RenderOrder>('renderProject'),
    /** Has it said, and puts that into the video as one step. */
    speakSentence: notProvided<void, { finding: Finding | null }>('speakSentence'),
  },
  delays: { callLimit: CALL_LIMIT_MS, longCallLimit: LONG_CALL_LIMIT_MS },
  guards: {
    isMendedBySpeech: (_, { mend }: Finding) => mend !== null && 'speech' in mend,
    somethingIsToBeMended: (_, report: CheckReport) => toMend(report).length > 0,
    choiceFits: ({ context }) =>
      rendersOf(context).every((settings) => !forecastOf(context.forecasts, settings)?.refusal),
    oneFormatIsLeft: ({ context }, format: FormatName) => context.formats.some((one) => one !== format),
  },
  actions: {
    rememberForecasts: assign((_, forecasts: readonly Forecast[]) => ({ forecasts })),
    forgetForecasts: assign({ forecasts: null }),
    rememberRefusal: assign({ refusal: (_, detail: string | null) => detail }),
    changeSettings: assign(({ context }, change: Partial<RenderSettings>) => ({
      settings: { ...context.settings, ...change },
    })),
    toggleFormat: assign(({ context: { formats } }, format: FormatName) => ({
      formats: formats.includes(format) ? formats.filter((one) => one !== format) : [...formats, format],
    })),
    /** What a person has chosen stays, unless the document has another usual choice than before. */
    followDocument: assign(({ context }, usual: RenderSettings | undefined) => followedBy(context, usual)),
    /** What was chosen in a sheet that was closed is not meant. */
    takeUsual: assign(({ context: { usual, wantsMail } }) => ({
      settings: usual,
      formats: ownFormat(usual),
      mail: wantsMail,
    })),
    changeMail: assign((_, mail: boolean) => ({ mail })),
    rememberReport: assign((_, report: CheckReport) => ({ report, overridden: [] })),
    rememberOverridden: assign(({ context }) => ({
      overridden: toMend(context.report)
        .slice(0, OVERRIDDEN)
        .map(({ kind, from }) => ({ kind, at_ms: from })),
    })),
    forgetOverridden: assign({ overridden: [] }),
    rememberSentence: assign({ spoken: (_, finding: Finding) => finding }),
    mend: actionNotProvided<Finding>('mend'),
    goTo: actionNotProvided<Finding>('goTo'),
  },
}).createMachine({
  id: 'renderStart',
  context: ({ input }) => ({
    ...input,
    usual: input.settings,
    formats: ownFormat(input.settings),
    mail: input.wantsMail,
    overridden: [],
    report: { findings: [], unknown: [] },
    forecasts: null,
    refusal: null,
    spoken: null,
  }),
  initial: 'calm',
  states: {
    calm: { on: anew },
    /** Each time it is asked for, the video is looked at as it now is. */
    looking: {
      entry: 'forgetOverridden',
      invoke: {
        id: 'lookThrough',
        src: 'lookThrough',
        onDone: [somethingIsNamed, { target: 'savingLastChanges' }],
        // Where the check itself fails, nobody is kept.
        onError: 'savingLastChanges',
      },
    },
    naming: {
      on: {
        'render.confirmed': { target: 'savingLastChanges', actions: 'rememberOverridden' },
        'mend.chosen': [
          {
            guard: { type: 'isMendedBySpeech', params: ({ event }) => event.finding },
            target: 'speakingSentence',
            actions: { type: 'rememberSentence', params: ({ event }) => event.finding },
          },
          {
            target: 'lookingAgain',
            actions: { type: 'mend', params: ({ event }) => event.finding },
          },
        ],
        'finding.chosen': {
          target: 'calm',
          actions: { type: 'goTo', params: ({ event }) => event.finding },
        },
        'refusal.dismissed': 'calm',
      },
      initial: 'listed',
      states: {
        listed: {},
        /** The sentence could not be spoken. */
        unspoken: {},
      },
    },
    speakingSentence: {
      invoke: {
        id: 'speakSentence',
        src: 'speakSentence',
        input: ({ context }) => ({ finding: context.spoken }),
        onDone: 'lookingAgain',
        onError: {
          target: 'naming.unspoken',
          actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.error).detail },
        },
      },
      after: {
        longCallLimit: {
          target: 'naming.unspoken',
          actions: { type: 'rememberRefusal', params: null },
        },
      },
      on: { 'refusal.dismissed': 'calm' },
    },
    /** What was named stays in sight until it is known what is left of it. */
    lookingAgain: {
      invoke: {
        id: 'lookThrough',
        src: 'lookThrough',
        // A video that was just mended is not rendered before it could be looked at.
        onDone: [somethingIsNamed, { target: 'savingChanges' }],
        // What is left of it is unknown: it is a person who goes on.
        onError: 'naming',
      },
      on: { 'refusal.dismissed': 'calm' },
    },
    savingChanges: {
      invoke: {
        id: 'saveChanges',
        src: 'saveChanges',
        onDone: {
          target: 'choosing',
          actions: { type: 'followDocument', params: ({ event }) => event.output },
        },
        onError: 'unsaved',
      },
    },
    choosing: {
      initial: 'foretelling',
      entry: 'forgetForecasts',
      on: {
        'settings.changed': {
          actions: { type: 'changeSettings', params: ({ event }) => event.change },
        },
        'format.toggled': {
          guard: { type: 'oneFormatIsLeft', params: ({ event }) => event.format },
          actions: { type: 'toggleFormat', params: ({ event }) => event.format },
        },
        'mail.changed': { actions: { type: 'changeMail', params: ({ event }) => event.mail } },
        'choice.confirmed': { guard: 'choiceFits', target: 'looking' },
        'sheet.closed': 'calm',
      },
      states: {
        foretelling: {
          invoke: {
            id: 'foretellRender',
            src: 'foretellRender',
            input: ({ context }) => ({ projectId: context.projectId }),
            onDone: {
              target: 'foretold',
              actions: { type: 'rememberForecasts', params: ({ event }) => event.output },
            },
            onError: 'unforetold',
          },
        },
        foretold: {},
        /** It can be rendered all the same: what does not fit is refused then. */
        unforetold: {},
      },
    },
    /** A sentence may have been spoken while the sheet was open. */
    savingLastChanges: {
      invoke: {
        id: 'saveChanges',
        src: 'saveChanges',
        onDone: {
          target: 'renderingProject',
          actions: { type: 'followDocument', params: ({ event }) => event.output },
        },
        onError: 'unsaved',
      },
      after: { callLimit: 'unsaved' },
    },
    renderingProject: {
      invoke: {
        id: 'renderProject',
        src: 'renderProject',
        input: ({ context: { projectId, settings, formats, mail, overridden } }) => ({
          ...{ projectId, settings, mail, overridden },
          formats: settings.format ? formats : [],
        }),
        onDone: 'started',
        onError: {
          target: 'refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.error).detail },
        },
      },
    },
    /** What would be rendered is not what is on screen. */
    unsaved: { on: { ...anew, 'refusal.dismissed': 'calm' } },
    refused: { on: { ...anew, 'refusal.dismissed': 'calm' } },
    started: { type: 'final' },
  },
});
