import { expect, test } from 'vitest';
import { tracedText, unbackedIn } from '../../../../src/editor-engine/script/unbacked';

const sentences = [{ text: 'Keeps water cold.' }, { text: 'It is the best bottle.' }, { text: 'Buy it.' }];
const script = tracedText(sentences);
const start = script.indexOf('It is');
const traced = [
  {
    ...{ start, end: start + 22, text: 'It is the best bottle.', backing: [] },
    unsupported: [{ start: 6, end: 14, words: 'the best', reason: 'superlative' as const }],
  },
];
const superlative = { sentence: 'It is the best bottle.', words: 'the best', reason: 'superlative' };

test('[WR3] a claim that was typed in belongs to its sentence', () =>
  expect(unbackedIn(sentences, traced, { kind: 'page', script: 'Keeps water cold.' })).toEqual([
    superlative,
  ]));

test('[WR3] what the wizard let go on is not doubted again, wherever it stands now', () =>
  expect(
    unbackedIn(sentences, traced, { kind: 'page', script: 'Buy it! It is the best bottle, truly.' }),
  ).toEqual([]));

test('[WR3] what is merely not found is told of an ad, not of an explainer', () => {
  const doubts = traced.map((one) => ({
    ...one,
    unsupported: one.unsupported.map((part) => ({ ...part, reason: 'unfounded' as const })),
  }));
  const of = (kind: 'page' | 'notes') => unbackedIn(sentences, doubts, { kind, script: '' });
  expect(of('page')).toEqual([{ ...superlative, reason: 'unfounded' }]);
  expect(of('notes')).toEqual([]);
});
