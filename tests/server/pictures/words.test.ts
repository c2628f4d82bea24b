/** What a card of words says, and how its lines break. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakLines, fewestLines, type Piece } from '../../../server/pictures/cards/words/breakLines';
import { openFaces } from '../../../server/pictures/cards/words/faces';
import { phraseOf, type PhraseWord } from '../../../server/pictures/cards/words/phrase';

const said = (words: readonly PhraseWord[]) =>
  words.map(({ text, isAccent }) => (isAccent ? `*${text}*` : text)).join(' ');
const set = (text: string) => {
  const { lead, key, tail } = phraseOf(text);
  return [said(lead), said(key), said(tail)];
};

describe('a phrase', () => {
  test.each([
    ['a short text whole', 'Do not break the chain.', ['', 'Do not break the *chain*', '']],
    [
      'the clause that stands by itself',
      'When one shop is hacked, thieves try the same word everywhere.',
      ['When one shop is hacked,', 'thieves try the *same* *word* everywhere', ''],
    ],
    [
      'a number with what surrounds it',
      'In June 1948, Soviet troops closed every road.',
      ['In June', '*1948*', 'Soviet troops closed every road'],
    ],
    ['a number with its sign', 'it grew by $3.50, or 40%', ['It grew by', '*$3.50*', 'or 40%']],
    [
      'a number that is spelt out, with its noun',
      'Bees visit about two million flowers for one jar.',
      ['Bees visit about', '*two* *million* *flowers*', 'for one jar'],
    ],
    [
      'all of a number',
      'Today is day nine hundred and twelve.',
      ['Today is day', '*nine* *hundred* *and* *twelve*', ''],
    ],
    [
      'no rest of a list',
      'The old apartments are rationed by patience, acquaintance or luck.',
      ['', 'The old apartments are rationed by patience, acquaintance or *luck*', ''],
    ],
    ['a question with its mark', 'Why not?', ['', 'Why not?', '']],
    ['no emoji', '🎉 Yes 🎉', ['', 'Yes', '']],
    ['nothing of nothing', ' ', ['', '', '']],
  ])('sets apart %s', (_, text, parts) => {
    expect(set(text)).toEqual(parts);
  });
  test('loses no word, and a small number is no number to show', () => {
    const text = 'One of them, which had three legs, walked home because nobody had told it not to';
    const { kind, lead, key, tail } = phraseOf(text);
    expect(kind).toBe('statement');
    expect([...lead, ...key, ...tail].map((word) => word.text).join(' ')).toBe(text);
  });
  test('parts a long word, and writings without spaces', () => {
    const long = phraseOf('Donaudampfschifffahrtsgesellschaft').key;
    expect(long.map(({ text, endsLine }) => [text, endsLine])).toEqual([
      ['Donaudampf-', true],
      ['schifffahrts-', true],
      ['gesellschaft', false],
    ]);
    expect(phraseOf('天空是蓝色的。').key.map(({ text, isGlued }) => [text, isGlued])).toEqual([
      ['天空', false],
      ['是', true],
      ['蓝色', true],
      ['的', true],
    ]);
  });
});

const piece = (width: number, isWeak = false, endsLine = false): Piece => ({
  ...{ width, isWeak, endsLine },
  spaceBefore: 10,
});

describe('lines', () => {
  test('are as few as can be, and of nearly equal width', () => {
    const pieces = [100, 100, 100, 100].map((width) => piece(width));
    expect(fewestLines(pieces, 330)).toBe(2);
    expect(breakLines(pieces, 330, 2)).toEqual([0, 2]);
  });
  test('do not end with a word that belongs to the next', () => {
    const pieces = [piece(60), piece(60), piece(30, true), piece(60), piece(60)];
    expect(breakLines(pieces, 330, 2)).toEqual([0, 2]);
  });
  test('end where a word is broken, and are not to be had where one is too wide', () => {
    const pieces = [piece(50, false, true), piece(50)];
    expect(fewestLines(pieces, 330)).toBe(2);
    expect(breakLines(pieces, 330, 2)).toEqual([0, 1]);
    expect(fewestLines([piece(400)], 330)).toBeNull();
  });
});

describe('letters', () => {
  const faces = openFaces(path.resolve('assets/pictures/type'));
  const isDrawn = (word: string, face: Parameters<typeof faces.outline>[1]) => {
    const { width, paths } = faces.outline(word, face);
    return width > 0 && paths.length > 0 && paths.every(({ d }) => d.length > 0);
  };
  test.each([
    'ąćęłńóśźż',
    'čďěňřšťž',
    'ăâîșț',
    'őű',
    'çğıİş',
    'ßæœøåñ',
    'ếợữ',
    'Їжак',
    'ωραία',
    'सुबह',
    'เช้า',
    '天空',
    'שלום',
  ])('%s is drawn in every face', (word) => {
    for (const face of ['bold', 'serif', 'hand'] as const) expect(isDrawn(word, face)).toBe(true);
  });
  test('a word that a face lacks letters of is set in the one that has them', () => {
    expect(faces.faceFor('bầutrời', 'hand')).toBe('bold');
    expect(faces.faceFor('żółw', 'hand')).toBe('hand');
    expect(faces.faceFor('天空', 'hand')).toBe('hand');
  });
  test('Arabic runs from right to left, its letters joined', () => {
    const joined = faces.outline('سما', 'bold');
    expect(joined.isRightToLeft).toBe(true);
    expect(joined.width).toBeLessThan(
      [...'سما'].reduce((sum, one) => sum + faces.outline(one, 'bold').width, 0),
    );
  });
  test('of what no face has, nothing is drawn', () => {
    expect(faces.outline('\u{13000}', 'bold')).toEqual({ width: 0, paths: [], isRightToLeft: false });
  });
});
