/** What the explainer wizard knows, hears, needs and does of its own; the rest is in `wizard.setup.ts`. */
import { assign, setup } from 'xstate';
import type { ExplainerVideoRequest } from '../../../contract/routes/jobs.routes';
import type { ScriptIdea } from '../../../contract/scripts/script';
import { notProvided } from '../shared/notProvided';
import { anErrorStands } from '../wizard/stepRefusal';
import { wizardActions, wizardActors, wizardDelays, wizardGuards } from '../wizard/wizard.setup';
import type { SharedEvent, WizardChildren, WizardContext, WizardInput } from '../wizard/wizard.setup';
import { explainerRules, topicErrors, type ExplainerErrors } from './explainerErrors';
import type { ExplainerForm, ExplainerStep } from './explainerForm';

type ExplainerEvent =
  | { type: 'text.changed'; name: 'topic' | 'ownScript'; text: string }
  | Exclude<SharedEvent<ExplainerStep>, { type: 'text.changed' }>;

export const explainerWizardSetup = setup({
  types: {
    input: {} as WizardInput<ExplainerForm, ExplainerStep>,
    context: {} as WizardContext<ExplainerForm, ExplainerErrors, ExplainerStep>,
    events: {} as ExplainerEvent,
    children: {} as WizardChildren,
  },
  actors: {
    ...wizardActors,
    suggestScripts: notProvided<readonly ScriptIdea[], { text: string }>('suggestScripts'),
    createVideo: notProvided<{ jobId: string }, ExplainerVideoRequest>('createVideo'),
  },
  delays: wizardDelays,
  guards: wizardGuards(explainerRules),
  actions: wizardActions(explainerRules),
}).extend({
  guards: {
    topicIsUnusable: ({ context }) => anErrorStands(topicErrors(context.form)),
  },
  actions: {
    refuseTopic: assign({ errors: ({ context }) => topicErrors(context.form) }),
  },
});
