/** Chooses what stands behind each port from the configuration; the server and its workers open the same. */
import path from 'node:path';
import type { Config } from './config';
import { serverSecret } from './auth/secrets';
import { openDatabase } from './db/database';
import { createGuardedFetch } from './fetching/guardedFetch';
import { createMediaAddresses } from './media/createMediaAddresses';
import { createMediaLibrary } from './media/createMediaLibrary';
import type { Ports } from './ports';
import type { Content } from './readContent';
import { createPackVoices } from './packs/packVoices';
import { createPackWriters } from './packs/packWriters';
import { createVoiceShelf } from './packs/voiceShelf';
import { createPictures } from './pictures/createPictures';
import { chooseMail } from './mail/chooseMail';
import { createProductPages } from './reading/createProductPages';
import { createArticleReader, warmingBy } from './writing/articles/articleReader';
import { createLookUp } from './writing/articles/lookUp';
import { createChooseOfNotes } from './writing/explainer/chooseOfNotes';
import { createWikipedia } from './writing/articles/wikipedia';
import { createPictureHints } from './writing/explainer/pictureHints';
import { createScriptWriter } from './writing/createScriptWriter';
import { LONGEST_ANSWER } from './writing/languageModel/languageModel';
import { createLlamaEngine } from './writing/llama/llamaEngine';
import { chooseServices } from './speech/chooseServices';
import { createFliteSpeech } from './speech/flite/fliteSpeech';
import { manyVoices } from './speech/manyVoices';
import { createServiceSpeech } from './speech/services/serviceSpeech';
import { createWordTimer } from './speech/timing/wordTimer';
import { createRecordings } from './recordings/createRecordings';
import { createHearScript } from './recordings/hearScript';
import { recordingsRepository } from './repositories/recordings.repository';
import { createStorage } from './storage/createStorage';
import { chooseTranscriber } from './transcribing/openAiTranscriber';

export interface OpenPorts extends Ports {
  /** Starts, in the process that people talk to, what their first request would wait for. */
  warm(): void;
  close(): Promise<void>;
}

/** `DATABASE_URL` must be set: the main process gives the embedded one. The database must be migrated. */
export async function openPorts(config: Config, content: Content): Promise<OpenPorts> {
  if (!config.DATABASE_URL) throw new Error('DATABASE_URL is missing.');
  const database = openDatabase(config.DATABASE_URL);
  const { db } = database;
  const storage = await createStorage(config);
  const guardedFetch = createGuardedFetch({ allow: config.FETCH_ALLOW });
  const pages = createProductPages({
    guardedFetch,
    config,
    rules: content.pageRules,
  });
  const builtIn = createFliteSpeech();
  const timer = createWordTimer({ reference: builtIn });
  const shelf = createVoiceShelf({ config, storage });
  const voices = createPackVoices({ db, storage, shelf, offer: content.packs });
  const speech = manyVoices({
    builtIn,
    natural: [createServiceSpeech({ service: voices, timer, voicesMs: 0 })],
    services: chooseServices(config).map((service) => createServiceSpeech({ service, timer })),
    logFailure: (error) => console.error('speech: voices cannot be listed:', error),
  });
  const transcriber = chooseTranscriber(config);
  const logFailure = (error: unknown) => console.error('scripts: a writer failed:', error);
  const reader = createArticleReader(warmingBy(content.topics, content.sentenceWords.get('en')));
  const silenceMs = config.LLM_TIMEOUT * 1000;
  const llama = createLlamaEngine({ silenceMs });
  const writers = createPackWriters({
    ...{ db, storage, offer: content.packs, engine: llama, log: logFailure },
    limitMs: LONGEST_ANSWER * silenceMs,
  });
  const scripts = createScriptWriter(config, { ...content, reader, log: logFailure, added: writers.models });
  const articles = createWikipedia({ guardedFetch, address: config.WIKIPEDIA_URL, reader });
  return {
    config,
    db,
    storage,
    addresses: createMediaAddresses({ secret: await serverSecret(db, 'media') }),
    library: createMediaLibrary({ db, storage, guardedFetch, config }),
    guardedFetch,
    pages,
    scripts,
    claims: content.claims,
    fillers: content.fillers,
    lookUp: createLookUp({
      scripts,
      articles,
      reader,
      words: content.sentenceWords,
      log: (error) => console.warn('look-up: Wikipedia failed:', error),
    }),
    chooseOfNotes: createChooseOfNotes({ ...content, reader, log: logFailure }),
    speech,
    packs: content.packs,
    recordings: createRecordings({
      storage,
      rows: recordingsRepository(db),
      timer,
      config,
      hear:
        transcriber &&
        createHearScript({
          transcriber,
          fillers: content.fillers,
          log: (error) => console.warn('recordings: the speech recogniser failed:', error),
        }),
    }),
    transcriber,
    pictures: createPictures(config, {
      articles,
      assetsDir: path.resolve('assets'),
      nouns: content.nouns,
      hintFor: createPictureHints(content.topics),
      guardedFetch,
      logFailure: (error) => console.warn('pictures: a source failed:', error),
    }),
    mail: chooseMail(config, (line) => console.warn(line)),
    warm() {
      // English grammar is compiled with the first sentence that is read.
      content.claims.trace('This is ready.', { title: 'Ready', description: 'Ready.', facts: [] });
    },
    async close() {
      await Promise.all([
        builtIn.close(),
        shelf.close(),
        llama.close(),
        timer.close(),
        pages.close(),
        reader.close(),
      ]);
      await guardedFetch.close();
      await database.close();
    },
  };
}
