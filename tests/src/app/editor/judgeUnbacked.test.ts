/** Who holds what was changed in a script against its page, when a person asks for the publish check. */
import { describe, expect, test } from 'vitest';
import type { TracedSentence } from '../../../../contract/scripts/claims';
import { judgeUnbacked } from '../../../../src/app/editor/check/fetchUnbacked';
import { sentencesOf } from '../../../../src/editor-engine/script/sentences';
import { threeSentences } from '../../editor-engine/plugins/script/threeSentences';

const video = threeSentences();
const [first = ''] = sentencesOf(video).map(({ text }) => text);
const known = { kind: 'page', source: { title: 'Flask', description: 'A flask.' }, script: 'Else.' } as const;
const traced = (...unsupported: TracedSentence['unsupported']): TracedSentence[] => [
  { start: 0, end: first.length, text: first, backing: [], unsupported },
];
const award = { start: 0, end: 3, words: first.slice(0, 3), reason: 'award' } as const;
const model = { kind: 'localModel', model: 'small' } as const;
const signals = () => {
  const left = new AbortController();
  return { left, watch: { signal: left.signal, soon: left.signal } };
};
const byRules = async () => [traced(award)];
const away = () => Promise.reject(new Error('away'));

describe('[PC1] [WR3] what was changed is judged', () => {
  test('by a model, which is named', async () => {
    const service = {
      checkScripts: byRules,
      judgeScript: async () => ({ sentences: traced(), judge: model }),
    };
    expect(await judgeUnbacked(video, known, service, signals().watch)).toEqual({
      claims: { source: 'page', claims: [] },
      judge: model,
    });
  });
  test('by rules where none answers', async () => {
    const service = { checkScripts: byRules, judgeScript: away };
    expect(await judgeUnbacked(video, known, service, signals().watch)).toEqual({
      claims: { source: 'page', claims: [{ sentence: first, words: award.words, reason: 'award' }] },
      judge: { kind: 'builtIn' },
    });
  });
  test('by nobody where the server does not answer', async () => {
    const service = { checkScripts: away, judgeScript: away };
    const { claims } = await judgeUnbacked(video, known, service, signals().watch);
    expect(claims).toBeNull();
  });
  test('and who leaves ends the model', async () => {
    const { left, watch } = signals();
    const ended = new Promise<void>((resolve) => {
      const judgeScript = (_: unknown, signal?: AbortSignal) =>
        new Promise<never>((_resolve, reject) =>
          signal?.addEventListener('abort', () => (resolve(), reject(signal.reason as Error))),
        );
      void judgeUnbacked(video, known, { checkScripts: byRules, judgeScript }, watch);
    });
    left.abort(new Error('gone'));
    await expect(ended).resolves.toBeUndefined();
  });
});

test.each([
  [
    'a script as its wizard judged it',
    {
      ...known,
      script: sentencesOf(video)
        .map(({ text }) => text)
        .join(' '),
    },
  ],
  ['notes, which are not quoted', { ...known, kind: 'notes' as const }],
])('[PC1] no model is asked of %s', async (_, source) => {
  const service = { checkScripts: byRules, judgeScript: () => expect.fail('asked') };
  expect(await judgeUnbacked(video, source, service, signals().watch)).toMatchObject({ judge: null });
});
