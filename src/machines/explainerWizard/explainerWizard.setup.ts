/** What the explainer wizard knows, hears, needs and does; the chart itself is in `explainerWizard.machine.ts`. */
import { assign, setup } from 'xstate';
import type { ExplainerVideoRequest } from '../../../contract/jobs.routes';
import { CALL_LIMIT_MS, LONG_CALL_LIMIT_MS } from '../../../contract/limits';
import type { ScriptIdea } from '../../../contract/script';
import type { Voice } from '../../../contract/voice';
import { notProvided } from '../shared/notProvided';
import { voiceListMachine } from '../voiceList/voiceList.machine';
import { voiceRecorderMachine } from '../voiceRecorder/voiceRecorder.machine';
import { withRewrittenIdea } from '../wizard/scriptChoice';
import { anErrorStands, isForbidden, isUnexpected, late } from '../wizard/stepRefusal';
import { voiceNamed, wantedVoiceOf, withGrantedVoice, type VoiceOverChanged } from '../wizard/voiceChoice';
import {
  callErrors,
  noErrors,
  openSteps,
  scriptErrors,
  settingsErrors,
  topicErrors,
} from './explainerErrors';
import type { ExplainerErrorKey, ExplainerErrors } from './explainerErrors';
import { emptyExplainerForm, topicOf } from './explainerForm';
import type { ExplainerDraft, ExplainerForm, ExplainerStep } from './explainerForm';

type ExplainerEvent =
  | { type: 'text.changed'; name: 'topic' | 'ownScript'; text: string }
  | { type: 'step.submitted' }
  | { type: 'back.requested' }
  | { type: 'step.chosen'; step: ExplainerStep }
  | { type: 'retried' }
  | { type: 'call.cancelled' }
  | { type: 'scriptSource.chosen'; source: ExplainerForm['scriptSource'] }
  | { type: 'idea.chosen'; index: number }
  | { type: 'idea.opened'; index: number }
  | { type: 'idea.rewritten'; text: string }
  | { type: 'idea.closed' }
  | { type: 'music.chosen'; audio: string }
  | { type: 'voice.chosen'; voice: Voice }
  | VoiceOverChanged;

interface ExplainerContext {
  readonly form: ExplainerForm;
  readonly errors: ExplainerErrors;
  readonly resumeAt: ExplainerStep;
  /** The idea whose text is open for editing. */
  readonly openIdea: number | null;
  /** The name of a voice that is to be chosen once it is listed. */
  readonly wantedVoice: string | null;
  readonly jobId: string | null;
}
interface ExplainerInput {
  readonly draft: ExplainerDraft | null;
  /** The name of the voice that the wizard was opened with. */
  readonly voiceName: string | null;
}
interface Jump {
  readonly chosen: ExplainerStep;
  readonly step: ExplainerStep;
}

export const explainerWizardSetup = setup({
  types: {
    input: {} as ExplainerInput,
    context: {} as ExplainerContext,
    events: {} as ExplainerEvent,
    children: {} as { voiceList: 'voiceList'; voiceRecorder: 'voiceRecorder' },
  },
  actors: {
    suggestScripts: notProvided<readonly ScriptIdea[], { text: string }>('suggestScripts'),
    createExplainerVideo: notProvided<{ jobId: string }, ExplainerVideoRequest>('createExplainerVideo'),
    voiceList: voiceListMachine,
    voiceRecorder: voiceRecorderMachine,
  },
  delays: { callLimit: CALL_LIMIT_MS, longCallLimit: LONG_CALL_LIMIT_MS },
  guards: {
    anErrorStands: ({ context }) => anErrorStands(context.errors),
    draftIsAt: ({ context }, step: ExplainerStep) => context.resumeAt === step,
    topicIsUnusable: ({ context }) => anErrorStands(topicErrors(context.form)),
    ideasFitTheTopic: ({ context }) => context.form.ideasFor === topicOf(context.form),
    scriptIsUnusable: ({ context }) => anErrorStands(scriptErrors(context.form)),
    settingsAreIncomplete: ({ context }) => anErrorStands(settingsErrors(context.form)),
    wantedVoiceIsListed: ({ context }, voices: readonly Voice[]) =>
      voiceNamed(voices, context.wantedVoice) !== undefined,
    callIsForbidden: (_, error: unknown) => isForbidden(error),
    answerIsUnexpected: (_, error: unknown) => isUnexpected(error),
    stepIsOpen: ({ context }, { chosen, step }: Jump) =>
      chosen === step && openSteps(context.form).includes(step),
    callMayBeRetried: ({ context }) => context.errors.step?.canRetry === true,
  },
  actions: {
    clearErrors: assign({ errors: noErrors }),
    refuseTopic: assign({ errors: ({ context }) => topicErrors(context.form) }),
    refuseScript: assign({ errors: ({ context }) => scriptErrors(context.form) }),
    refuseSettings: assign({ errors: ({ context }) => settingsErrors(context.form) }),
    refuseCall: assign({
      errors: (_, { key, error }: { key: ExplainerErrorKey; error: unknown }): ExplainerErrors =>
        callErrors(key, error),
    }),
    refuseLateCall: assign({ errors: (_, key: ExplainerErrorKey): ExplainerErrors => late(key) }),
    edit: assign({
      form: ({ context }, changes: Partial<ExplainerForm>) => ({ ...context.form, ...changes }),
      errors: noErrors,
    }),
    rememberScripts: assign({
      form: ({ context }, scripts: readonly ScriptIdea[]) => ({
        ...context.form,
        scripts: [...scripts],
        chosenIdea: null,
        ideasFor: topicOf(context.form),
      }),
    }),
    openIdea: assign({ openIdea: (_, index: number) => index }),
    closeIdea: assign({ openIdea: null }),
    rewriteIdea: assign({
      form: ({ context }, text: string) => withRewrittenIdea(context.form, context.openIdea, text),
      errors: noErrors,
    }),
    grantWantedVoice: assign({
      form: ({ context }, voices: readonly Voice[]) =>
        withGrantedVoice(context.form, voices, context.wantedVoice),
      wantedVoice: null,
      errors: noErrors,
    }),
    rememberJob: assign({ jobId: (_, jobId: string) => jobId }),
    announceRefusal: (_, _params: { detail: string | null }) => {
      throw new Error('action "announceRefusal" was not provided');
    },
  },
});

export const initialExplainerContext = ({ draft, voiceName }: ExplainerInput): ExplainerContext => {
  const form = draft?.form ?? emptyExplainerForm;
  return {
    form,
    resumeAt: draft?.step ?? 'topic',
    errors: noErrors,
    openIdea: null,
    wantedVoice: wantedVoiceOf(form, voiceName),
    jobId: null,
  };
};

const jumpTo = <Step extends ExplainerStep>(step: Step) =>
  ({
    guard: {
      type: 'stepIsOpen',
      params: ({ event }: { event: { step: ExplainerStep } }): Jump => ({ chosen: event.step, step }),
    },
    target: `#explainerWizard.${step}`,
    actions: 'clearErrors',
  }) as const;
/** A step can be gone to when its forerunners are complete. */
export const jump = {
  topic: jumpTo('topic'),
  script: jumpTo('script'),
  settings: jumpTo('settings'),
} as const;
