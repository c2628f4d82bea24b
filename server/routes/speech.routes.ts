/** Sentences of a project's script, said anew. [SC1] */
import type { FastifyInstance } from 'fastify';
import { speakSentence as route } from '../../contract/routes/speech.routes';
import { implement } from '../http/implement';
import { readerOf } from '../http/present';
import { NotFound } from '../http/problems';
import { whenLeft } from '../http/answerInLines';
import type { Ports } from '../ports';
import { projectsRepository } from '../repositories/projects/projects.repository';
import { createSpeakSentence } from '../sentences/speakSentence';

type Deps = Pick<Ports, 'addresses' | 'config' | 'db' | 'speech' | 'storage'>;
/** A script of six hundred words may have fifty sentences, and be said anew as a whole. */
const PER_MINUTE = 120;

export function speechRoutes(app: FastifyInstance, world: Deps): void {
  const speak = createSpeakSentence(world);
  implement(
    app,
    route,
    async ({ params: { projectId }, body, caller: { userId }, request, reply }) => {
      const project = await projectsRepository(world.db).find(userId, projectId);
      if (!project) throw new NotFound('project');
      const { words, sound } = await speak(userId, project, body, whenLeft(reply));
      if (!sound) return { words: [...words], sound };
      const { key, ...spoken } = sound;
      const src = world.addresses.toUrl(key, readerOf(request, world.config));
      return { words: [...words], sound: { ...spoken, src } };
    },
    { perMinute: PER_MINUTE },
  );
}
