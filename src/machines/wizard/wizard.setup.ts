/** What both wizards know, hear and do alike; each extends it by its own. */
import { assign, sendTo, type AnyActorRef, type EventObject } from 'xstate';
import { CALL_LIMIT_MS, LONG_CALL_LIMIT_MS } from '../../../contract/limits';
import type { ScriptIdeasRequest, ScriptWishes } from '../../../contract/scripts/script';
import type { Voice } from '../../../contract/voice';
import { voiceListMachine, type VoicesForScript } from '../voiceList/voiceList.machine';
import { browserModelMachine } from '../browserModel/browserModel.machine';
import { scriptWritingMachine } from '../scriptWriting/scriptWriting.machine';
import { voiceRecorderMachine } from '../voiceRecorder/voiceRecorder.machine';
import {
  placeAfter,
  withoutDefaultIdea,
  withRewrittenIdea,
  withScripts,
  type ScriptChoice,
} from '../../../contract/ui/scriptChoice';
import { anErrorStands, isForbidden, type StepRefusal } from './stepRefusal';
import { voiceNamed, wantedVoiceOf, withGrantedVoice, type VoiceOverChanged } from './voiceChoice';
import type { Picks } from '../../../contract/ui/picks';
import type { ScriptsAsked, ScriptsReport, Written } from './scriptsReport';
import { languageOf, moreLike, othersThan, wishesOf, type Wishes, type WizardForm } from './wizardForm';
import { actionNotProvided } from '../shared/notProvided';

/** What a person does in the steps that both have. */
export type SharedEvent<Step extends string> =
  | { type: 'text.changed'; name: 'ownScript'; text: string }
  | { type: 'step.submitted' }
  | { type: 'back.requested' }
  | { type: 'step.chosen'; step: Step }
  | { type: 'retried' }
  | { type: 'call.cancelled' }
  | { type: 'scriptSource.chosen'; source: ScriptChoice['scriptSource'] }
  | { type: 'idea.chosen'; index: number }
  | { type: 'idea.opened'; index: number }
  | { type: 'idea.rewritten'; text: string }
  | { type: 'idea.closed' }
  | { type: 'wish.changed'; changes: Partial<Wishes> }
  | { type: 'others.requested' }
  | { type: 'similar.requested'; index: number }
  | { type: 'browserModel.chosen' }
  | ScriptsReport
  | { type: 'music.chosen'; audio: string }
  | { type: 'voice.chosen'; voice: Voice }
  | { type: 'picks.confirmed'; picks: Picks }
  | VoiceOverChanged;

export interface WizardErrors<Key extends string> {
  /** Under the step's title. */
  readonly step?: StepRefusal<Key>;
}
export interface WizardContext<Form, Errors, Step> {
  readonly form: Form;
  readonly errors: Errors;
  readonly resumeAt: Step;
  /** The idea whose text is open for editing. */
  readonly openIdea: number | null;
  /** The name of a voice that is to be chosen once it is listed. */
  readonly wantedVoice: string | null;
  readonly jobId: string | null;
}
export interface WizardDraft<Form, Step> {
  readonly step: Step;
  readonly form: Form;
}
export interface WizardInput<Form, Step> {
  readonly draft: WizardDraft<Form, Step> | null;
  /** The name of the voice that the wizard was opened with. */
  readonly voiceName: string | null;
}

/** The chart's id and its steps, in their order. */
export interface WizardSteps<Step> {
  readonly id: string;
  readonly steps: readonly Step[];
}
/** In what two wizards differ where they do the same. */
export interface WizardRules<Form, Errors, Key, Step> {
  readonly noErrors: Errors;
  scriptErrors(form: Form): Errors;
  settingsErrors(form: Form): Errors;
  /** What the ideas are written for. */
  ideasKey(form: Form): string;
  /** Whether two of those say the same thing in other words: scripts for the one are scripts for the other. */
  isSameSubject(before: string, now: string): boolean;
  /** The call that writes them. */
  requestOf(form: Form, wishes: ScriptWishes): ScriptIdeasRequest;
  /** The steps that can be gone to: those whose forerunners are complete. */
  openSteps(form: Form): readonly Step[];
  callErrors(key: Key, error: unknown): Errors;
  lateErrors(key: Key): Errors;
}

