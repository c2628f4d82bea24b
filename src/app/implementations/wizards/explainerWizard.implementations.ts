/** The explainer wizard, on the API; its draft, in the tab's storage. */
import { getClientConfig } from '../../../../contract/routes/clientConfig.routes';
import { explainerSteps, explainerDraftSchema } from '../../../machines/explainerWizard/explainerForm';
import { explainerWizardMachine } from '../../../machines/explainerWizard/explainerWizard.machine';
import { createGenerateService } from '../../../services/generate.service';
import { createJobStartService } from '../../../services/jobStart.service';
import { explainerWizardMessages } from '../../../locales/messages/wizards/explainerWizard';
import type { App } from '../../app';
import { asking, calling } from '../../calling';
import { announceRefusal } from '../announceRefusal';
import { wizardDrafts } from './wizardDrafts';
import { creatingVideo, wizardVoices, wizardWriters } from './wizardParts';

export function provideExplainerWizard(app: App) {
  const { call, toasts } = app;
  const generate = createGenerateService(call);
  const jobs = createJobStartService(call);
  return explainerWizardMachine.provide({
    actors: {
      lookTopicUp: calling(generate.lookTopicUp),
      fetchSentences: calling(generate.chooseSentences),
      takeSentences: calling(generate.chooseSentences),
      askForLookUp: asking(async (signal) => (await call(getClientConfig, { signal })).look_up),
      createVideo: creatingVideo(app, jobs.createExplainerVideo),
      ...wizardVoices(app),
      ...wizardWriters(app),
    },
    actions: {
      announceRefusal: announceRefusal(toasts, explainerWizardMessages.errors.videoFailed),
    },
  });
}

export const explainerDrafts = wizardDrafts({
  name: 'explainer',
  steps: explainerSteps.steps,
  beside: { lookUp: 'script' },
  schema: explainerDraftSchema,
});
