/** Ads without a model: every sentence is a frame's, the seller's or the person's, whatever the page holds. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from '../../../../contract/scripts/countWords';
import { FACTS_NEEDED, IDEA_WORDS, SCRIPT_SECONDS, SENTENCES_SAID } from '../../../../contract/limits';
import { spokenSeconds } from '../../../../contract/scripts/spokenSeconds';
import { type AdBrief, adFrameSchema, type ScriptIdea } from '../../../../contract/scripts/script';
import { unfilledPlaces } from '../../../../contract/scripts/unfilledPlaces';
import { readClaimsCheck } from '../../../../server/writing/checking/claimsCheck';
import { contentDir } from '../../../support/contentDir';
import { plainText } from '../../../../server/reading/html/plainText';
import { pageSentences } from '../../../../server/writing/quoting/pageSentences';
import { partsOf } from '../../../../server/text/partsOfSpeech';
import { quoteAds, readAd, sentencesToTag } from '../../../../server/writing/quoting/quoteAds';
import { shortNameOf } from '../../../../server/writing/quoting/shortName';
import { productFixtures } from '../../../support/wizards/productFixtures';
import { frames, languageOf } from './support/languageOf';

const english = frames.get('en')!;
const claimsCheck = readClaimsCheck(contentDir);
const quoted = (brief: AdBrief, language = 'en') => quoteAds(readAd(brief, frames, language), partsOf);
const write = (brief: AdBrief, language = 'en') => quoted(brief, language).scripts;
/** A person who wants all of a page said that can be said as it stands. */
const chosen = (brief: AdBrief, language = 'en'): AdBrief => {
  const whole = pageSentences(brief, languageOf(language)).sentences.filter(({ isWhole }) => isWhole);
  const says = whole.map(({ text }) => text).slice(0, SENTENCES_SAID);
  return { says, ...brief };
};
const factsIn = (brief: AdBrief) => quoted(chosen(brief)).sentences.filter(({ isSaid }) => isSaid);
const nameOf = (title: string, language = 'en') => shortNameOf(title, languageOf(language));
const ideasOf = (brief: AdBrief, language = 'en'): readonly ScriptIdea[] => {
  const answer = write(chosen(brief, language), language);
  return 'needs' in answer ? expect.fail(`needs facts, found ${answer.found}`) : answer;
};
const THREE = '- Keeps tea hot for 2 hours\n- Fits your hand\n- The lid is of bamboo';

/** Letters and figures alone: what is left of words when their marks and capitals do not count. */
const bare = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const linesOf = (frame: typeof english.frames.aida) =>
  [frame.hook, frame.opening, frame.joints, frame.after, frame.closing].flat();

/** Word for word and in this order: what was shortened left out what stood between. */
const stands = (words: readonly string[], page: readonly string[]) => {
  let at = -1;
  return words.every((word) => (at = page.indexOf(word, at + 1)) >= 0);
};

/** What the frame says of itself, longest first, so that "One." is not taken out of another line. */
const linesSaid = ({ frame }: ScriptIdea, name: string, audience = '') =>
  [...linesOf(english.frames[frame!]), english.audience]
    .flatMap((line) =>
      english.counts.map((count) =>
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
  const page = bare(plainText(brief.description)).split(' ');
  const name = nameOf(brief.title);
  const ofPage = factsIn(brief).map(({ text }) => bare(text));
  for (const fact of ofPage)
    expect({ fact, stands: stands(fact.split(' '), page) }).toEqual({ fact, stands: true });
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
    (_, page) => {
      const says = quoted(page)
        .sentences.map(({ text }) => text)
        .slice(0, 3);
      const brief = { ...page, says };
      expectQuotes(brief);
      for (const { script } of ideasOf(brief))
        expect(countWords(script)).toBeGreaterThanOrEqual(IDEA_WORDS.min - 5);
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
          const answer = write(chosen(brief));
          if (!('needs' in answer)) return expectQuotes(brief);
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
      const answer = write(chosen({ title, description }));
      if ('needs' in answer) expect(answer.found).toBeLessThan(3);
      else expectQuotes({ title, description });
    },
  );
});