export const wizardActors = {
  voiceList: voiceListMachine,
  voiceRecorder: voiceRecorderMachine,
  scriptWriting: scriptWritingMachine,
  browserModel: browserModelMachine,
};
/** By the id and the source of each. */
export type WizardChildren = { [Child in keyof typeof wizardActors]: Child };
export const wizardDelays = { callLimit: CALL_LIMIT_MS, longCallLimit: LONG_CALL_LIMIT_MS };

/** Writing goes on while other steps are looked at. */
export const scriptWriter = {
  invoke: { id: 'scriptWriting', src: 'scriptWriting' },
  on: {
    'scripts.written': {
      actions: { type: 'rememberScripts', params: ({ event }: { event: Written }) => event },
    },
    'scripts.added': { actions: { type: 'addScripts', params: ({ event }: { event: Written }) => event } },
  },
} as const;

interface Jump<Step> {
  readonly chosen: Step;
  readonly step: Step;
}

export const wizardGuards = <
  Form extends WizardForm,
  Errors extends WizardErrors<Key>,
  Key extends string,
  Step,
>(
  rules: WizardRules<Form, Errors, Key, Step>,
) => {
  interface Args {
    readonly context: WizardContext<Form, Errors, Step>;
  }
  return {
    anErrorStands: ({ context }: Args) => anErrorStands(context.errors),
    draftIsAt: ({ context }: Args, step: Step) => context.resumeAt === step,
    ideasAreThere: ({ context: { form } }: Args) => form.ideasFor === rules.ideasKey(form),
    ideaIsThere: ({ context }: Args, index: number) => context.form.scripts[index] !== undefined,
    scriptIsUnusable: ({ context }: Args) => anErrorStands(rules.scriptErrors(context.form)),
    settingsAreIncomplete: ({ context }: Args) => anErrorStands(rules.settingsErrors(context.form)),
    /** The voice that was asked for is there, or the script is in another language than it was. */
    voiceListTellsNews: ({ context }: Args, { voices, scriptLanguage }: VoicesForScript) =>
      context.form.scriptLanguage !== scriptLanguage || voiceNamed(voices, context.wantedVoice) !== undefined,
    callIsForbidden: (_: Args, error: unknown) => isForbidden(error),
    stepIsOpen: ({ context }: Args, { chosen, step }: Jump<Step>) =>
      chosen === step && rules.openSteps(context.form).includes(step),
    callMayBeRetried: ({ context }: Args) => context.errors.step?.canRetry === true,
  };
};

