/** Ads without a model: every sentence is a frame's, the seller's or the person's, whatever the page holds. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from '../../../../contract/scripts/countWords';
import { IDEA_WORDS } from '../../../../contract/limits';
import { type AdBrief, adFrameSchema, type ScriptIdea } from '../../../../contract/scripts/script';
import { unfilledPlaces } from '../../../../contract/scripts/unfilledPlaces';
import { plainText } from '../../../../server/reading/html/plainText';
import { factsOf } from '../../../../server/writing/quoting/facts';
import { readFrames } from '../../../../server/writing/quoting/frames';
import { quoteAds } from '../../../../server/writing/quoting/quoteAds';
import { shortNameOf } from '../../../../server/writing/quoting/shortName';
import { contentDir } from '../../../support/contentDir';
import { productFixtures } from '../../../support/wizards/productFixtures';

const frames = readFrames(contentDir);
const write = (brief: AdBrief) => quoteAds(brief, frames);
const ideasOf = (brief: AdBrief): readonly ScriptIdea[] => {
  const answer = write(brief);
  return 'needs' in answer ? expect.fail(`needs facts, found ${answer.found}`) : answer;
};
const THREE = 'Keeps tea hot for 2 hours.\nFits your hand.\nThe lid is of bamboo.';

/** Letters and figures alone: what is left of words when their marks and capitals do not count. */
const bare = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const linesOf = (frame: (typeof frames.frames)['aida']) =>
  [frame.opening, frame.joints, frame.after, frame.closing].flat();

/** What the frame says of itself, longest first, so that "One." is not taken out of another line. */
const linesSaid = ({ frame }: ScriptIdea, name: string, audience = '') =>
  [...linesOf(frames.frames[frame!]), frames.audience]
    .flatMap((line) =>
      frames.counts.map((count) =>
        bare(
          line
            .replace('{name}', name)
            .replace('{count}', count)
            .replace('{audience}', audience)
            .replace('{price}', ''),
        ),
      ),
    )
    .toSorted((a, b) => b.length - a.length);

function expectQuotes(brief: AdBrief): void {
  const page = bare(plainText(brief.description));
  const name = shortNameOf(brief.title);
  const ofPage = factsOf(brief.description, { title: brief.title, name }).map(bare);
  for (const fact of ofPage) expect(page).toContain(fact);
  const facts = [...(brief.facts ?? []).map(bare), ...ofPage].toSorted((a, b) => b.length - a.length);
  const ideas = ideasOf(brief);
  expect(ideas.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ideas.map(({ script }) => script)).size).toBe(ideas.length);
  for (const idea of ideas) {
    expect(countWords(idea.script)).toBeLessThanOrEqual(IDEA_WORDS.max);
    expect(unfilledPlaces(idea.script)).toBe(0);
    expect(idea.script).not.toMatch(/[{}]|undefined|\s{2}/);
    const without = (rest: string, said: string) => (said ? rest.replace(` ${said} `, '  ') : rest);
    const said = ` ${bare(idea.script)} `;
    expect(facts.filter((fact) => said.includes(` ${fact} `)).length).toBeGreaterThanOrEqual(3);
    const rest = linesSaid(idea, name, brief.audience).reduce(without, facts.reduce(without, said)).trim();
    expect(bare(brief.description.match(/^Price:.*/m)?.[0] ?? '')).toContain(rest);
  }
}

