import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBuiltInWriter } from '../../server/providers/scripts/builtIn/builtInWriter';
import { named, shortName } from '../../server/providers/scripts/builtIn/productName';
import { countWords } from '../../contract/countWords';
import { faultsOf } from '../../server/providers/scripts/scriptRules';

const writer = createBuiltInWriter();

describe('[W8] script ideas from the seller’s own words', () => {
  test('whatever the page holds: at least four, 40 to 70 words, all different, no number that is not given', async () => {
    const fragment = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<li>FREE SHIPPING</li>', '🔥 HOT 🔥', 'Weight: 200 g', 'Keeps drinks hot for 12 hours.', '- Leak-proof lid', 'The bag is light and it fits in your car.', 'Die Flasche ist aus Stahl.', '保温瓶', '&amp; more', 'A 30-day warranty'), // prettier-ignore
    );
    const text = fc.array(fragment, { minLength: 1, maxLength: 40 }).map((parts) => parts.join('\n'));
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.option(fragment, { nil: undefined }),
        async (title, description, audience) => {
          const brief = {
            title: title.slice(0, 300),
            description,
            ...(audience === undefined ? {} : { audience }),
          };
          const ideas = await writer.writeAdScripts(brief);
          expect(ideas.length).toBeGreaterThanOrEqual(4);
          expect(faultsOf(ideas, brief)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
  test('the titles name the frames', async () => {
    const ideas = await writer.writeAdScripts({ title: 'Mug', description: 'A mug.' });
    expect(ideas.map(({ title }) => title)).toEqual(
      ['Problem and solution', 'Attention, interest, desire, action', 'List of reasons', 'Before and after', 'A moment in the day', 'Straight to the point'], // prettier-ignore
    );
  });
  test('a claim is told with its subject, an offer only as the seller makes it', async () => {
    const [first] = await writer.writeAdScripts({
      title: 'Ember Flask Insulated Bottle, Black',
      description: 'Keeps drinks hot for 12 hours.\nFree shipping and a 2 year warranty.\nColor: Black',
    });
    expect(first!.script).toContain('Still putting up with drinks that go lukewarm?');
    expect(first!.script).toContain('It keeps drinks hot for 12 hours.');
    expect(first!.script).toContain('Free shipping and a 2 year warranty.');
    expect(first!.script).not.toContain('Color');
  });
  test('a description in another language is not mixed into English sentences', async () => {
    const description =
      'Die Flasche hält Getränke zwölf Stunden lang heiß und ist aus rostfreiem Stahl gefertigt.';
    for (const { script } of await writer.writeAdScripts({ title: 'Thermo', description })) {
      expect(script).not.toContain('Flasche');
      expect(countWords(script)).toBeGreaterThanOrEqual(40);
    }
  });
});

test.each([
  ['Ember Flask 17oz Insulated Stainless Steel Water Bottle, Leakproof - Black', 'the Ember Flask'],
  ['Hand-poured lavender soy candle', 'the hand-poured lavender soy candle'],
  ["Grandma's Apple Butter", "Grandma's Apple Butter"],
  ['MENS RUNNING SHOES SIZE 10', 'the Mens Running Shoes'],
  ['保温瓶 500ml', 'this find'],
])('"%s" is called %s', (title, name) => {
  expect(named(shortName(title), '')).toBe(name);
});
