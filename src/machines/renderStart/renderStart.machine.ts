/** From the editor to the file: what is missing is named, what is on screen is saved, a person chooses what it becomes, then it is asked for. [E7] [E11] [ED4] */
import { assign, setup } from 'xstate';
import { forecastOf, type Forecast, type RenderSettings } from '../../../contract/renderSettings';
import type { MomentWithout } from '../../editor-engine/moments/momentsWithout';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

type Id = { projectId: string };
export interface RenderOrder extends Id {
  readonly settings: RenderSettings;
  /** Whether a mail is to say when it has ended. */
  readonly mail: boolean;
}
export interface RenderStartInput extends Id {
  readonly settings: RenderSettings;
  /** Whether mail goes out of here. */
  readonly mailIsOffered: boolean;
}
interface Context extends RenderOrder {
  readonly mailIsOffered: boolean;
  /** Null until they are told. */
  readonly forecasts: readonly Forecast[] | null;
  /** The server's sentence, where it refused the render and said why. */
  readonly refusal: string | null;
}

export const renderStartMachine = setup({
  types: {
    input: {} as RenderStartInput,
    context: {} as Context,
    events: {} as
      | { type: 'render.requested' }
      | { type: 'render.confirmed' }
      | { type: 'mend.chosen' }
      | { type: 'moment.chosen'; atMs: number }
      | { type: 'settings.changed'; change: Partial<RenderSettings> }
      | { type: 'mail.changed'; mail: boolean }
      | { type: 'choice.confirmed' }
      | { type: 'sheet.closed' }
      | { type: 'refusal.dismissed' },
  },
  actors: {
    /** Moments without a picture, or of a voice without its caption. */
    findMissing: notProvided<readonly MomentWithout[], void>('findMissing'),
    /** Answers with what is usual for the video as it now is: its captions may have been switched on since. */
    saveChanges: notProvided<Pick<RenderSettings, 'captions'> | undefined, void>('saveChanges'),
    foretellRender: notProvided<readonly Forecast[], Id>('foretellRender'),
    renderProject: notProvided<Id, RenderOrder>('renderProject'),
  },
  guards: {
    somethingIsMissing: (_, moments: readonly MomentWithout[]) => moments.length > 0,
    choiceFits: ({ context }) => !forecastOf(context.forecasts, context.settings)?.refusal,
  },
  actions: {
    rememberForecasts: assign((_, forecasts: readonly Forecast[]) => ({ forecasts })),
    forgetForecasts: assign({ forecasts: null }),
    rememberRefusal: assign({ refusal: (_, detail: string | null) => detail }),
    changeSettings: assign(({ context }, change: Partial<RenderSettings>) => ({
      settings: { ...context.settings, ...change },
    })),
    changeMail: assign((_, mail: boolean) => ({ mail })),
    fillMoments: actionNotProvided('fillMoments'),
    goTo: actionNotProvided<number>('goTo'),
  },
}).createMachine({
  id: 'renderStart',
  context: ({ input }) => ({ ...input, mail: false, forecasts: null, refusal: null }),
  initial: 'calm',
  states: {
    calm: {
      on: { 'render.requested': 'looking' },
    },
    looking: {
      invoke: {
        id: 'findMissing',
        src: 'findMissing',
        onDone: [
          {
            guard: { type: 'somethingIsMissing', params: ({ event }) => event.output },
            target: 'naming',
          },
          'savingChanges',
        ],
        onError: {
          target: 'refused',
          actions: { type: 'rememberRefusal', params: null },
        },
      },
    },
    /** What is missing. Mended, it is looked at before it is rendered. */
    naming: {
      on: {
        'render.confirmed': 'savingChanges',
        'mend.chosen': { target: 'calm', actions: 'fillMoments' },
        'moment.chosen': { target: 'calm', actions: { type: 'goTo', params: ({ event }) => event.atMs } },
        'refusal.dismissed': 'calm',
      },
    },
    savingChanges: {
      invoke: {
        id: 'saveChanges',
        src: 'saveChanges',
        onDone: {
          target: 'choosing',
          actions: { type: 'changeSettings', params: ({ event }) => event.output ?? {} },
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
        'mail.changed': { actions: { type: 'changeMail', params: ({ event }) => event.mail } },
        'choice.confirmed': { guard: 'choiceFits', target: 'renderingProject' },
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
    renderingProject: {
      invoke: {
        id: 'renderProject',
        src: 'renderProject',
        input: ({ context: { projectId, settings, mail } }) => ({ projectId, settings, mail }),
        onDone: 'started',
        onError: {
          target: 'refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.error).detail },
        },
      },
    },
    /** What would be rendered is not what is on screen. */
    unsaved: { on: { 'render.requested': 'savingChanges', 'refusal.dismissed': 'calm' } },
    refused: { on: { 'render.requested': 'savingChanges', 'refusal.dismissed': 'calm' } },
    started: { type: 'final' },
  },
});
