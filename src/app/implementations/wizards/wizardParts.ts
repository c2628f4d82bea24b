/** What both wizards are given: voices, the recorder, and the call that makes a video with the user's brand. */
import type { BrandChoice } from '../../../../contract/brandAsset';
import { countWords } from '../../../../contract/scripts/countWords';
import { voiceListMachine } from '../../../machines/voiceList/voiceList.machine';
import { createGenerateService, type GenerateService } from '../../../services/generate.service';
import { createLanguageModels } from '../../../services/browser/languageModel';
import { createScriptsService, type UnfinishedProgress } from '../../../services/scripts.service';
import { browserModelMachine } from '../../../machines/browserModel/browserModel.machine';
import { claimsTraceMachine } from '../../../machines/claimsTrace/claimsTrace.machine';
import {
  scriptWritingMachine,
  type WritingEvent,
  type WritingReport,
} from '../../../machines/scriptWriting/scriptWriting.machine';
import { fromCallback } from 'xstate';
import type { App } from '../../app';
import { asking, calling, telling } from '../../calling';
import { inReadersWords } from '../../voiceWords';
import { brandChoice } from '../brandUse.implementations';
import { provideVoiceRecorder } from './voiceRecorder.implementations';

export const wizardVoices = (app: App) => ({
  voiceRecorder: provideVoiceRecorder(app, { of: 'script' }),
  voiceList: voiceListMachine.provide({
    actors: { fetchVoices: calling(fetchVoicesFor(createGenerateService(app.call))) },
  }),
});

/** Whose language nobody could tell is told when the video is asked for, before it costs anything. */
const fetchVoicesFor =
  ({ fetchVoices, tellScriptLanguage }: GenerateService) =>
  async ({ script }: { script: string }, signal: AbortSignal) => {
    const telling = tellScriptLanguage(script, signal).catch(() => null);
    return { voices: inReadersWords(await fetchVoices(signal)), scriptLanguage: await telling };
  };

export function wizardWriters({ call, window }: App) {
  const scripts = createScriptsService(call);
  const models = createLanguageModels(window);
  return {
    scriptWriting: scriptWritingMachine.provide({
      actors: {
        writeScripts: fromCallback(({ input, sendBack }) =>
          telling<WritingEvent>(
            async (signal) => {
              const answer = await scripts.writeScripts(
                input,
                (progress) => sendBack(reportOf(progress)),
                signal,
              );
              return { type: 'writing.finished', answer };
            },
            { failed: (error) => ({ type: 'call.failed', error }), sendBack },
          ),
        ),
      },
    }),
    browserModel: browserModelMachine.provide({
      actors: {
        askWhoWrites: asking(scripts.askWhoWrites),
        checkAvailability: calling(({ language }) => models.checkAvailability(language)),
        fetchPrompt: calling(scripts.fetchPrompt),
        checkAnswer: calling(scripts.checkAnswer),
        runModel: fromCallback(({ input, sendBack, receive }) => {
          const session = models.openSession(input, {
            onDownloaded: (fraction) => sendBack({ type: 'download.progressed', fraction }),
            onOpened: () => sendBack({ type: 'model.opened' }),
            onWritten: (text) => sendBack({ type: 'words.written', words: countWords(text) }),
            onAnswer: (answer) => sendBack({ type: 'answer.given', answer }),
            onFailed: (fault) => sendBack({ type: 'model.failed', fault }),
          });
          receive(({ prompt }) => session.ask(prompt));
          return session.release;
        }),
      },
    }),
  };
}

/** What backs each sentence of an ad: rules on the server, and models there and here. */
export function wizardTrace({ call, window }: App) {
  const generate = createGenerateService(call);
  const scripts = createScriptsService(call);
  const models = createLanguageModels(window);
  return claimsTraceMachine.provide({
    actors: {
      checkScripts: calling(generate.checkScripts),
      judgeScript: calling(generate.judgeScript),
      checkAvailability: calling(({ language }) => models.checkAvailability(language)),
      fetchPrompt: calling(scripts.fetchClaimsPrompt),
      checkVerdicts: calling(scripts.checkVerdicts),
      runModel: fromCallback(({ input, sendBack, receive }) => {
        const session = models.openSession(input, {
          onDownloaded: () => {},
          onOpened: () => sendBack({ type: 'model.opened' }),
          onWritten: (text) => sendBack({ type: 'verdicts.written', count: verdictsIn(text) }),
          onAnswer: (answer) => sendBack({ type: 'answer.given', answer }),
          onFailed: () => sendBack({ type: 'model.failed' }),
        });
        receive(({ prompt }) => session.ask(prompt));
        return session.release;
      }),
    },
  });
}
/** In JSON that may not have come to its end. */
const verdictsIn = (text: string) => text.match(/"verdict"\s*:/g)?.length ?? 0;

/** What the server tells, as the chart hears it. */
function reportOf(progress: UnfinishedProgress): WritingReport {
  switch (progress.type) {
    case 'ready':
      return { ...progress, type: 'ideas.readied' };
    case 'page':
      return { ...progress, type: 'page.told' };
    case 'writing':
      return { ...progress, type: 'words.written' };
    case 'refused':
      return { ...progress, type: 'answer.rejected' };
    case 'failed':
      return { ...progress, type: 'writer.failed' };
  }
}

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
