/** [TP1] What a person may choose of a text, and what it is told of each sentence. */
import { expect, test } from 'vitest';
import { sentencesToChoose } from '../../../../server/writing/condensing/sentencesToChoose';
import { readOf, SECTION } from './support/told';

const offered = (text: string, title = 'Bodmin', language = 'en') =>
  sentencesToChoose(readOf(title, text, language));
const leaningOf = (sentence: string) =>
  offered(`Bodmin is a town in Cornwall.${SECTION}${sentence}`).find(({ text }) => text === sentence)
    ?.leansOn;

test.each([
  ['They', 'They were never found again.', { why: 'pronoun', words: 'they' }],
  ['a pronoun within', "They're sold to all kinds of shops.", { why: 'pronoun', words: 'they' }],
  ['an opening', 'Another wall was built of granite.', { why: 'joins', words: 'another' }],
  ['this', 'Nobody in Cornwall has ever seen this wall.', { why: 'thing', words: 'this' }],
  ['the vote', 'The vote was close and bitter.', { why: 'thing', words: 'The vote' }],
  ['a first name', "Wyatt's wife wrote the novel Duchy.", { why: 'name', words: 'Wyatt' }],
  ['when', 'Bodmin won a victory over smugglers.', { why: 'time', words: '' }],
  ['of whom', 'Merchants of Padstow sell tin.', { why: 'subject', words: '' }],
  ['than which', 'Prices in Bodmin are higher.', { why: 'comparison', words: '' }],
])('%s: it is told what a sentence leans on', (_, sentence, leansOn) => {
  expect(leaningOf(sentence)).toEqual(leansOn);
});
test('what can be shortened is; what cannot is offered as it is, and said to be long', () => {
  const long = `Bodmin has ${'a wall of old stones beside '.repeat(4)}a tower.`;
  expect(offered(`Bodmin is a town in Cornwall.\n${long}`)).toMatchObject([
    { text: 'Bodmin is a town in Cornwall.', isSaid: true },
    { text: long, quote: long, isSaid: false, leansOn: { why: 'long', words: '' } },
  ]);
});
test('no question, no order, nothing cut off and nothing of its writers is offered', () => {
  const none = [
    'Who lives in it?',
    'Visit the abbey of Bodmin.',
    'We love Bodmin and its fair.',
    'And of the.',
  ];
  expect(offered(['Bodmin is a town in Cornwall.', ...none].join('\n'))).toMatchObject([
    { text: 'Bodmin is a town in Cornwall.', isSaid: true },
  ]);
});
test('a language without a tagger says what its words alone tell', () => {
  const text = 'Bodmin ist eine Stadt in Cornwall.\nDiese wurde im Jahr 1124 von Mönchen erbaut.';
  expect(offered(text, 'Bodmin', 'de')[1]?.leansOn).toEqual({ why: 'thing', words: 'diese' });
});
