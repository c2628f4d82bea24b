/** Which of a page's texts is told as its description. */
import { expect, test } from 'vitest';
import { DESCRIPTION_SIGNS } from '../../../server/reading/html/descriptionSigns';
import { possibleDescriptions, productDescription } from '../../../server/reading/html/descriptionChoice';

const none = Object.fromEntries(DESCRIPTION_SIGNS.map((sign) => [sign, 0]));
const weights = { ...none, namedDescription: 2, near: 1, noDescription: 0 } as Parameters<
  typeof productDescription
>[1];
const oak = 'A stool of one piece of oak, turned by hand and oiled three times.';
const sent = 'Everything that we sell is sent within two days, wherever you live.';

test('[W4] the likeliest text of a page is its description', () => {
  const texts = [
    { text: sent, signs: { shown: 1 } },
    { text: oak, signs: { shown: 1, namedDescription: 1 } },
  ];
  expect(productDescription(texts, weights)).toBe(oak);
});
test('[W4] a second text that is as likely takes nothing from the first: a description stands in parts', () => {
  const texts = [oak, sent].map((text) => ({ text, signs: { shown: 1, near: 1 } }));
  expect(productDescription(texts, weights)).toBe(oak);
});
test('[W4] of two that are nearly as likely, what data call the description is told, unless it is what search engines are told', () => {
  const long = `${sent} ${sent}`;
  const texts = [
    { text: long, signs: { shown: 1, near: 1 } },
    { text: `${oak} ${oak}`, signs: { stated: 1, near: 0.9 } },
  ];
  const [shown, stated] = texts;
  expect(productDescription(texts, weights)).toBe(stated?.text);
  const line = { ...stated!, signs: { ...stated!.signs, isPreview: 1 } };
  expect(productDescription([shown!, line], weights)).toBe(long);
});
test('[W4] boxes in one another are one text, and what data cut short is told whole', () => {
  const whole = `${oak}\nMade to stand on any floor.`;
  const texts = [
    { text: oak, signs: { stated: 1, near: 1 } },
    { text: whole, signs: { shown: 1, near: 0.9 } },
  ];
  expect(productDescription(texts, weights)).toBe(whole);
});
test('[W4] what hardly has a sign of a description is none, unless the page says it of itself', () => {
  const strict = { ...weights, noDescription: 5 };
  expect(productDescription([{ text: sent, signs: { shown: 1 } }], strict)).toBe('');
  expect(productDescription([{ text: oak, signs: { stated: 1 } }], strict)).toBe(oak);
});

test('[W4] properties, cells of a table and a line that asks a price are offered, not told', () => {
  const cells = ['Card reader', 'None', 'Origin', 'Turkey', 'Use', 'Home or office'].join('\n');
  const unwritten = [
    { text: 'Blade: 440C\nHandle: Zytel', signs: { shown: 1, properties: 1, namedDescription: 1 } },
    { text: cells, signs: { shown: 1, namedDescription: 1 } },
    { text: 'Amalia. $ 20.\nBuy now', signs: { shown: 1, short: 1, prices: 0.25, namedDescription: 1 } },
  ];
  for (const one of unwritten) {
    expect(productDescription([one], weights)).toBe('');
    expect(possibleDescriptions([one], weights)).toEqual([one.text]);
  }
});

test('[W4] where nobody wrote a text, what a table says is told, row by row; beside a text it is asked for', () => {
  const rows = 'Outer material: Leather\nLining: Textile\nFastening: Zip';
  const table = { text: `Details\n${rows}`, signs: { shown: 1, namedDescription: 1 } };
  expect(productDescription([table], weights)).toBe(rows);
  const ids = { text: 'Item: 26569949\nEAN: 5028695125438\nWeight: 6.3 kg', signs: table.signs };
  expect(productDescription([ids], weights)).toBe('');
  const text = { text: oak, signs: { shown: 1, near: 0.5, named: 0.5 } };
  expect(productDescription([table, text], { ...weights, noDescription: 1 })).toBe('');
});
test('[W4] what a likelier table says in a row of its own is no text', () => {
  const rows = 'Material: Oak\nFinish: Oiled\nPorts: HDMI, DisplayPort, VGA and audio';
  const table = { text: rows, signs: { shown: 1, namedDescription: 1 } };
  const cell = { text: 'HDMI, DisplayPort, VGA and audio', signs: { shown: 1, near: 1 } };
  expect(productDescription([table, cell], weights)).toBe(rows);
});
test('[W4] prose under many captions is told whole', () => {
  const part = `${oak} It stands on any floor.`;
  const whole = ['Made by hand', oak, 'Oiled', part, 'Sent', sent].join('\n');
  const texts = [
    { text: whole, signs: { shown: 1, namedDescription: 1, labels: 0.5, sentences: 0.8 } },
    { text: part, signs: { shown: 1, sentences: 1 } },
  ];
  expect(productDescription(texts, weights)).toBe(whole.replace('Made by hand\n', ''));
});

