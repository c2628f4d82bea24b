/** The ads wizard, on the API; its draft, in the tab's storage. */
import { adsSteps, adsDraftSchema } from '../../../machines/adsWizard/adsForm';
import { adsWizardMachine } from '../../../machines/adsWizard/adsWizard.machine';
import { galleryUploadMachine } from '../../../machines/galleryUpload/galleryUpload.machine';
import { isVideoSharingLink } from '../../../../contract/video/videoSharing';
import { readClipboard } from '../../../services/browser/handOver/readClipboard';
import { createGenerateService } from '../../../services/generate.service';
import { createJobStartService } from '../../../services/jobStart.service';
import { createLinksService } from '../../../services/links.service';
import { createMediaService } from '../../../services/media.service';
import { adsWizardMessages } from '../../../locales/messages/wizards/adsWizard';
import type { App } from '../../app';
import { asking, calling } from '../../calling';
import { announceRefusal } from '../announceRefusal';
import { inReadersWords } from '../../failureText';
import { wizardDrafts } from './wizardDrafts';
import { creatingVideo, wizardTrace, wizardVoices, wizardWriters } from './wizardParts';

export function provideAdsWizard(app: App) {
  const { call, window, toasts } = app;
  const generate = createGenerateService(call);
  const jobs = createJobStartService(call);
  const links = createLinksService({
    call,
    fetch: window.fetch.bind(window),
    origin: window.location.origin,
    needsNoCheck: isVideoSharingLink,
  });
  return adsWizardMachine.provide({
    actors: {
      checkLink: calling(async (input, signal) => inReadersWords(await links.checkLink(input, signal))),
      readProductPage: calling(generate.readProductPage),
      readHandedPage: calling(generate.readHandedPage),
      readClipboard: asking(() => readClipboard(window.navigator)),
      checkMedia: calling(async ({ images, videos }, signal) => ({
        images: await links.keepAnswering(images, signal),
        videos: await links.keepAnswering(videos, signal),
      })),
      createVideo: creatingVideo(app, jobs.createAdVideo),
      galleryUpload: galleryUploadMachine.provide({
        actors: { uploadFile: calling(createMediaService(call).uploadFile) },
      }),
      checkScripts: calling(generate.checkScripts),
      claimsTrace: wizardTrace(app),
      ...wizardVoices(app),
      ...wizardWriters(app),
    },
    actions: {
      announceRefusal: announceRefusal(toasts, adsWizardMessages.errors.videoFailed),
    },
  });
}

export const adsDrafts = wizardDrafts({ name: 'ads', steps: adsSteps.steps, schema: adsDraftSchema });
