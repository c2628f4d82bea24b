/** [TP1] An article that was read is not read again for its sentences. */
import { beforeEach, expect, test, vi } from 'vitest';
import { readArticle } from '../../../../server/writing/articles/readArticle';
import * as condensing from '../../../../server/writing/condensing/condense';
import { readSentenceWords } from '../../../../server/writing/condensing/sentenceWords';
import { contentDir } from '../../../support/contentDir';

vi.mock('../../../../server/writing/condensing/condense', { spy: true });
beforeEach(() => void vi.clearAllMocks());

const words = readSentenceWords(contentDir).get('en');
const BODMIN = 'Bodmin is a town in Cornwall. They stood on a hill above the sea.';
const read = ({ extract = BODMIN, edition = 'en', isChosenFrom = false }) => {
  const page = { ref: { edition, title: 'Bodmin' }, extract, wikitext: '', isDisambiguation: false };
  const answer = readArticle({ kind: 'page', page, asked: [], language: 'en', words, isChosenFrom });
  return answer.kind === 'told' ? answer : expect.unreachable();
};
const timesRead = () => vi.mocked(condensing.condensed).mock.calls.length;

test('[TP1] its sentences are there when they are asked for, and it was read once', () => {
  const told = read({});
  expect([told.sentences, told.words]).toEqual([[], 14]);
  const { told: again, sentences } = read({ isChosenFrom: true });
  expect(again).toEqual(told.told);
  expect(sentences.map(({ text }) => text)).toEqual([
    'Bodmin is a town in Cornwall.',
    'They stood on a hill above the sea.',
  ]);
  expect(timesRead()).toBe(1);
});

test('[TP1] one of the same name in another edition, or of another version, is another article', () => {
  read({ extract: `${BODMIN} Bodmin has a jail.` });
  read({ extract: `${BODMIN} Bodmin has a moor.` });
  read({ extract: `${BODMIN} Bodmin has a moor.`, edition: 'simple' });
  expect(timesRead()).toBe(3);
});

test('[TP1] two are kept, the two editions of one question', () => {
  for (const place of ['mine', 'market', 'steam railway'])
    read({ extract: `${BODMIN} Bodmin has a ${place}.` });
  expect(timesRead()).toBe(3);
  read({ extract: `${BODMIN} Bodmin has a steam railway.` });
  read({ extract: `${BODMIN} Bodmin has a market.` });
  expect(timesRead()).toBe(3);
  read({ extract: `${BODMIN} Bodmin has a mine.` });
  expect(timesRead()).toBe(4);
});
