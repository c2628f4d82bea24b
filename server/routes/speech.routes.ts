/** Sentences of a project's script: said anew, heard in its clips, and what is said in them without a meaning. [SC1] [SC2] [SC5] */
import type { FastifyInstance } from 'fastify';
import { listFillers, speakSentence as route, transcribeMedia } from '../../contract/routes/speech.routes';
import type { Project } from '../../contract/project';
import { isCaption } from '../../contract/video/videoData';
import { detectLanguage } from '../text/language';
import { implement } from '../http/implement';
import { readerOf } from '../http/present';
import { NotFound } from '../http/problems';
import { whenLeft } from '../http/answerInLines';
import type { Ports } from '../ports';
import { duplicatesRepository } from '../repositories/projects/duplicates.repository';
import { projectsRepository } from '../repositories/projects/projects.repository';
import { createSpeakSentence } from '../sentences/speakSentence';
import { TranscriberFailed } from '../transcribing/transcriber';
import { createTranscribeMedia } from '../transcribing/transcribeMedia';

type Deps = Pick<
  Ports,
  'addresses' | 'config' | 'db' | 'fillers' | 'recordings' | 'speech' | 'storage' | 'transcriber'
>;
/** A script of six hundred words may have fifty sentences, and be said anew as a whole. */
const PER_MINUTE = 120;
/** As many clips as a person adds in one go. */
const HEARD_PER_MINUTE = 20;

export function speechRoutes(app: FastifyInstance, world: Deps): void {
  const speak = createSpeakSentence(world);
  implement(
    app,
    route,
    async ({ params: { projectId }, body, caller: { userId }, request, reply }) => {
      const project =
        (await projectsRepository(world.db).find(userId, projectId)) ??
        (await duplicatesRepository(world.db).renew(userId, projectId));
      if (!project) throw new NotFound('project');
      const { words, sound } = await speak(userId, project, body, whenLeft(reply));
      if (!sound) return { words: [...words], sound };
      const { key, ...spoken } = sound;
      const src = world.addresses.toUrl(key, readerOf(request, world.config));
      return { words: [...words], sound: { ...spoken, src } };
    },
    { perMinute: PER_MINUTE },
  );
  const hear = createTranscribeMedia(world);
  implement(
    app,
    transcribeMedia,
    async ({ params: { projectId }, body, caller: { userId }, request, reply }) => {
      const project = await projectsRepository(world.db).find(userId, projectId);
      if (!project) throw new NotFound('project');
      return hear(userId, { projectId, ...body }, whenLeft(reply)).catch((error: unknown) => {
        const { cause } = error as Error;
        if (cause instanceof TranscriberFailed) request.log.warn(cause, 'The speech recogniser failed.');
        throw error;
      });
    },
    { perMinute: HEARD_PER_MINUTE },
  );
  implement(app, listFillers, async ({ params: { projectId }, caller: { userId } }) => {
    const project = await projectsRepository(world.db).find(userId, projectId);
    if (!project) throw new NotFound('project');
    const language = await spokenLanguage(world.speech, project);
    return { words: [...(world.fillers.get(language ?? '') ?? [])] };
  });
}

/** What its captions are written in; where that is not sure, what its voice speaks, if it is one language. */
async function spokenLanguage(speech: Deps['speech'], { output, spoken }: Project): Promise<string | null> {
  const captions = Object.values(output.video_data.trackItemsMap).filter(({ id }) => isCaption(id));
  const said = captions.map((item) => (item.type === 'text' ? item.details.text : '')).join(' ');
  const told = await detectLanguage(said);
  if (told || !spoken?.voice) return told;
  const voices = await speech.voices();
  const { languages = [] } = voices.find(({ id, name }) => [id, name].includes(spoken.voice ?? '')) ?? {};
  return languages.length === 1 ? (languages[0] ?? null) : null;
}
