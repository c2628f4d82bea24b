import { expect, test } from 'vitest';
import { joinWords, splitWords, wordsOf } from '../../../contract/video/spokenWords';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import { isCaption } from '../../../contract/video/videoData';
import { arrange } from '../../../src/templates/arrangements';
import { letterCount } from '../../../contract/video/letters';
import { directionOf, languageOf } from '../../../src/templates/canvas/writingSystems';
import { softlyParted, syllableBreaks } from '../../../src/templates/canvas/syllables';
import { layCaption } from '../../../src/templates/captions/captionLayout';
import { growthOf, isStrong } from '../../../src/templates/captions/emphasis';
import { partLongWord } from '../../../src/templates/captions/longWords';
import { endsPhrase, endsSentence } from '../../../contract/video/phrases';
import { fontsOf } from '../../../src/templates/paint/type/wantedFonts';
import { wordAtCursor } from '../../../src/screens/editor/captions/opened/wordAtCursor';
import { hookTitle } from '../../../src/templates/shared/type/hookTitle';

test.each([
  ['English', 'Keep it cold.', ['Keep', 'it', 'cold.']],
  ['Chinese', '你好，世界。', ['你好，', '世界。']],
  ['Chinese with brackets', '《水》很冷', ['《水》', '很', '冷']],
  ['Thai', 'สวัสดีครับ', ['สวัสดี', 'ครับ']],
  ['Hindi', 'पानी ठंडा है।', ['पानी', 'ठंडा', 'है।']],
  ['Arabic', 'الماء بارد', ['الماء', 'بارد']],
])('%s is parted into its words and joined as it was written', (_, text, words) => {
  expect(splitWords(text)).toEqual(words);
  expect(joinWords(words)).toBe(text);
});

test('a Latin word among Chinese ones is parted by spaces, and stays the same words', () => {
  const words = splitWords('用iPhone拍照');
  expect(joinWords(words)).toBe('用 iPhone 拍照');
  expect(splitWords(joinWords(words))).toEqual(words);
});

test('[E6] recorded words stay with the text that they make, however a dictionary would part it', () => {
  const words = [
    { text: '保温', from: 0, to: 400 },
    { text: '杯很冷', from: 400, to: 900 },
  ];
  const item = { id: 'caption_0', name: '', type: 'text', display: { from: 0, to: 900 } } as const;
  expect(wordsOf({ ...item, details: { text: '保温杯很冷', words } })).toEqual(words);
});

test.each([
  ['زجاجة Hydra', 'rtl', 'ar'],
  ['«שלום»', 'rtl', 'he'],
  ['Hydra زجاجة', 'ltr', 'ar'],
  ['保温杯', 'ltr', 'zh-Hans'],
  ['みずは冷たい', 'ltr', 'ja'],
  ['बोतल', 'ltr', 'hi'],
  ['ขวดน้ำ', 'ltr', 'th'],
  ['Вода', 'ltr', 'ru'],
  ['24 h 🔥', 'ltr', undefined],
])('%s is read %s, in the letters of %s', (text, direction, language) => {
  expect([directionOf(text), languageOf(text)]).toEqual([direction, language]);
});

test('square letters and emoji are wider than Latin ones, joined signs are one', () => {
  expect(letterCount('cold')).toBeCloseTo(3.6, 9);
  expect(letterCount('保温')).toBeCloseTo(2.9, 9);
  expect(letterCount('👨‍👩‍👧‍👦')).toBeCloseTo(1.45, 9);
  expect(letterCount('क')).toBe(1);
});

test.each(['是。', 'है।', 'كيف؟', 'so.”', 'Why?!'])('%s ends a sentence', (text) => {
  expect(endsSentence({ text })).toBe(true);
});
test.each(['但，', 'لكن،', 'but,', 'now —'])('%s ends a phrase, no sentence', (text) => {
  expect([endsPhrase({ text }), endsSentence({ text })]).toEqual([true, false]);
});

test('a word that no line holds is parted evenly with hyphens, an address behind its marks', () => {
  const parts = (text: string) => partLongWord({ text }, 15).map((part) => part.text);
  expect(parts('internationalization')).toEqual(['internationalization']);
  expect(parts('bcdghkbcdg'.repeat(3))).toEqual(['bcdghkbcdg-', 'bcdghkbcdg-', 'bcdghkbcdg']);
  expect(parts('Donaudampfschifffahrtsgesellschaftskapitän')).toEqual([
    'Donaudampf-',
    'schifffahrtsge-',
    'sellschafts-',
    'kapitän',
  ]);
  expect(parts('www.example-shop.com/products/hydra').slice(0, 2)).toEqual(['www.example-', 'shop.com/']);
});

