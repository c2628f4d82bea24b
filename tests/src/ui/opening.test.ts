import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what stands before the app is there wears the colours of the theme, in light and dark', () => {
  const theme = readFileSync('src/ui/theme/theme.css.ts', 'utf8');
  const [light, dark] = ['canvas', 'accent'].reduce<[string[], string[]]>(
    ([lights, darks], name) => {
      const values = [...theme.matchAll(new RegExp(`^  ${name}: '(#\\w+)'`, 'gm'))].map(
        (found) => found[1] ?? '',
      );
      return [
        [...lights, values[0] ?? ''],
        [...darks, values[1] ?? ''],
      ];
    },
    [[], []],
  );
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(readFileSync('index.html', 'utf8')) ?? [];
  const [inLight = '', inDark = ''] = style.split('@media (prefers-color-scheme: dark)');
  const coloursOf = (text: string) => text.match(/#[\da-f]{6}/g);
  expect([coloursOf(inLight), coloursOf(inDark)]).toEqual([light, dark]);
});
