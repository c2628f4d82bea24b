/** What both wizards are given: voices, the recorder, and the call that makes a video with the user's brand. */
import type { BrandChoice } from '../../../../contract/brandAsset';
import { voiceListMachine } from '../../../machines/voiceList/voiceList.machine';
import { createGenerateService } from '../../../services/generate.service';
import type { App } from '../../app';
import { asking, calling } from '../../calling';
import { brandChoice } from '../brandUse.implementations';
import { provideVoiceRecorder } from './voiceRecorder.implementations';

export const wizardVoices = (app: App) => ({
  voiceRecorder: provideVoiceRecorder(app),
  voiceList: voiceListMachine.provide({
    actors: { fetchVoices: asking(createGenerateService(app.call).fetchVoices) },
  }),
});

/** It spends credits: the profile that is shown is out of date then. */
export const creatingVideo = <Request extends object, Created>(
  app: App,
  create: (request: Request & { brand: BrandChoice }, signal: AbortSignal) => Promise<Created>,
) =>
  calling(async (request: Request, signal) => {
    const created = await create({ ...request, brand: brandChoice(app) }, signal);
    app.session.send({ type: 'profile.outdated' });
    return created;
  });