test('[W4] a text that a script holds behind stray letters of markup is told as the page shows it', () => {
  const texts = [
    { text: `p${oak}`, signs: { inState: 1, namedDescription: 1 } },
    { text: oak, signs: { shown: 1, near: 1 } },
  ];
  expect(productDescription(texts, weights)).toBe(oak);
});
test('[W4] lines of a script that parts no words are no cells of a table', () => {
  const lines = [
    '巻くだけで首がラクになり、重い頭を支えて首を守ります。',
    '姿勢の悪さからくる首や肩の痛みにもお使いいただけます。',
    'バックルで留めるだけで、だれでも簡単に装着できます。',
    '洗濯機で丸洗いできるので、いつでも清潔に使えます。',
    '立体構造のため、長い時間着けていても蒸れません。',
    '男女兼用で、首まわりに合わせて長さを変えられます。',
  ].join('\n');
  expect(productDescription([{ text: lines, signs: { stated: 1 } }], weights)).toBe(lines);
});
test('[W4] beside a table that is likelier, prose is told where it is likelier than none', () => {
  const table = { text: 'Wood: Oak\nFinish: Oiled\nHeight: 45 cm', signs: { namedDescription: 1, near: 1 } };
  const prose = { text: oak, signs: { shown: 1, near: 1 } };
  expect(productDescription([table, prose], weights)).toBe(oak);
  expect(productDescription([table, prose], { ...weights, noDescription: 2 })).toBe('');
});

test('[W4] texts that are as likely are offered, each once and whole, and what is far less likely is not', () => {
  const whole = `${oak}\nMade to stand on any floor.`;
  const texts = [
    { text: sent, signs: { shown: 1, near: 0.9 } },
    { text: oak, signs: { stated: 1, near: 1 } },
    { text: whole, signs: { shown: 1, near: 0.5 } },
    { text: 'Oak stool', signs: { shown: 1, near: 1, titleAgain: 1 } },
    { text: 'No questions were asked about this so far.', signs: { shown: 1, near: -4 } },
  ];
  expect(possibleDescriptions(texts, weights)).toEqual([whole, sent]);
});
test('[W4] what hardly has a sign of a description is not offered, either', () => {
  const strict = { ...weights, noDescription: 5 };
  expect(possibleDescriptions([{ text: sent, signs: { shown: 1 } }], strict)).toEqual([]);
});

test('[W4] a text that opens at an id or at a field of the shop’s data is neither told nor offered', () => {
  for (const opening of ['SKU:\n', 'short_description: '])
    expect(
      productDescription([{ text: opening + oak, signs: { shown: 1, namedDescription: 1 } }], weights),
    ).toBe('');
  const table = { text: `ID:\n${sent}`, signs: { shown: 1, namedDescription: 1 } };
  expect(possibleDescriptions([table, { text: oak, signs: { near: 1 } }], weights)).toEqual([oak]);
});
test('[W4] of two texts that are both called the description, the likelier one is told', () => {
  const points = 'Height 45 cm\nSeat 32 cm across, for one person of up to 120 kg';
  const texts = [
    { text: oak, signs: { namedDescription: 1, near: 0.2 } },
    { text: points, signs: { namedDescription: 1 } },
  ];
  expect(productDescription(texts, weights)).toBe(oak);
});

test('[W4] what is mostly labels gives way to the prose in it, and captions before a sentence are no part of it', () => {
  const page = `Home\nStools\nDescription\n${oak}\nMade to stand on any floor.\nShare`;
  const texts = [
    { text: page, signs: { namedDescription: 1, near: 1, labels: 0.7 } },
    {
      text: `Description\n${oak}\nMade to stand on any floor.`,
      signs: { shown: 1, near: 0.9, sentences: 1 },
    },
  ];
  expect(productDescription(texts, weights)).toBe(`${oak}\nMade to stand on any floor.`);
  const points = 'Solid oak\nOiled\nThree legs';
  expect(productDescription([{ text: points, signs: { stated: 1, near: 1 } }], weights)).toBe(points);
});
test('[W4] a table of fields takes no part in the choice', () => {
  const texts = [
    { text: 'SKU:\n4711\nQty', signs: { shown: 1, near: 1 } },
    { text: oak, signs: { shown: 1, near: 0.9 } },
  ];
  expect(productDescription(texts, weights)).toBe(oak);
});

