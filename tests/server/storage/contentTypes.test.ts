import { expect, test } from 'vitest';
import { FILE_KINDS } from '../../../contract/renderSettings';
import { contentTypeOf } from '../../../server/storage/contentTypes';

test('[ED4] each file that a render keeps has its type where the storage remembers none', () => {
  const endings = [...FILE_KINDS, 'srt', 'vtt', 'jpg'];
  expect(endings.map((ending) => contentTypeOf(`u/ann/projects/p1/video-1.${ending}`))).toEqual([
    ...['video/mp4', 'video/webm', 'image/gif', 'audio/mp4', 'audio/mpeg'],
    ...['application/x-subrip', 'text/vtt', 'image/jpeg'],
  ]);
});
