import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsRead, partsReadWithin, withoutUnread } from '../../../scripts/bundling/leanRemotion.plugin';

const source = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

test('parts are read by name, under any alias, or taken apart', () => {
  const code = `import { Internals as Internals2, random } from "remotion";
    var fps = Internals2.validateFps;
    var { useVideo, Timeline: T } = Internals2;
    export { PlayerInternals };`;
  expect([...partsRead(code, 'Internals')].sort()).toEqual(['Timeline', 'useVideo', 'validateFps']);
});

test('its own module reads it, too; what it calls its parts is no reading', () => {
  const code = 'var A = make("a", "<Interactive.A>");\nvar B = Interactive.withSchema(B1);';
  expect(partsReadWithin(code, 'Interactive')).toEqual(['withSchema']);
});

test('who hands the whole object on is not guessed at', () => {
  expect(() => partsRead('use(Internals3);', 'Internals')).toThrow('cannot be told');
});

test('what is not read is left out', () => {
  const code = 'var Internals = {\n  one,\n  two: exports_two,\n  three\n};\nvar next = 1;';
  expect(withoutUnread(code, 'Internals', new Set(['two', 'three']))).toBe(
    'var Internals = {\n  two: exports_two,\n  three\n};\nvar next = 1;',
  );
});

test('an object of another shape is not touched', () => {
  expect(() => withoutUnread('var Internals = make();', 'Internals', new Set())).toThrow('is not found');
});

test.each([
  ['Internals', 'remotion/dist/esm/index.mjs', 10],
  ['NoReactInternals', 'remotion/dist/esm/no-react.mjs', 3],
])('of the installed %s all that is read stays', (holder, file, atLeast) => {
  const readers = ['@remotion/player', '@remotion/media'].map((name) => source(`${name}/dist/esm/index.mjs`));
  const read = partsRead(readers.join('\n'), holder);
  const lean = withoutUnread(source(file), holder, read);
  const object = lean.slice(lean.indexOf(`var ${holder} = {`)).split('\n};', 1)[0] ?? '';
  expect(read.size).toBeGreaterThan(atLeast);
  for (const part of read) expect(object).toMatch(new RegExp(String.raw`^  ${part}\b`, 'm'));
});
