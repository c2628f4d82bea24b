/** [TP1] Who or what a sentence is on is named in it, and what points within the sentence is heard there. */
import { expect, test } from 'vitest';
import { alone } from './support/told';

const ANNA = 'Anna Bray was a Cornish painter.';
test.each([
  [
    'who does it is named behind “her”',
    'In her letters, she praised miners in 1901.',
    'In her letters, Anna Bray praised miners in 1901.',
  ],
  [
    'after what she did before',
    'After selling her house, she painted mines in 1901.',
    'After selling her house, Anna Bray painted mines in 1901.',
  ],
  [
    'and where she is named there',
    'In addition to her paintings, Bray sold tin in 1901.',
    'In addition to her paintings, Bray sold tin in 1901.',
  ],
])('[TP1] %s', (_, sentence, said) => {
  expect(alone('Anna Bray', `${ANNA}\nShe was born in Truro.\n${sentence}`)).toContain(said);
});
test('[TP1] an uncle of the same name is not who is meant', () => {
  const sentence = 'In 1868, her great-uncle, Anna Bray, borrowed money.';
  expect(alone('Anna Bray', `${ANNA}\nShe was born in Truro.\n${sentence}`)).not.toContain(sentence);
});
test('[TP1] who is named already is not named again', () => {
  const sentence = "Bray's years of old age after her wedding in 1901 are uncertain.";
  const text = `${ANNA}\nShe was born in Truro.\nBray lived in Truro.\nBray sold tin.\n${sentence}`;
  expect(alone('Anna Bray', text)).toContain(sentence);
});
test('[TP1] a pronoun of the other sex is somebody else’s', () => {
  expect(alone('Anna Bray', `${ANNA}\nBray's paintings of him are in London.`)).toEqual([ANNA]);
});
test('[TP1] a painter of one name is called by it', () => {
  const first = 'Trevose van Bodmin Penrose was a painter.';
  const rest = 'Trevose sold tin in 1901.\nTrevose sold copper in 1902.\nHe has two houses in Padstow.';
  expect(alone('Trevose', `${first}\n${rest}`)).toContain('Trevose has two houses in Padstow.');
});
test('[TP1] what one of a kind did is not said of any of them', () => {
  const first = 'A tinner is a miner of tin.';
  expect(alone('Tinner', `${first}\nIn 1919, it won a Cornish prize.`)).toEqual([first]);
});
test.each([
  'Bodmin is a town of miners and, in summer, painters.',
  'Bodmin is, by one count, a town of nine mills.',
  'Bodmin has a letter of a painter written by that painter.',
  'Bodmin encompasses a moor of granite.',
  'Bodmin is the old Cornish study of being.',
  'Bodmin is the stone statue of a human being.',
])('[TP1] “%s” is whole', (sentence) => {
  expect(alone('Bodmin', sentence)).toEqual([sentence]);
});
test.each(['Bodmin is hilly, meaning.', 'Bodmin is 愛 in Chinese and a town of stone.'])(
  '[TP1] “%s” is not said',
  (sentence) => {
    expect(alone('Bodmin', sentence)).toEqual([]);
  },
);
test('[TP1] a line that is the title alone is no first sentence', () => {
  expect(alone('Bodmin', 'Bodmin\nBodmin is a town in Cornwall.')).toEqual(['Bodmin is a town in Cornwall.']);
});
test('[TP1] what is said of a part of it is not said of it', () => {
  const text =
    "The Camel is a river.\nThe Camel's upper valley is of granite. It is a narrow gorge of nine miles.";
  expect(alone('Camel', text)).not.toContain('The Camel is a narrow gorge of nine miles.');
});
test('[TP1] another kind of it is not it', () => {
  const text =
    'A tinner is a miner of tin.\nThe old tinner is a miner of copper. It has nine tools in Cornwall.';
  expect(alone('Tinner', text)).not.toContain('A tinner has nine tools in Cornwall.');
});
test('[TP1] no list of people and what they are is cut behind the first', () => {
  const first = 'Bodmin is a town of stone.';
  const list =
    'Bodmin was an evolution by trial and error of a team consisting primarily of Peter Martin, the superintendent of works; Charles Sorensen, his clerk; and Harold Wills, a toolmaker.';
  expect(alone('Bodmin', `${first}\n${list}`)).toEqual([first]);
});
test.each([
  ['It is rare for a county to have no towns.', []],
  ['It is very common for towns of Cornwall to sell tin.', []],
  ['It is famous for tin.', ['Bodmin is famous for tin.']],
  ['It is used for tin from mines to houses.', ['Bodmin is used for tin from mines to houses.']],
  ['It is a port for boats to Spain.', ['Bodmin is a port for boats to Spain.']],
])('[TP1] “it” of what somebody does is no name: “%s”', (sentence, said) => {
  const first = 'Bodmin is a town in Cornwall.';
  expect(alone('Bodmin', `${first} ${sentence}`)).toEqual([first, ...said]);
});