describe('[W8] script ideas in the seller’s own words', () => {
  test.each(productFixtures.map(({ kind, brief }) => [kind, brief] as const))(
    '%s: four frames and more, each with three facts of its page and nothing else but its frame',
    (_, brief) => {
      expectQuotes(brief);
      for (const { script } of ideasOf(brief))
        expect(countWords(script)).toBeGreaterThanOrEqual(IDEA_WORDS.min);
    },
  );

  test('of any page there are ads that quote it, or the number of facts that it gives', () => {
    const fragment = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<li>FREE SHIPPING ON EVERYTHING</li>', '🔥 HOT 🔥', 'Weight: 200 g', 'Keeps drinks hot for 12 hours.', '- Leak-proof lid', 'The bag is light and it fits in your car.', 'Die Flasche ist aus Stahl.', '保温瓶', '&amp; more', 'A 30-day warranty', 'Was $30, now $20', 'Learn to paint', 'Wireless earbuds', 'Price: $12', 'It is soft. They also fit. {name} [brackets]'), // prettier-ignore
    );
    const text = fc.array(fragment, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('\n'));
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom(
          undefined,
          'Busy parents',
          'Runners. And swimmers',
          'Everybody in town who drinks tea on the way to work',
        ),
        (title, description, audience) => {
          const brief = {
            title: title.slice(0, 300),
            description,
            ...(audience === undefined ? {} : { audience }),
          };
          const answer = write(brief);
          if (!('needs' in answer)) return expectQuotes(brief);
          expect(answer).toEqual({
            needs: 'facts',
            found: factsOf(description, { title: brief.title, name: shortNameOf(brief.title) }).length,
            needed: 3,
          });
          expect(answer.found).toBeLessThan(3);
        },
      ),
      { numRuns: 30 },
    );
  });

  test.each(['compromise', 'sharp'])(
    'the README of %s, which nobody wrote for an ad, is quoted or gives too few facts',
    (title) => {
      const readme =
        readdirSync(`node_modules/${title}`).find((file) => /^readme/i.test(file)) ?? 'package.json';
      const description = readFileSync(`node_modules/${title}/${readme}`, 'utf8').slice(0, 3000);
      const answer = write({ title, description });
      if ('needs' in answer) expect(answer.found).toBeLessThan(3);
      else expectQuotes({ title, description });
    },
  );
});

describe('[W8] too little to quote is asked for', () => {
  test.each([
    ['A mug.', 0],
    ['Fits your hand.', 1],
    ['Fits your hand.\nThe lid is of bamboo.', 2],
    ['Die Tasse hält Tee zwei Stunden lang heiß. Der Deckel ist aus Bambus.', 0],
  ])('“%s” gives %i', (description, found) => {
    expect(write({ title: 'Mug', description })).toEqual({ needs: 'facts', found, needed: 3 });
  });
  test('the person’s facts make up for it, word for word, before the page’s', () => {
    const facts = ['my grandmother paints each one', 'No two are alike!'];
    const brief = { title: 'Mug', description: 'Fits your hand.', facts };
    expectQuotes(brief);
    for (const { script } of ideasOf(brief)) {
      expect(script).toContain('my grandmother paints each one.');
      expect(script).toContain('No two are alike!');
    }
  });
  test('three of the person’s stand in every script, however long they are', () => {
    const facts = ['a', 'b', 'c'].map((letter) => `${letter} ${'and on '.repeat(10)}`.trim());
    for (const { script } of ideasOf({ title: 'Mug', description: THREE, facts }))
      for (const fact of facts) expect(script).toContain(`${fact}.`);
  });
});

describe('[W8] frames', () => {
  test('a page with three facts gets one in each frame, in their order', () => {
    const ideas = ideasOf({ title: 'Mug', description: THREE });
    expect(ideas.map(({ frame }) => frame)).toEqual(['aida', 'list', 'beforeYouBuy', 'closeUp', 'short']);
  });
  test('an offer is made where the page names its price', () => {
    const [offer] = ideasOf({ title: 'Mug', description: `${THREE}\nPrice: £12.50` }).slice(-1);
    expect(offer).toMatchObject({ frame: 'offer', title: 'The offer' });
    expect(offer!.script).toContain('£12.50.');
  });
  test('a list counts as many things as it tells', () => {
    const [, list] = ideasOf({ title: 'Mug', description: THREE });
    expect(list!.script).toMatch(/\bThree things\b.* One\. .* Two\. .* Three\. /);
    expect(list!.script).not.toContain('Four.');
  });
  test('whom it is for is said in a few words; a paragraph on a target group is not', () => {
    const brief = { title: 'Mug', description: THREE };
    const [named] = ideasOf({ ...brief, audience: 'Busy parents' });
    expect(named!.script).toContain('Who is this for? Busy parents.');
    const long = 'Women between 25 and 45 who live in large cities and buy their coffee on the way to work';
    for (const { script } of ideasOf({ ...brief, audience: long }))
      expect(script).not.toContain('Who is this for');
  });
  test('no line of a frame knows what is sold: these are all the things that they name', async () => {
    const { default: nlp } = await import('compromise/two');
    const nouns = adFrameSchema.options.flatMap((frame) =>
      linesOf(frames.frames[frame]).flatMap(
        (line) =>
          nlp(line.replace(/\{\w+\}/g, ''))
            .match('#Noun')
            .not('#Pronoun')
            .out('array') as string[],
      ),
    );
    expect([...new Set(nouns.map(bare).filter(Boolean))].sort().join(' ').toLowerCase()).toBe(
      'all decision detail details everything here life link list look matters moment one price rest second tap thing things time version watching words yours',
    );
  });
});
