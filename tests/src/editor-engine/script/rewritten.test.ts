import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsOf, partedText, rewritten } from '../../../../src/editor-engine/script/rewritten';

const was = ['One is red.', 'Two is green.', 'Three is blue.', 'Four is grey.'];
const counts = (text: string) => {
  const { changed, added, removed, moved } = countsOf(rewritten(was, text));
  return [changed, added, removed, moved];
};

test('[SC1] a line ends a sentence, and so does what ends one when it is spoken', () => {
  expect(partedText(' One  is red. Two is green.\n\nno full stop\nWhat? “Yes!” he said')).toEqual([
    'One is red.',
    'Two is green.',
    'no full stop',
    'What?',
    '“Yes!”',
    'he said',
  ]);
  expect(partedText(' \n ')).toEqual([]);
});

test.each([
  ['as it was, in whatever lines', was.join(' '), [0, 0, 0, 0]],
  ['a word changed', was.join('\n').replace('green', 'yellow'), [1, 0, 0, 0]],
  ['a sentence put in', `${was.slice(0, 2).join('\n')}\nNew here.\n${was.slice(2).join('\n')}`, [0, 1, 0, 0]],
  ['a sentence deleted', was.filter((one) => !one.startsWith('Two')).join('\n'), [0, 0, 1, 0]],
  ['the first moved to the end', [...was.slice(1), was[0]].join('\n'), [0, 0, 0, 1]],
  [
    'two sentences in the place of one',
    was.join('\n').replace('Two is green.', 'Two is lime.\nNew here.'),
    [1, 1, 0, 0],
  ],
  ['nothing left', '', [0, 0, 4, 0]],
  ['all of it another', 'A.\nB.', [2, 0, 2, 0]],
])('[SC1] %s', (_, text, expected) => expect(counts(text)).toEqual(expected));

test('[SC1] of what stands between the same neighbours, what is alike is the same sentence changed', () => {
  const { sentences, removed } = rewritten(was, 'One is red.\nThree is dark blue.\nFour is grey.');
  expect([sentences[1]?.was, removed]).toEqual([2, [1]]);
});

test('[SC1] every sentence that was is kept, changed or gone, once', () => {
  const script = fc.array(fc.constantFrom('A b.', 'C d.', 'E f.', 'G h.', 'I j.'), { maxLength: 8 });
  fc.assert(
    fc.property(script, script, (before, after) => {
      const plan = rewritten(before, after.join('\n'));
      const used = plan.sentences.flatMap((one) => (one.was === null ? [] : [one.was]));
      expect([...used, ...plan.removed].toSorted((a, b) => a - b)).toEqual([...before.keys()]);
      expect(plan.sentences.map(({ text }) => text)).toEqual(after);
      for (const { text, was: own, isSame } of plan.sentences)
        if (isSame) expect(before[own ?? -1]).toBe(text);
    }),
  );
});

test('[SC1] an emoji behind a stop belongs to the sentence that it ends', () => {
  expect(partedText('Great! 👍 Next one.\n🎉 Last?')).toEqual(['Great! 👍', 'Next one.', '🎉 Last?']);
});
