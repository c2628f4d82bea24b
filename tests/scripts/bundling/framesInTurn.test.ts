import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFramesInTurn } from '../../../scripts/bundling/framesInTurn.plugin';

const source = readFileSync('node_modules/@remotion/media/dist/esm/index.mjs', 'utf8');

test('the installed player of clips takes its next frame in a task of its own', () => {
  const changed = withFramesInTurn(source);
  const lines = source.split('\n');
  expect(changed.split('\n').filter((line, at) => line !== lines[at])).toEqual([
    '      setTimeout(fillNext);',
  ]);
});

test('one that fetches frames in another way is not touched', () => {
  expect(() => withFramesInTurn('fillNext();')).toThrow('in another way');
  expect(() => withFramesInTurn(source + source)).toThrow('in another way');
});
