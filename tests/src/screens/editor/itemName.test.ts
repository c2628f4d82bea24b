import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editorTimelineMessages } from '../../../../src/locales/messages/editor/timeline';
import { itemName } from '../../../../src/screens/editor/itemName';
import { arrange, templateNames } from '../../../../src/templates/arrangements';
import { anyProps } from '../../templates/support/anyProps';

const { madeAs, numbered } = editorTimelineMessages;

test('[LG2] every name that a template gives an item is said in the reader’s language', () => {
  const unknown = new Set<string>();
  fc.assert(
    fc.property(anyProps, fc.constantFrom(...templateNames), (props, template) => {
      for (const { name } of Object.values(arrange({ ...props, template }).trackItemsMap))
        if (!Object.hasOwn(madeAs, name) && !Object.hasOwn(numbered, name.replace(/ \d+$/, '')))
          unknown.add(name);
    }),
    { numRuns: 60 },
  );
  expect([...unknown]).toEqual([]);
});

test.each([
  [{ name: 'Closing logoGround', type: 'shape' }, 'Closing logo background'],
  [{ name: 'Shot 12', type: 'image' }, 'Shot 12'],
  [{ name: 'rectangle', type: 'shape' }, 'Rectangle'],
  [{ name: 'rectangle', type: 'image' }, 'rectangle'],
  [{ name: 'toString', type: 'shape' }, 'toString'],
  [{ name: 'constructor 3', type: 'text' }, 'constructor 3'],
] as const)('[LG2] %j is called %s', (item, name) => {
  expect(itemName(item)).toBe(name);
});
