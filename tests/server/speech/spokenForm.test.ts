import { describe, expect, test } from 'vitest';
import { spokenCases } from './spokenCases';
import { readScript } from '../../../server/speech/spoken/sentences';

const said = (script: string) =>
  readScript(script)
    .sentences.flatMap(({ words }) => words.flatMap(({ spoken }) => spoken))
    .join(' ');

describe('what is written short is said long', () => {
  test.each([
    ['5,000mAh battery', 'five thousand milliamp hours battery'],
    ['open 24/7', 'open twenty four seven'],
    ['only $19.99!', 'only nineteen dollars and ninety nine cents'],
    ['$1 or £0.50 or 5€', 'one dollar or fifty pence or five euros'],
    ['$1,299', 'one thousand two hundred ninety nine dollars'],
    ['a $5M idea', 'a five million dollars idea'],
    ['50% off & more', 'fifty percent off and more'],
    ['hot for 12 hours', 'hot for twelve hours'],
    ['17oz or 500 ml', 'seventeen ounces or five hundred milliliters'],
    ['Bluetooth 5.3', 'bluetooth five point three'],
    ['18/8 steel', 'eighteen eight steel'],
    ['½ cup and 3/4', 'one half cup and three quarters'],
    ['the 1st, 2nd, 21st and 30th', 'the first second twenty first and thirtieth'],
    ['in 1999 and 2026, not 2005', 'in nineteen ninety nine and twenty twenty six not two thousand five'],
    ['at 10:30am or 7:05', 'at ten thirty ay em or seven oh five'],
    ['3–5 days', 'three to five days'],
    ['10-15% less', 'ten to fifteen percent less'],
    ['4K video at 1080p', 'four kay video at ten eighty pee'],
    ['IPX7 and USB-C', 'eye pee ex seven and you ess bee see'],
    ['SoundBuds Pro', 'sound buds pro'],
    ['BUY IT NOW', 'buy it now'],
    ['100+ sold', 'one hundred plus sold'],
    ['a 10x20 rug', 'a ten by twenty rug'],
    ['a 6" pan', 'a six inches pan'],
    ['at -5°C', 'at minus five degrees celsius'],
    ['visit https://www.my-shop.com/new', 'visit my dash shop dot com slash new'],
    ['mail hello@shop.com', 'mail hello at shop dot com'],
    ['crème brûlée', 'krem broo lay'],
    ['the constructor', 'the constructor'],
    ['don’t “wait”', "don't wait"],
    ['#1 choice, #sale', 'number one choice hashtag sale'],
    ['tools, e.g. a saw', 'tools for example a saw'],
    [
      '12345678901234567',
      'one two three four five six seven eight nine zero one two three four five six seven',
    ],
  ])('%s', (written, spoken) => {
    expect(said(written)).toBe(spoken);
  });
});

test('a table of more than 150', () => expect(spokenCases.length).toBeGreaterThan(150));
test.each(spokenCases)('%s is said: %s', (written, spoken) => expect(said(written)).toBe(spoken));

describe('written words stay the captions’ words', () => {
  const written = (script: string) =>
    readScript(script).sentences.map(({ words }) => words.map(({ text }) => text));

  test('each is kept as it stands, punctuation included', () => {
    expect(written('It costs $5.99 (really)! Buy now.')).toEqual([
      ['It', 'costs', '$5.99', '(really)!'],
      ['Buy', 'now.'],
    ]);
  });
  test('emoji are shown and not spoken: they stay with the word before them, as a lone dash does', () => {
    expect(written('🔥 Hot — and 👍🏽 cold ❤️')).toEqual([['🔥 Hot —', 'and 👍🏽', 'cold ❤️']]);
    expect(written('Great 👍. Really?🎉 Yes!\n👋')).toEqual([['Great 👍.'], ['Really?🎉'], ['Yes! 👋']]);
    const spoken = readScript('Great 👍. Really?🎉').sentences.flatMap(({ words }) =>
      words.map((one) => one.spoken),
    );
    expect(spoken).toEqual([['great'], ['really']]);
  });
  test('an abbreviation and a decimal do not end a sentence, a line break does', () => {
    expect(written('Dr. Ada has 5.3 cats\nTrue')).toEqual([['Dr.', 'Ada', 'has', '5.3', 'cats'], ['True']]);
  });
  test('words in other letters are counted and stay with the word before them', () => {
    const { sentences, unreadable } = readScript('Say 你好 friend');
    expect(sentences[0]!.words.map(({ text }) => text)).toEqual(['Say 你好', 'friend']);
    expect(unreadable).toBe(1);
  });
  test('a text without an end is breathed in after forty words', () => {
    expect(written('word '.repeat(90)).map((words) => words.length)).toEqual([40, 40, 10]);
  });
  test.each(['', '   \n', '🔥🔥', '— — —'])('nothing is said for %j', (script) => {
    expect(readScript(script).sentences).toEqual([]);
  });
});
