/** A full disk is told as what it is, wherever it was met: nobody is asked to try again, or to mend a sound file. */
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { FfmpegFailed } from '../../../server/ffmpeg/ffmpeg';
import { answerErrors } from '../../../server/http/errors';
import { MediaRefused } from '../../../server/media/mediaRefusals';
import { whyItFailed } from '../../../server/pipeline/whyItFailed';

const FULL = 'This server’s disk is full. Ask its operator to free up space, then try again.';
const coded = (code: string) => Object.assign(new Error('write'), { code });
const encoder = (line: string) => new FfmpegFailed(228, `frame= 12\n[out#0/mp4] ${line}\n`);

const met: Record<string, Error> = {
  'while a file is written': coded('ENOSPC'),
  'beyond what one user may fill': coded('EDQUOT'),
  'by the database, behind a query': new Error('Failed query', { cause: coded('53100') }),
  'by the encoder of a clip that is sound': new MediaRefused('clip_broken', {
    cause: encoder('Task finished with error code: -28 (No space left on device)'),
  }),
};

async function answerTo(error: Error) {
  const app = Fastify();
  answerErrors(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject('/');
  await app.close();
  return { status: answer.statusCode, body: answer.json() as unknown };
}

test.each(Object.entries(met))('a full disk, met %s', async (_, error) => {
  expect(await answerTo(error)).toEqual({ status: 507, body: { code: 'out_of_room', detail: FULL } });
  expect(whyItFailed(error, 'generation_failed')).toMatchObject({
    failure: FULL,
    refusal: { code: 'out_of_room' },
  });
});

test('a broken clip stays a broken clip, and what is unknown stays untold', async () => {
  const broken = new MediaRefused('clip_broken', { cause: encoder('Invalid data found') });
  expect((await answerTo(broken)).status).toBe(422);
  expect(whyItFailed(broken, 'generation_failed').failure).toBe(broken.detail);
  expect(await answerTo(coded('EIO'))).toEqual({
    status: 500,
    body: { code: 'internal_error', detail: 'Something went wrong on our side. Please try again.' },
  });
});
