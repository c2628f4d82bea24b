import { expect, test } from 'vitest';
import { createPaneSizes } from '../../../src/services/browser/stored/paneSizes';

function storage(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

test('panes are as large as they were left', () => {
  const place = storage();
  createPaneSizes(place).keep('rows', [70, 30]);
  createPaneSizes(place).keep('columns', [20, 60, 20]);
  expect(createPaneSizes(place).of('rows', [60, 40])).toEqual([70, 30]);
  expect(createPaneSizes(place).of('columns', [22, 50, 28])).toEqual([20, 60, 20]);
});

test.each([
  ['nothing was kept', {}],
  ['what was kept is no JSON', { editorPanes: '{' }],
  ['what was kept is something else', { editorPanes: '{"rows":["wide"]}' }],
  ['another number of panes was kept', { editorPanes: '{"rows":[20,30,50]}' }],
  ['what was kept is no share', { editorPanes: '{"rows":[-20,120]}' }],
])('they have their standard size where %s', (_, kept) => {
  expect(createPaneSizes(storage(kept)).of('rows', [60, 40])).toEqual([60, 40]);
});

test('a full storage is no failure', () => {
  const full = {
    ...storage(),
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(() => createPaneSizes(full).keep('rows', [70, 30])).not.toThrow();
});
