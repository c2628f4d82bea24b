/** What is spoken as parts with one picture each. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenParts } from '../../../server/pipeline/spokenParts';

/** Each word lasts `each` seconds, one right after the other. */
const spoken = (text: string, each = 0.4) =>
  text.split(' ').map((word, index) => ({ text: word, start: index * each, end: (index + 1) * each }));
const texts = (text: string, each?: number) => spokenParts(spoken(text, each)).map((part) => part.text);

test('a sentence is a part, an abbreviation ends none', () => {
  expect(texts('Dr. Smith looked up at once. Nobody else saw it!')).toEqual([
    'Dr. Smith looked up at once.',
    'Nobody else saw it!',
  ]);
});
test('a part lasts from its first word to its last', () => {
  const [first, second] = spokenParts(spoken('One two three four. Five six seven eight.', 0.5));
  expect([first?.start, first?.end, second?.start, second?.end]).toEqual([0, 2, 2, 4]);
});
test('a very short sentence shares the picture of the next one, the last one that of the one before', () => {
  expect(texts('Why? Because the sky is blue today. Yes!')).toEqual([
    'Why? Because the sky is blue today. Yes!',
  ]);
});
test('a long sentence has two pictures, parted at a phrase’s end near its middle', () => {
  expect(
    texts('When the sun is up, plants drink water from the soil, and they build their sugar from air.'),
  ).toEqual([
    'When the sun is up, plants drink water from the soil,',
    'and they build their sugar from air.',
  ]);
});
test('each part knows the whole sentences that it is of, also where it is half of one', () => {
  const long = 'When the sun is up, plants drink water from the soil, and they build their sugar from air.';
  const sentences = spokenParts(spoken(`Why? Look at them. ${long}`)).map((part) => part.sentences);
  expect(sentences).toEqual([['Why?', 'Look at them.'], [long], [long]]);
});
test('a long sentence without a pause stays whole', () => {
  const long = Array.from({ length: 20 }, () => 'word').join(' ');
  expect(texts(`${long}.`)).toEqual([`${long}.`]);
});
test('nothing spoken has no parts', () => {
  expect(spokenParts([])).toEqual([]);
});
test('writings without spaces stay without, and end their sentences with their own signs', () => {
  const said = ['保温杯', '可以', '保温', '十二小时。', '现在', '就', '买', '一个！'];
  expect(texts(said.join(' '))).toEqual(['保温杯可以保温十二小时。', '现在就买一个！']);
  expect(texts('朝ごはんは 毎日 食べましょう。 Fresh bread for breakfast today.')).toEqual([
    '朝ごはんは毎日食べましょう。 Fresh bread for breakfast today.',
  ]);
  expect(texts('क्या आप जानते हैं। पानी नीला नहीं होता।')).toEqual(['क्या आप जानते हैं।', 'पानी नीला नहीं होता।']);
});
test('whatever is spoken, every word is in one part, in order', () => {
  const word = fc.constantFrom('sun', 'rain,', 'end.', 'why?', 'Dr.', '—');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), (words) => {
      const said = words.join(' ');
      expect(texts(said).join(' ')).toBe(said);
    }),
  );
});