describe('[W8] what an ad says is asked', () => {
  test('with all that the page says, in its words; what surely tells of the product is proposed', () => {
    const sentences = [
      ['Size: 2.', false],
      ['The mug fits your hand.', true],
      ['Its glaze is a secret.', true],
      ['Machine wash.', false],
      ['Tea tastes best from clay.', false],
      ['Free shipping on all orders!', false],
      ['Potters fire it twice.', false],
      ['It keeps tea hot.', false],
      ['Rain helps clay.', false],
    ] as const;
    const description = sentences.map(([text]) => text).join('\n');
    expect(write({ title: 'Mug', description })).toEqual({
      ...{ needs: 'facts', found: 2, needed: 3 },
      sentences: sentences.map(([text, isSaid]) => ({ text, isSaid })),
    });
  });
  const proposed = (description: string, title = 'Mug', language = 'en') =>
    quoted({ title, description }, language).sentences.flatMap(({ text, isSaid }) => (isSaid ? [text] : []));
  test('short points are said two or three in one breath, those of a table that lost its figures are not', () => {
    const points =
      'Funnel neck\nTextured design\nLong bell sleeve\nBack keyhole closure\nThis mug is knitted by hand.';
    expect(proposed(points)).toEqual([
      'Funnel neck, textured design.',
      'Long bell sleeve, back keyhole closure.',
      'This mug is knitted by hand.',
    ]);
    expect(proposed('Yarn dyed check flannel\nHand carved wooden buttons\nTwo large chest pockets')).toEqual([
      'Yarn dyed check flannel, hand carved wooden buttons, two large chest pockets.',
    ]);
    expect(proposed('Crunchy Caramel Eclair\nStrawberries and Cream Eclair\nMade by hand')).toEqual([
      'Crunchy Caramel Eclair, Strawberries and Cream Eclair, made by hand.',
    ]);
    expect(proposed('Daily value\nTotal fat\nTrans fat\nSodium\nSugars\nProtein')).toEqual([]);
  });
  test('rows of the page’s table make up for it, too, and are offered behind its text', () => {
    const brief = {
      title: 'Mug',
      description: 'The mug fits your hand.',
      properties: ['SKU: MG-2201', 'Colour: blue', 'Height: 9 cm', 'Height: 9 cm'],
    };
    expect(quoted(brief).sentences).toEqual([
      { text: 'The mug fits your hand.', isSaid: true },
      { text: 'Colour: blue.', isSaid: true },
      { text: 'Height: 9 cm.', isSaid: true },
    ]);
    const says = ['The mug fits your hand.', 'Colour: blue.', 'Height: 9 cm.'];
    for (const { script } of ideasOf({ ...brief, says })) expect(script).toContain('Height: 9 cm.');
  });
  test('rows that surely tell of the product make up for what prose does not say, and no more of them', () => {
    const rows = ['Handle: baked clay', 'Colour: blue', 'Height: 9 cm', 'Weight: 0.3 kg'];
    const page = ['The mug fits your hand.', ...rows];
    expect(proposed(page.join('\n'))).toEqual(['The mug fits your hand.', 'Colour: blue.', 'Height: 9 cm.']);
  });
  test.each([
    ['en', 'Mug', 'The mug was made in Porto in 1933.'],
    ['de', 'Tasse', 'Die Tasse entstand ab 1933 in Porto von Hand.'],
    ['nl', 'Mok', 'De mok werd in 1895 in een dorp gemaakt.'],
  ])('%s: what happened in another century is a story, and is not proposed', (language, title, story) => {
    expect(proposed(story, title, language)).toEqual([]);
  });
  test('what has a year’s figures and is none, is proposed', () => {
    expect(proposed('The mug holds up to 1500 grams of tea.')).toHaveLength(1);
  });
  test('of a language whose small print is not known nothing is proposed', () => {
    const page = ['Fľaša udrží čaj teplý.', 'Vrchnák je z bambusu.', 'Zmestí sa do ruky.'].join('\n');
    expect(write({ title: 'Fľaša', description: page }, 'sk')).toMatchObject({
      needs: 'facts',
      sentences: [{ isSaid: false }, { isSaid: false }, { isSaid: false }],
    });
    expect(proposed(page, 'Fľaša', 'sk')).toEqual([]);
  });
  test.each([
    [
      'en',
      'Mug',
      ['Our potters fire it twice.', 'We glaze each one in Porto since 1933.', 'I carve the handle by hand.'],
    ],
    ['sk', 'Fľaša', ['Fľaša udrží čaj teplý.', 'Vrchnák je z bambusu.', 'Zmestí sa do ruky.']],
  ])('%s: what the person typed themselves is proposed without proof', (language, title, texts) => {
    const description = texts.join('\n');
    const own = { title, description, pageDescription: '' };
    expect(sentencesToTag(readAd(own, frames, language))).toEqual([]);
    expect(quoted(own, language).sentences).toEqual(texts.map((text) => ({ text, isSaid: true })));
    const read = { ...own, pageDescription: description };
    expect(write(read, language)).toMatchObject({
      sentences: texts.map((text) => ({ text, isSaid: false })),
    });
  });
  test('of a page that the person changed, what they changed is proposed, and the rest by its proof', () => {
    const page = ['The mug fits your hand.', 'Potters fire it twice.', 'Rain helps the clay.'];
    const description = page.join(' ').replace('twice', 'three times');
    expect(write({ title: 'Mug', description, pageDescription: page.join(' ') })).toMatchObject({
      sentences: [
        { text: 'The mug fits your hand.', isSaid: true },
        { text: 'Potters fire it three times.', isSaid: true },
        { text: 'Rain helps the clay.', isSaid: false },
      ],
    });
  });
  test('what is too much for one ad is told by its frames together, and each says three or more', () => {
    const says = ['Tea', 'Soup', 'Milk', 'Cocoa', 'Coffee', 'Cider'].map(
      (drink) =>
        `${drink} stays as hot as it was for two hours and a half in the thick clay of this one mug.`,
    );
    const told = ideasOf({ title: 'Mug', description: says.join(' '), says }).map(({ script }) =>
      says.filter((text) => script.includes(text)),
    );
    for (const some of told) expect(some.length).toBeGreaterThanOrEqual(FACTS_NEEDED);
    expect(new Set(told.flat())).toEqual(new Set(says));
    expect(new Set(told.map((some) => some.join())).size).toBeGreaterThan(2);
  });
  test('what asks to follow the link stays, and what the frame adds gives way to what the page says', () => {
    const says = ['Tea', 'Soup', 'Milk', 'Cocoa', 'Cider'].map(
      (drink) => `${drink} stays as hot as it was for two hours and a half in this mug.`,
    );
    for (const { script, frame } of ideasOf({ title: 'Mug', description: says.join(' '), says })) {
      expect(english.frames[frame!].closing.some((line) => script.endsWith(line))).toBe(true);
      expect(says.filter((text) => script.includes(text)).length).toBeGreaterThanOrEqual(4);
    }
  });
  test('what leans on a sentence goes with it', () => {
    const page = 'Clay keeps tea hot. We tried it for years. Nobody believed us. It never cools. The mug fits your hand. It stays there.'; // prettier-ignore
    expect(proposed(page)).not.toContain('It never cools.');
  });
  test('a question that leads to the first goes with it, and begins the ad', () => {
    const page =
      'Tea gone cold again? The mug keeps it hot. It fits your hand. It stacks in any old cupboard.';
    const says = proposed(page);
    expect(says[0]).toBe('Tea gone cold again?');
    for (const { script } of ideasOf({ title: 'Mug', description: page, says }))
      expect(script).toMatch(/^Tea gone cold again\? /);
    expect(write({ title: 'Mug', description: page, says: says.slice(0, 3) })).toMatchObject({ found: 2 });
  });
  test('where too little is sure, what may well be on the product makes up for it in the question, if it is enough', () => {
    const asked = (...texts: string[]) => proposed(['The mug fits your hand.', ...texts].join(' '));
    const [maker, named] = ['Clay cools every thirsty throat.', 'Tea loves a good mug.'];
    expect(asked(maker, named)).toEqual(['The mug fits your hand.', maker, named]);
    expect(write({ title: 'Mug', description: `The mug fits your hand. ${maker} ${named}` })).toMatchObject({
      needs: 'facts',
      found: 1,
    });
    expect(asked(maker)).toEqual(['The mug fits your hand.']);
    expect(proposed(`${named} Cocoa loves a warm mug. Milk needs a mug, too.`)).toEqual([]);
    for (const other of [
      'We’ve made a mug for each of you.',
      'Tea from Lisbon loves a good mug.',
      '1 x mug of baked clay',
    ])
      expect(asked(maker, other)).toEqual(['The mug fits your hand.']);
  });
  test('nothing of a page is said that neither surely tells of the product nor was chosen', () => {
    const brief = {
      title: 'Mug',
      description: 'Tea is hot in every winter. Cups are old in the north. The mug fits your hand.',
    };
    expect(write(brief)).toMatchObject({ needs: 'facts', found: 1 });
    expect(quoted(brief).sentences.map(({ isSaid }) => isSaid)).toEqual([false, false, true]);
  });
  test('where three things surely tell of the product nobody is asked: they are said, and beside the scripts they stand as chosen', () => {
    const brief = {
      title: 'Mug',
      description: `The mug holds hot tea.\n${THREE}\n\nRain helps the clay, and its sand.`,
    };
    const { scripts, sentences } = quoted(brief);
    expect(sentences.map(({ isSaid }) => isSaid)).toEqual([true, true, true, true, false]);
    for (const { script } of scripts as readonly ScriptIdea[]) expect(script).not.toContain('Rain');
    expect(write({ ...brief, says: ['The mug holds hot tea.'] })).toMatchObject({
      needs: 'facts',
      found: 1,
    });
  });
  test('the person’s facts make up for it, word for word, before the page’s', () => {
    const facts = ['my grandmother paints each one', 'No two are alike!'];
    const brief = { title: 'Mug', description: 'The mug fits your hand.', facts };
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

describe('[W8] what was chosen is said', () => {
  const description = 'Made in Porto. We fire it twice. It is blue. Ships today. The mug fits your hand.';
  const says = ['It is blue.', 'Made in Porto.', 'We fire it twice.'];
  test('all of it in every script, as it follows on the page, and nothing else of the page', () => {
    const { sentences } = quoted({ title: 'Mug', description, says });
    expect(sentences.map(({ isSaid }) => isSaid)).toEqual([true, true, true, false, false]);
    for (const { script } of ideasOf({ title: 'Mug', description, says })) {
      expect(script).toMatch(/Made in Porto\..*We fire it twice\..*It is blue\./);
      expect(script).not.toMatch(/Ships|hand/);
    }
  });
  test('fewer than three are asked for, with what was chosen', () => {
    expect(write({ title: 'Mug', description, says: says.slice(0, 2) })).toMatchObject({ found: 2 });
  });
  test('what does not stand on the page is refused', () => {
    expect(() => write({ title: 'Mug', description, says: ['It heals.'] })).toThrow(
      /no longer in the description/,
    );
  });
});

describe('[W8] frames', () => {
  test('a page with three facts gets one in each frame, in their order', () => {
    const ideas = ideasOf({ title: 'Mug', description: THREE });
    expect(ideas.map(({ frame }) => frame)).toEqual(['aida', 'list', 'beforeYouBuy', 'closeUp', 'short']);
  });
  test('an offer is made where the page names its price', () => {
    const [offer] = ideasOf({ title: 'Mug', description: THREE, price: '£12.50' }).slice(-1);
    expect(offer).toMatchObject({ frame: 'offer', title: 'The offer' });
    expect(offer!.script).toContain('£12.50.');
  });
  test('a price is written as the language of the ad writes it', () => {
    const description = '- Hält Tee zwei Stunden heiß\n- Passt in jede Hand\n- Deckel aus geöltem Bambus';
    const scriptFor = (price: string) => ideasOf({ title: 'Tasse', description, price }, 'de').at(-1)!.script;
    expect(scriptFor('€1,119.50')).toContain('1.119,50 €.');
    expect(scriptFor('$24,990')).toContain('$24.990.');
    expect(scriptFor('about 12 euros')).toContain('about 12 euros.');
  });
  test('no line of the frame parts a sentence from what it goes on from', () => {
    const aida = (third: string) => {
      const description = `The lid is of bamboo. Tea stays hot for hours. ${third}`;
      return ideasOf({ title: 'Mug', description })[0]!.script;
    };
    expect(aida('The mug fits your hand.')).toContain("And that's not all. The mug fits your hand.");
    expect(aida('And it fits your hand.')).toContain('Tea stays hot for hours. And it fits your hand.');
  });
  test('where not all of it is said, what names the product is', () => {
    const says = ['Tea', 'Soup', 'Milk', 'Cocoa', 'Cider'].map((drink) => `${drink} stays hot in this clay for two whole hours and more.`); // prettier-ignore
    says.push('The mug fits a large hand as well as a small one.');
    const [first] = ideasOf({ title: 'Mug', description: says.join(' '), says, seconds: 15 });
    expect(first!.script).toContain(says.at(-1));
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
  test('a page is quoted in the frames of its language, and the script says which it is', () => {
    const description = '- Hält Tee zwei Stunden heiß\n- Passt in jede Hand\n- Deckel aus geöltem Bambus';
    const [first] = ideasOf({ title: 'Tasse', description }, 'de');
    expect(first).toEqual({
      title: 'Aufmerksamkeit, Interesse, Wunsch, Handlung',
      script:
        'Einen Augenblick bitte. Das lohnt einen Blick: Tasse. Hält Tee zwei Stunden heiß. Passt in jede Hand. Und das ist noch nicht alles. Deckel aus geöltem Bambus. Kannst du dir das bei dir vorstellen? Tipp auf den Link und sieh es dir selbst an.',
      frame: 'aida',
      language: 'de',
    });
  });
  test('in a language without frames the page speaks alone', () => {
    const says = ['Fľaša udrží čaj teplý.', 'Vrchnák je z bambusu.', 'Zmestí sa do ruky.'];
    expect(
      ideasOf({ title: 'Fľaša', description: says.join('\n'), says, price: '€12.50' }, 'sk').map(
        ({ script }) => script,
      ),
    ).toEqual([
      'Fľaša. Fľaša udrží čaj teplý. Vrchnák je z bambusu. Zmestí sa do ruky.',
      'Fľaša. Fľaša udrží čaj teplý. Vrchnák je z bambusu. Zmestí sa do ruky. 12,50 €.',
    ]);
  });
  test('[WR2] another language than the page’s is not made up: facts are asked for', () => {
    const brief = { title: 'Mug', description: THREE, language: 'fr' };
    expect(write(brief)).toEqual({ needs: 'facts', found: 0, needed: 3, sentences: [] });
    const [first] = ideasOf({
      ...brief,
      facts: ['Garde le thé chaud', 'Tient dans la main', 'Le couvercle est en bambou'],
    });
    expect(first!.script).toContain('Garde le thé chaud. Tient dans la main.');
    expect(first!.language).toBe('fr');
  });
  test.each([...frames])('[WR3] %s: no line of a frame is a claim', (language, lines) => {
    const sources = { title: 'Mug', description: '' };
    const said = [
      ...adFrameSchema.options.flatMap((frame) => linesOf(lines.frames[frame])),
      ...Object.values(lines.tones).flatMap(({ hook, closing }) => [...hook, ...closing]),
    ].map((line) => line.replace('{count}', lines.counts[3]!).replace(/\{\w+\}/g, 'Mug'));
    const claims = claimsCheck
      .trace([...new Set(said)].filter(Boolean).join('\n'), sources, language)
      .flatMap(({ text, unsupported }) => unsupported.map(({ words, reason }) => ({ text, words, reason })));
    expect(claims).toEqual([]);
  });
  test('no line of a frame knows what is sold: these are all the things that they name', async () => {
    const { default: nlp } = await import('compromise/two');
    const nouns = adFrameSchema.options.flatMap((frame) =>
      linesOf(english.frames[frame]).flatMap(
        (line) =>
          nlp(line.replace(/\{\w+\}/g, ''))
            .match('#Noun')
            .not('#Pronoun')
            .out('array') as string[],
      ),
    );
    expect([...new Set(nouns.map(bare).filter(Boolean))].sort().join(' ').toLowerCase()).toBe(
      'all decision details everything here life link look matters moment price rest tap thing things time version watching words yours',
    );
  });
});

describe('[WR2] how an ad is wanted', () => {
  const description = [
    'The lid is turned from one piece of bamboo',
    'Keeps your tea hot for 2 hours while you read, cook or wait for a train.',
    'Fits your hand, and the hand of your child.',
    'Comes out of the kiln twice, at 1,200 degrees, so that its glaze stays as blue as it is.',
    'Goes into a dishwasher as often as you like.',
    'Stands on cork and leaves no ring on a table of wood.',
    'The handle has room for four fingers, also those of a large hand.',
    'Keeps straight in your hand by its thumb rest.',
    'Its shape comes from a jug that our potter found in a barn.',
    'Every mug bears the name of the person who made it.',
  ]
    .map((point) => `- ${point.replace(/\.$/, '')}`)
    .join('\n');
  const brief = { title: 'Mug', description };

  test.each(SCRIPT_SECONDS)(
    '%i seconds are a fifth less to a tenth more, with three facts and more',
    (seconds) => {
      const texts = factsIn({ ...brief, seconds }).map(({ text }) => text);
      for (const { script } of ideasOf({ ...brief, seconds })) {
        expect(spokenSeconds(script)).toBeGreaterThanOrEqual(0.8 * seconds);
        expect(spokenSeconds(script)).toBeLessThanOrEqual(1.1 * seconds);
        expect(texts.filter((text) => script.includes(text)).length).toBeGreaterThanOrEqual(3);
      }
    },
  );
  test('a tone is heard at the beginning and at the end', () => {
    const [first] = ideasOf({ ...brief, tone: 'bold', seconds: 30 });
    expect(english.tones.bold.hook.some((line) => first!.script.startsWith(line))).toBe(true);
    expect(english.tones.bold.closing.some((line) => first!.script.endsWith(line))).toBe(true);
  });
  test('what was shown is not shown again, and other facts come first', () => {
    const short = { ...brief, seconds: 15 } as const;
    const shown = ideasOf(short).map(({ script }) => script);
    const [first] = shown;
    const again = ideasOf({ ...short, not: shown });
    for (const { script } of again) expect(shown).not.toContain(script);
    const told = (script: string) =>
      factsIn(brief)
        .map(({ text }) => text)
        .filter((text) => script.includes(text));
    expect(told(again[0]!.script)).not.toEqual(told(first!));
  });
  test('more like one tells its facts in every frame', () => {
    const short = { ...brief, seconds: 15 } as const;
    const closeUp = ideasOf(short).find(({ frame }) => frame === 'closeUp')!;
    const [first] = ideasOf({ ...short, like: closeUp.script });
    const liked = factsIn(brief)
      .map(({ text }) => text)
      .filter((text) => closeUp.script.includes(text));
    expect(liked.filter((text) => first!.script.includes(text)).length).toBeGreaterThanOrEqual(3);
  });
});
