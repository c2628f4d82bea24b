import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameControls, playerWords } from '../../../../src/screens/player/playerWords';

const PLAYER = 'node_modules/@remotion/player/dist/cjs';

test('[LG2] the controls of the player are all the names that it gives', async () => {
  const files = (await readdir(PLAYER)).filter((file) => file.endsWith('.js'));
  const sources = await Promise.all(files.map((file) => readFile(path.join(PLAYER, file), 'utf8')));
  const named = sources.flatMap((source) =>
    [...source.matchAll(/(?:"aria-label"|title): ([^,]*?'[^,]+),/gu)].flatMap(([, said = '']) =>
      [...said.matchAll(/'([^']+)'/gu)].map(([, name]) => name),
    ),
  );
  const plain = sources.flatMap((source) =>
    [...source.matchAll(/"aria-label": "([^"]+)"/gu)].map(([, name]) => name),
  );
  // Speeds are not offered.
  const offered = [...named, ...plain].filter((name) => name !== 'Change playback rate');
  expect([...new Set(offered)].sort()).toEqual(Object.keys(playerWords).sort());
});

test('[LG2] a control is named in our words, and again when the player names it anew', async () => {
  const frame = document.createElement('div');
  frame.innerHTML =
    '<button aria-label="Play video" title="Play video"></button><a title="A film">A film</a>';
  onTestFinished(nameControls(frame));
  const nameOf = (element: string) => frame.querySelector(element)?.getAttribute('aria-label');
  const button = frame.querySelector('button');
  expect([nameOf('button'), button?.title, frame.querySelector('a')?.title]).toEqual([
    'Play',
    'Play',
    'A film',
  ]);
  button?.setAttribute('aria-label', 'Pause video');
  frame.insertAdjacentHTML('beforeend', '<input aria-label="Change volume">');
  await Promise.resolve();
  expect([nameOf('button'), nameOf('input')]).toEqual(['Pause', 'Volume']);
});
