/** A project as a job leaves it, without the job: words, three pictures, a voice and music, in one style. */
import { randomUUID } from 'node:crypto';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import type { TemplateName } from '../../../contract/video/templateName';
import type { VideoData } from '../../../contract/video/videoData';
import type { Database } from '../../../server/db/database';
import { projectsRepository } from '../../../server/repositories/projects/projects.repository';
import { arrange } from '../../../src/templates/arrangements';

const WORDS = 'Meet the lamp that follows you home. It is warm. It is yours.'.split(' ');
const WORD_SECONDS = 0.4;

export const arranged = (userId: string, projectId: string, template: TemplateName = 'default'): VideoData =>
  arrange(
    templatePropsSchema.parse({
      template,
      project_id: projectId,
      title: 'Lamp',
      images: ['a', 'b', 'c'].map((name) => `media:u/${userId}/media/${name}.jpg`),
      videos: [],
      captions: WORDS.map((word, n) => [[n * WORD_SECONDS, n * WORD_SECONDS + 0.35], word]),
      voiceover_duration: WORDS.length * WORD_SECONDS,
      background_music_url: '/assets/music/rap-beat.m4a',
      remote_dir: `media:u/${userId}/jobs/1/`,
    }),
  );

export async function madeProject(db: Database, userId: string): Promise<string> {
  const id = randomUUID();
  const videoData = arranged(userId, id);
  const jobId = randomUUID();
  await projectsRepository(db).create({
    id,
    userId,
    jobId,
    title: 'Lamp',
    videoData,
    thumbnailKey: 'u/t.jpg',
  });
  return id;
}