test('[W4] what data call the description is told whole, where the likeliest box begins at a later line of it', () => {
  const texts = [
    { text: `${sent} ${sent}`, signs: { namedDescription: 1, near: 1 } },
    { text: `${oak}\n${sent} ${sent}`, signs: { stated: 1, near: 1.9 } },
  ];
  expect(productDescription(texts, { ...weights, stated: 1 })).toBe(`${oak}\n${sent} ${sent}`);
});
test('[W4] a table with a sentence or two over it is a text, and cells that data call the description are told', () => {
  const rows =
    'Wood: Oak\nFinish: Oiled\nHeight: 45 cm\nSeat: 32 cm across\nMade in: Austria, in the house of Woodery';
  const led = `${oak} ${sent}\n${rows}\n${rows}\n${rows}`;
  expect(productDescription([{ text: led, signs: { shown: 1, namedDescription: 1 } }], weights)).toBe(led);
  const cells = ['Card reader', 'None', 'Origin', 'Turkey', 'Use', 'Home or office'].join('\n');
  expect(productDescription([{ text: cells, signs: { stated: 1 } }], weights)).toBe(cells);
});
test('[W4] a short line that nothing calls a description is offered where none is likelier', () => {
  const line = { text: 'Ask us, we are glad to help you.', signs: { shown: 1, short: 1 } };
  const strict = { ...weights, noDescription: 1 };
  expect([productDescription([line], strict), possibleDescriptions([line], strict)]).toEqual([
    '',
    [line.text],
  ]);
  const called = { ...line, signs: { ...line.signs, preview: 1 } };
  expect(productDescription([called], strict)).toBe(line.text);
});
test('[W4] a few words without a sentence are no description, though their box is called one', () => {
  const label = { text: 'Energy class E', signs: { shown: 1, namedDescription: 1, short: 1, labels: 1 } };
  expect(productDescription([label], weights)).toBe('');
});
test('[W4] a shop’s promises, short lines with no word of the product’s name, are only offered', () => {
  const promises = (named: number) => ({
    text: 'Sent in 4 hours\nFree return\nMore than 900 brands in our house',
    signs: { shown: 1, namedDescription: 1, labels: 0.7, named },
  });
  const wary = { ...weights, noDescription: 3 };
  expect(productDescription([promises(0)], wary)).toBe('');
  expect(possibleDescriptions([promises(0)], wary)).toHaveLength(1);
  expect(productDescription([promises(0.5)], wary)).not.toBe('');
});
test('[W4] a table leaves its place to a text, but to none that says nothing of the product', () => {
  const table = {
    text: 'Brand: Zenit\nWood: oak\nHeight: 45 cm\nSeat: 32 cm',
    signs: { shown: 1, namedDescription: 1, near: 1 },
  };
  const next = (about: number) => [
    table,
    { text: sent, namesNothing: about === 0, signs: { shown: 1, namedDescription: 1, about } },
  ];
  expect(productDescription(next(0), weights)).toBe(table.text);
  expect(productDescription(next(0.5), weights)).toBe(sent);
});
test('[W4] what only search engines are told, of little of the name, is the shop’s where data describe the product', () => {
  const line = (named: number) => ({ text: sent, signs: { preview: 1, isPreview: 1, near: 1, named } });
  const data = { text: 'Colour: silver', signs: { stated: 1, short: 1 } };
  const wary = { ...weights, noDescription: 0.5 };
  expect(productDescription([line(0.3), data], wary)).toBe('');
  expect(productDescription([line(0.6), data], wary)).toBe(sent);
});
test('[W4] a text that names the shop and hardly the product is the shop’s, unless data tell it', () => {
  const text = (signs: object) => [{ text: sent, signs: { near: 1, namesSite: 0.3, about: 0.1, ...signs } }];
  expect(productDescription(text({ shown: 1, named: 0.1 }), weights)).toBe('');
  expect(productDescription(text({ shown: 1, named: 0.5 }), weights)).toBe(sent);
  expect(productDescription(text({ stated: 1, named: 0.1 }), weights)).toBe(sent);
});
test('[W4] of two texts in a page’s scripts the one that the page shows is told', () => {
  const marketing = { text: sent, signs: { inState: 1, namedDescription: 1, near: 1 } };
  const own = { text: `Stool\n${oak}`, signs: { inState: 1 } };
  const shown = { text: oak, signs: { shown: 1, near: 1 } };
  expect(productDescription([marketing, own], weights)).toBe(sent);
  expect(productDescription([marketing, own, shown], weights)).toBe(oak);
});
test('[W4] a short line without a word of the name, below a line that names the shop, is the shop’s promise', () => {
  const promise = {
    text: 'Money back if anything is wrong.',
    signs: { shown: 1, near: 1, short: 1, named: 0 },
  };
  const below = (namesSite: number) => ({
    text: `Oak House protects buyers\n${promise.text}`,
    signs: { shown: 1, near: 0.5, namesSite },
  });
  expect(productDescription([promise, below(0.5)], weights)).toBe('');
  expect(productDescription([promise, below(0)], weights)).toBe(promise.text);
});
test('[W4] what shows hardly a word of the product gives way to what data call its description', () => {
  const stated = { text: oak, signs: { stated: 1, near: 1, about: 1, named: 0.6 } };
  const shown = (about: number) => ({
    text: sent,
    signs: { shown: 1, namedDescription: 1, about, named: 0.1 },
  });
  expect(productDescription([shown(0.2), stated], weights)).toBe(oak);
  expect(productDescription([shown(0.5), stated], weights)).toBe(sent);
});
test('[W4] a text without a word of a name that has many is asked for, unless data tell it as more than one sentence, or heading and markup call it the description', () => {
  const notice = 'Colours may differ from what your screen shows, so look at what you get.';
  const long = `${notice} ${notice}`;
  const of = (text: string, signs: object) => [{ text, namesNothing: true, signs: { near: 1, ...signs } }];
  expect(productDescription(of(long, { shown: 1 }), weights)).toBe('');
  expect(productDescription(of(notice, { stated: 1 }), weights)).toBe('');
  expect(productDescription(of(long, { stated: 1 }), weights)).toBe(long);
  const called = of(long, { shown: 1, headedDescription: 1, namedDescription: 1 });
  expect(productDescription(called, weights)).toBe(long);
  const next = [...of(long, { shown: 1 }), { text: oak, signs: { shown: 1, near: 0.9 } }];
  expect(productDescription(next, weights)).toBe(oak);
  expect(possibleDescriptions(of(long, { shown: 1 }), weights)).toEqual([long]);
});
test('[W4] what search engines alone are told, and is hardly likely, stands in no table’s way', () => {
  const rows = 'Wood: Oak\nFinish: Oiled\nLegs: Three of beech';
  const table = { text: rows, signs: { shown: 1, namedDescription: 1 } };
  const line = { text: `${oak} Order now!`, signs: { preview: 1, isPreview: 1 } };
  expect(productDescription([table, line], { ...weights, noDescription: 1 })).toBe(rows);
});
test('[W4] a text that a page goes on with ends at a run of cells, and is not gone on with by the same of another thing', () => {
  const told = (behind: string) =>
    productDescription(
      [
        { text: oak, signs: { stated: 1, near: 1 } },
        { text: `${oak}\n${behind}`, signs: { shown: 1, near: 0.9 } },
      ],
      weights,
    );
  expect(told(`${sent}\nSize\nSmall\nLarge\n${sent}`)).toBe(`${oak}\n${sent}`);
  expect(told(`Stool of ash\n${oak}`)).toBe(oak);
});
test('[W4] a text that is longer than a preview is whole itself, unless data break off in it', () => {
  const shown = { text: `${oak} `.repeat(5).trim(), signs: { shown: 1, near: 1 } };
  const wider = { text: `${shown.text}\n${sent}`, signs: { shown: 1, near: 0.9 } };
  const stated = { ...shown, signs: { stated: 1, near: 1 } };
  expect([shown, stated].map((one) => productDescription([one, wider], weights))).toEqual([
    shown.text,
    shown.text,
  ]);
  const broken = { ...stated, text: `${shown.text.slice(0, -1)}` };
  expect(productDescription([broken, wider], weights)).toBe(wider.text);
});

test('[W4] what says nothing of the product gives way to a text that does and is likelier than none', () => {
  const promise = { text: sent, signs: { shown: 1, namedDescription: 1, named: 0, about: 0.1 } };
  const own = { text: oak, signs: { shown: 1, near: 0.5, named: 0.7, about: 1 } };
  expect(productDescription([promise, own], weights)).toBe(oak);
  const unlikely = { ...own, signs: { ...own.signs, near: -0.5 } };
  expect(productDescription([promise, unlikely], weights)).toBe(sent);
});
test('[W4] behind what data tell whole no controls are told', () => {
  const texts = [
    { text: oak, signs: { stated: 1, near: 1 } },
    { text: `${oak}\nLog in to earn two points`, signs: { shown: 1, near: 0.9, linked: 0.2 } },
  ];
  expect(productDescription(texts, weights)).toBe(oak);
});
