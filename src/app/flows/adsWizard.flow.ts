/** The ads wizard, on the API; its draft, in the tab's storage. */
import type { SnapshotFrom } from 'xstate';
import { ADS_STEPS, adsDraftSchema, type AdsDraft } from '../../machines/adsWizard/adsForm';
import { adsWizardMachine } from '../../machines/adsWizard/adsWizard.machine';
import { galleryUploadMachine } from '../../machines/galleryUpload/galleryUpload.machine';
import { isVideoSharingLink } from '../../machines/shared/link';
import { voiceListMachine } from '../../machines/voiceList/voiceList.machine';
import { createDraftStorage } from '../../services/browser/draftStorage';
import { createGenerateService } from '../../services/generate.service';
import { createJobsService } from '../../services/jobs.service';
import { createLinksService } from '../../services/links.service';
import { createMediaService } from '../../services/media.service';
import { adsWizardWords } from '../../words/en/adsWizard';
import { toastsWords } from '../../words/en/toasts';
import type { App } from '../app';
import { asking, calling } from '../calling';

export function adsWizardFlow({ call, window, toasts, session }: App) {
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
      suggestScripts: calling(generate.suggestScripts),
      createAdVideo: calling(async (request, signal) => {
        const created = await jobs.createAdVideo(request, signal);
        session.send({ type: 'profile.outdated' });
        return created;
      }),
      galleryUpload: galleryUploadMachine.provide({
        actors: { uploadFile: calling(createMediaService(call).uploadFile) },
      }),
      voiceList: voiceListMachine.provide({ actors: { fetchVoices: asking(generate.fetchVoices) } }),
    },
    actions: {
      announceRefusal: (_, { detail }) =>
        toasts.send({
          type: 'toast.raised',
          toast: {
            tone: 'error',
            title: toastsWords.errorTitle,
            text: detail ?? adsWizardWords.errors.videoFailed,
          },
        }),
    },
  });
}

/** Each user has a draft of their own, so that two who share a tab see only theirs. */
export function adsDrafts({ window, session }: App) {
  const userId = session.getSnapshot().context.session?.userId ?? 'nobody';
  const drafts = createDraftStorage<AdsDraft>({
    storage: window.sessionStorage,
    key: `draft:ads:${userId}`,
    schema: adsDraftSchema,
  });
  return {
    read: () => drafts.read(),
    /** Follows the wizard: what is written is kept until the job is made of it. */
    follow(snapshot: SnapshotFrom<typeof adsWizardMachine>) {
      const step = ADS_STEPS.find((name) => snapshot.matches(name));
      if (snapshot.matches('created')) drafts.clear();
      else if (step) drafts.write({ step, form: snapshot.context.form });
    },
  };
}
