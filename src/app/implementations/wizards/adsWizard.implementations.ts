/** The ads wizard, on the API; its draft, in the tab's storage. */
import { adsSteps, adsDraftSchema } from '../../../machines/adsWizard/adsForm';
import { adsWizardMachine } from '../../../machines/adsWizard/adsWizard.machine';
import { galleryUploadMachine } from '../../../machines/galleryUpload/galleryUpload.machine';
import { isVideoSharingLink } from '../../../../contract/video/videoSharing';
import { createGenerateService } from '../../../services/generate.service';
import { createJobsService } from '../../../services/jobs.service';
import { createLinksService } from '../../../services/links.service';
import { createMediaService } from '../../../services/media.service';
import { adsWizardMessages } from '../../../locales/en/wizards/adsWizard';
import type { App } from '../../app';
import { calling } from '../../calling';
import { announceRefusal } from '../announceRefusal';
import { wizardDrafts } from './wizardDrafts';
import { creatingVideo, wizardVoices } from './wizardParts';

export function provideAdsWizard(app: App) {
  const { call, window, toasts } = app;
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
      createVideo: creatingVideo(app, jobs.createAdVideo),
      galleryUpload: galleryUploadMachine.provide({
        actors: { uploadFile: calling(createMediaService(call).uploadFile) },
      }),
      ...wizardVoices(app),
    },
    actions: {
      announceRefusal: announceRefusal(toasts, adsWizardMessages.errors.videoFailed),
    },
  });
}

export const adsDrafts = wizardDrafts({ name: 'ads', steps: adsSteps.steps, schema: adsDraftSchema });
