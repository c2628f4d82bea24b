/** The ads wizard, on the API; its draft, in the tab's storage. */
import { adsSteps, adsDraftSchema } from '../../machines/adsWizard/adsForm';
import { adsWizardMachine } from '../../machines/adsWizard/adsWizard.machine';
import { galleryUploadMachine } from '../../machines/galleryUpload/galleryUpload.machine';
import { isVideoSharingLink } from '../../../contract/videoSharing';
import { voiceListMachine } from '../../machines/voiceList/voiceList.machine';
import { createGenerateService } from '../../services/generate.service';
import { createJobsService } from '../../services/jobs.service';
import { createLinksService } from '../../services/links.service';
import { createMediaService } from '../../services/media.service';
import { adsWizardMessages } from '../../locales/en/wizards/adsWizard';
import type { App } from '../app';
import { asking, calling } from '../calling';
import { announceRefusal } from './announceRefusal';
import { brandChoice } from './brandUse.implementations';
import { provideVoiceRecorder } from './voiceRecorder.implementations';
import { wizardDrafts } from './wizardDrafts';

export function provideAdsWizard(app: App) {
  const { call, window, toasts, session } = app;
  const generate = createGenerateService(call);
  const jobs = createJobsService(call);
  const links = createLinksService({
    call,
    fetch: window.fetch.bind(window),
    origin: window.location.origin,
    needsNoCheck: isVideoSharingLink,
  });
  return adsWizardMachine.provide({
    actors: {
      checkLink: calling(links.checkLink),
      readProductPage: calling(generate.readProductPage),
      checkMedia: calling(async ({ images, videos }, signal) => ({
        images: await links.keepAnswering(images, signal),
        videos: await links.keepAnswering(videos, signal),
      })),
      suggestScripts: calling(generate.suggestAdScripts),
      createVideo: calling(async (request, signal) => {
        const created = await jobs.createAdVideo({ ...request, brand: brandChoice(app) }, signal);
        session.send({ type: 'profile.outdated' });
        return created;
      }),
      galleryUpload: galleryUploadMachine.provide({
        actors: { uploadFile: calling(createMediaService(call).uploadFile) },
      }),
      voiceRecorder: provideVoiceRecorder(app),
      voiceList: voiceListMachine.provide({ actors: { fetchVoices: asking(generate.fetchVoices) } }),
    },
    actions: {
      announceRefusal: announceRefusal(toasts, adsWizardMessages.errors.videoFailed),
    },
  });
}

export const adsDrafts = wizardDrafts({ name: 'ads', steps: adsSteps.steps, schema: adsDraftSchema });
