/** The tagger says the same where only the patterns are tried whose words or tags a clause has. */
import nlp from 'compromise/two';
import { expect, test } from 'vitest';

const SENTENCES = [
  'The bridge, which was built in 1894 by two brothers, is still used by about 40,000 people a day.',
  'She left London, moved to Paris and never went back to painting.',
  'What keeps bread from going stale is not the cold, but how little water it loses.',
  "Don't let the old-fashioned look fool you: it's fast.",
  'In spite of the rain, most of them walked home, singing.',
  'Run!',
  '',
];
const tagged = () =>
  SENTENCES.map((text) =>
    (nlp(text).termList() as { text: string; tags?: Set<string> }[]).map((term) => [
      term.text,
      [...(term.tags ?? [])],
    ]),
  );

test('a sentence is tagged as by the library alone', async () => {
  const alone = tagged();
  const { default: ours } = await import('../../../server/text/compromise');
  expect(ours).toBe(nlp);
  expect(tagged()).toEqual(alone);
  expect(alone[0]?.[0]).toEqual(['The', ['Determiner']]);
});
