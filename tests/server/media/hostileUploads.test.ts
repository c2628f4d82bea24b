/** Files of pranksters: a share of `npm run trial uploads`; what is taken opens, and holds nothing of this machine. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAnswered, kinds, opens } from '../../../scripts/trial/parts/uploads.part';
import { mediaWorld, type MediaWorld } from './support/mediaWorld';

const SHARE = ['photo.png', 'script.svg', 'reads a file.svg', 'reads a picture.svg', 'a billion laughs.svg', 'page.png', 'list.mp4', 'nothing', 'says that it is enormous.png', '../../../etc/cron.d/x']; // prettier-ignore

let world: MediaWorld;
beforeAll(async () => {
  world = await mediaWorld({ uploadMb: '24' });
});
afterAll(() => world.close());

test.each(kinds.filter(([name]) => SHARE.includes(name)))(
  '[TR2] %s is taken and opens, or is refused in words',
  async (name, _, make) => {
    const answer = await world.upload(await make(), name);
    const text = await answer.text();
    expect(isAnswered({ status: answer.status, text })).toBe(true);
    if (answer.ok) expect(await opens((JSON.parse(text) as { file_url: string }).file_url)).toBe('');
  },
);
