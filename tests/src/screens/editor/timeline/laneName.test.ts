import { expect, test } from 'vitest';
import { laneName } from '../../../../../src/screens/editor/timeline/lanes/laneName';

test.each([
  ['overlays', 'overlays', 'Overlays'],
  ['overlays.1', 'overlays', 'Overlays 2'],
  ['audio.9', 'audio', 'Sound 10'],
] as const)('[E2] lane %s of its kind is called by its number behind the first', (id, kind, name) => {
  expect(laneName({ id, kind })).toBe(name);
});
