/** The installed app is ours by name, mark and colours, and hands on what is shared with it. [PG3] */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { arrivalOf } from '../../../contract/ui/arrival';

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
const page = readFileSync('index.html', 'utf8');
const [light, dark] = [
  ...readFileSync('src/ui/theme/theme.css.ts', 'utf8').matchAll(/canvas: '(#\w+)'/g),
].map(([, colour]) => colour);

test('[PG3] its icons are there, as large as they say', async () => {
  const measured = manifest.icons.map(async ({ src }: { src: string }) => {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    return { sizes: `${width}x${height}`, type: `image/${format}` };
  });
  expect(await Promise.all(measured)).toEqual(
    manifest.icons.map(({ sizes, type }: { sizes: string; type: string }) => ({ sizes, type })),
  );
});

test('[PG3] it has the colours of the theme, and the page says so as well', () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light]);
  const said = [...page.matchAll(/<meta name="theme-color" content="(#\w+)" media="([^"]+)"/g)];
  expect(said.map(([, colour, media]) => [colour, media])).toEqual([
    [light, '(prefers-color-scheme: light)'],
    [dark, '(prefers-color-scheme: dark)'],
  ]);
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test('[PG3] what is shared with it comes to the wizard as a link', () => {
  const { action, method, params } = manifest.share_target;
  expect([action, method]).toEqual(['/urltoads', 'GET']);
  for (const name of ['url', 'text', 'title'])
    expect(arrivalOf(new URLSearchParams({ [params[name]]: 'https://shop.example/mug' }))).toEqual({
      kind: 'link',
      link: 'https://shop.example/mug',
    });
});