test.each([
  ['Donaudampfschifffahrtsgesellschaft', 'Do-nau-dampf-schiff-fahrts-ge-sell-schaft'],
  ['Достопримечательность', 'Дос-топ-ри-ме-ча-тель-ность'],
  ['xxxxxxxx', 'xxxxxxxx'],
  ['不锈钢保温杯', '不锈钢保温杯'],
])('%s may be parted as %s', (word, parted) => {
  const ends = [0, ...syllableBreaks(word), word.length];
  expect(
    ends
      .slice(1)
      .map((end, index) => word.slice(ends[index], end))
      .join('-'),
  ).toBe(parted);
});

test('a title hyphenates only words that no line holds', () => {
  const parted = softlyParted('Donaudampfschifffahrt explained', 12, letterCount);
  expect(parted.replaceAll('\u00ad', '-')).toBe('Do-nau-dampf-schiff-fahrt explained');
});

test('a word with a hyphen of its own stays in one line, where a line holds it', () => {
  expect(softlyParted('Three-Seat Sofa', 12, letterCount)).toBe('Three-\u2060Seat Sofa');
  expect(softlyParted('Three-Seat Sofa', 7, letterCount)).toBe('Three-Seat Sofa');
});

test('[T3] a word of 79 letters is set smaller and parted, and leaves no line wider than its box', () => {
  const text = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const { lines, fontSizePx, box } = layCaption({ text }, [{ text }], { width: 1080, height: 1920 });
  expect(fontSizePx).toBeLessThan(80);
  expect(fontSizePx).toBeGreaterThanOrEqual(48);
  expect(
    lines
      .flat()
      .map((part) => part.text.replace(/-$/u, ''))
      .join(''),
  ).toBe(text);
  for (const line of lines)
    expect(letterCount(line[0]?.text ?? '') * fontSizePx * 0.7).toBeLessThanOrEqual(box.width);
});

test.each(['24', '$9.99', 'never', 'WOW', 'Stop!'])('%s carries its sentence', (word) => {
  expect(isStrong(word)).toBe(true);
});
test.each([
  ['$9', 0.08],
  ['the', 0.03],
  ['everything', 0.026],
  ['1,000,000,000', 0.021],
  ['incomprehensible', 0.016],
])('[T3] “%s” grows by %f while it is spoken, and never into its neighbours', (word, by) => {
  expect(growthOf(word)).toBeCloseTo(by, 3);
  expect((growthOf(word) * letterCount(word)) / 2).toBeLessThanOrEqual(0.12 + 1e-9);
});
test.each(['water', 'I', 'the', 'bottle,'])('%s does not', (word) => {
  expect(isStrong(word)).toBe(false);
});

test.each([
  ['不锈钢保温杯，大容量', '不锈钢保温杯'],
  ['🔥', '🔥'],
  [`${'x'.repeat(60)}`, `${'x'.repeat(42)}…`],
])('the title card of %s says %s', (title, card) => {
  expect(hookTitle(title)).toBe(card);
});

test('a video asks for the letters that no typeface brings, each once, and for no joiners', () => {
  const data = arrange(
    templatePropsSchema.parse({
      ...{ template: 'default', project_id: 'p', title: 'Hydra', images: [], videos: [] },
      ...{ background_music_url: null, remote_dir: 'media:u/1/', voiceover_duration: 6 },
      captions: [
        [[0, 2], '保温杯保温'],
        [[2, 4], '❤️ 👩‍👧'],
      ],
    }),
  );
  expect([...fontsOf(data).letters].toSorted()).toEqual([...'❤👩👧保温杯'].toSorted());
  const pages = Object.values(data.trackItemsMap).filter(({ id }) => isCaption(id));
  expect(pages.map((item) => item.type === 'text' && item.details.text)).toEqual(['保温杯保温 ❤️ 👩‍👧']);
});

test('[E6] a cursor stands before a word in a writing without spaces, too', () => {
  expect([0, 1, 2, 4].map((cursor) => wordAtCursor('保温保温', cursor))).toEqual([0, 0, 1, 2]);
  expect([0, 2, 4, 5].map((cursor) => wordAtCursor('warm water', cursor))).toEqual([0, 0, 1, 1]);
});