export const wizardActions = <Form extends WizardForm, Errors, Key, Step>(
  rules: WizardRules<Form, Errors, Key, Step>,
) => {
  type Context = WizardContext<Form, Errors, Step>;
  const { noErrors } = rules;
  const tell = <Params extends {} | undefined = undefined>(
    child: keyof WizardChildren,
    event: (context: Context, params: Params) => EventObject,
  ) =>
    sendTo<Context, EventObject, Params, AnyActorRef, EventObject, never>(
      child,
      ({ context }: { context: Context }, params: Params) => event(context, params),
    ) as (args: { context: Context }, params: Params) => void;
  const ask = <Params extends {} | undefined>(
    wishesFor: (form: Form, params: Params) => ScriptWishes,
    child: 'scriptWriting' | 'browserModel' = 'scriptWriting',
  ) =>
    tell<Params>(child, ({ form }, params): ScriptsAsked => ({
      type: 'scripts.asked',
      request: rules.requestOf(form, { ...wishesOf(form), ...wishesFor(form, params) }),
      ideasFor: rules.ideasKey(form),
    }));
  /** Only the context is read, so that the action fits a chart that knows and hears more. */
  const change = <Params extends {} | undefined>(
    changes: (context: Context, params: Params) => Partial<Context>,
  ) =>
    assign<Context, EventObject, Params, EventObject, never>(({ context }, params) =>
      changes(context, params),
    ) as (args: { context: Context }, params: Params) => void;
  return {
    clearErrors: change<undefined>(() => ({ errors: noErrors })),
    refuseScript: change<undefined>(({ form }) => ({ errors: rules.scriptErrors(form) })),
    refuseSettings: change<undefined>(({ form }) => ({ errors: rules.settingsErrors(form) })),
    refuseCall: change<{ key: Key; error: unknown }>((_, { key, error }) => ({
      errors: rules.callErrors(key, error),
    })),
    refuseLateCall: change<Key & string>((_, key) => ({ errors: rules.lateErrors(key) })),
    edit: change<Partial<Form>>(({ form }, changes) => ({ form: { ...form, ...changes }, errors: noErrors })),
    askForScripts: ask<undefined>(() => ({})),
    askForOthers: ask<undefined>(othersThan),
    askForSimilar: ask<number>(moreLike),
    askBrowserModel: ask<undefined>(othersThan, 'browserModel'),
    cancelWriting: tell('scriptWriting', () => ({ type: 'writing.cancelled' })),
    tellLanguage: tell('browserModel', ({ form }) => ({
      type: 'language.changed',
      language: languageOf(form),
    })),
    tellOfFailure: tell('browserModel', () => ({ type: 'writer.gaveUp' })),
    /** What is written of the same stays below; what is written of something else is gone. */
    rememberScripts: change<Written>(({ form, openIdea }, { ideas, ideasFor }) => {
      const isTheSame = form.ideasFor !== null && rules.isSameSubject(form.ideasFor, ideasFor);
      const before = isTheSame ? withoutDefaultIdea(form) : { ...form, scripts: [], chosenIdea: null };
      const written = withScripts(before, ideas);
      return {
        form: {
          ...written,
          newest: ideas.length,
          ideasFor,
          scriptSource: form.ownScript.trim() === '' ? 'ideas' : form.scriptSource,
        },
        openIdea: placeAfter(before, ideas, openIdea),
        errors: noErrors,
      };
    }),
    addScripts: change<Written>(({ form, openIdea }, { ideas }) => {
      const written = withScripts(form, ideas);
      return {
        form: { ...written, newest: form.newest + ideas.length },
        openIdea: placeAfter(form, ideas, openIdea),
      };
    }),
    openIdea: change<number>((_, openIdea) => ({ openIdea })),
    closeIdea: change<undefined>(() => ({ openIdea: null })),
    rewriteIdea: change<string>(({ form, openIdea }, text) => ({
      form: withRewrittenIdea(form, openIdea, text),
      errors: noErrors,
    })),
    rememberVoiceList: change<VoicesForScript>(({ form, wantedVoice }, { voices, scriptLanguage }) => {
      const told = { ...form, scriptLanguage };
      return voiceNamed(voices, wantedVoice)
        ? { form: withGrantedVoice(told, voices, wantedVoice), wantedVoice: null, errors: noErrors }
        : { form: told };
    }),
    rememberJob: change<string>((_, jobId) => ({ jobId })),
    announceRefusal: actionNotProvided<{ detail: string | null }>('announceRefusal'),
  };
};

/** A wizard as it begins, or as the draft left it. */
export const resumed = <Form extends WizardForm, Errors, Step>(
  { draft, voiceName }: WizardInput<Form, Step>,
  empty: { readonly form: Form; readonly errors: Errors; readonly step: Step },
): WizardContext<Form, Errors, Step> => {
  const form = draft?.form ?? empty.form;
  return {
    form,
    errors: empty.errors,
    resumeAt: draft?.step ?? empty.step,
    openIdea: null,
    wantedVoice: wantedVoiceOf(form, voiceName),
    jobId: null,
  };
};

/** To the step that a draft was left at. */
export const resuming = <Step extends string>({ steps }: WizardSteps<Step>) => ({
  always: steps.map((step) => ({ guard: { type: 'draftIsAt' as const, params: step }, target: step })),
});

/** From one step to the others: each can be gone to when its forerunners are complete. [W16] */
export const jumpsFrom = <Step extends string>(from: Step, { id, steps }: WizardSteps<Step>) =>
  steps
    .filter((step) => step !== from)
    .map((step) => ({
      guard: {
        type: 'stepIsOpen' as const,
        params: ({ event }: { event: { step: Step } }): Jump<Step> => ({ chosen: event.step, step }),
      },
      target: `#${id}.${step}`,
      actions: 'clearErrors' as const,
    }));
