import { beforeEach, expect, test } from 'vitest';
import type { Call } from '../../../src/services/http';
import { createMediaRightService } from '../../../src/services/mediaRight.service';

const at = (right: string, user = 'u1') => `https://x.test/media/${right}/u/${user}/media/a.jpg`;
let asked: unknown[];
const { renewDrafts } = createMediaRightService((async (
  _: unknown,
  { body }: { body: { folders: string[] } },
) => {
  asked.push(body.folders);
  return { folders: [{ folder: 'media:u/u1/media/', url: 'https://x.test/media/new/u/u1/media/' }] };
}) as unknown as Call);
const renew = () => renewDrafts(sessionStorage, 'u1', new AbortController().signal);

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  return () => sessionStorage.clear();
});

test('[AC1] drafts of an earlier session name their files by addresses of this one', async () => {
  const others = JSON.stringify({ images: [at('old', 'u2')] });
  sessionStorage.setItem(
    'draft:ads:u1',
    JSON.stringify({ images: [at('old')], text: 'say "/media/" to me' }),
  );
  sessionStorage.setItem('draft:ads:u2', others);
  await renew();
  expect(asked).toEqual([['media:u/u1/media/']]);
  expect(JSON.parse(sessionStorage.getItem('draft:ads:u1') ?? '')).toEqual({
    images: [at('new')],
    text: 'say "/media/" to me',
  });
  expect(sessionStorage.getItem('draft:ads:u2')).toBe(others);
});

test('nobody is asked where no draft names a file', async () => {
  sessionStorage.setItem('draft:explainer:u1', '{"topic":"tea"}');
  await renew();
  expect(asked).toEqual([]);
});
