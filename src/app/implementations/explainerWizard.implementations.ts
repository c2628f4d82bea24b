/** The explainer wizard, on the API; its draft, in the tab's storage. */
import { explainerSteps, explainerDraftSchema } from '../../machines/explainerWizard/explainerForm';
import { explainerWizardMachine } from '../../machines/explainerWizard/explainerWizard.machine';
import { voiceListMachine } from '../../machines/voiceList/voiceList.machine';
import { createGenerateService } from '../../services/generate.service';
import { createJobsService } from '../../services/jobs.service';
import { explainerWizardMessages } from '../../locales/en/wizards/explainerWizard';
import type { App } from '../app';
import { asking, calling } from '../calling';
import { announceRefusal } from './announceRefusal';
import { brandChoice } from './brandUse.implementations';
import { provideVoiceRecorder } from './voiceRecorder.implementations';
import { wizardDrafts } from './wizardDrafts';

export function provideExplainerWizard(app: App) {
  const { call, toasts, session } = app;
  const generate = createGenerateService(call);
  const jobs = createJobsService(call);
  return explainerWizardMachine.provide({
    actors: {
      suggestScripts: calling(generate.suggestExplainerScripts),
      createVideo: calling(async (request, signal) => {
        const created = await jobs.createExplainerVideo({ ...request, brand: brandChoice(app) }, signal);
        session.send({ type: 'profile.outdated' });
        return created;
      }),
      voiceRecorder: provideVoiceRecorder(app),
      voiceList: voiceListMachine.provide({ actors: { fetchVoices: asking(generate.fetchVoices) } }),
    },
    actions: {
      announceRefusal: announceRefusal(toasts, explainerWizardMessages.errors.videoFailed),
    },
  });
}

export const explainerDrafts = wizardDrafts({
  name: 'explainer',
  steps: explainerSteps.steps,
  schema: explainerDraftSchema,
});
