/** [TP1] Of a long article no more is worked out than a person is offered. */
import { expect, test, vi } from 'vitest';
import { sentencesToChoose } from '../../../../server/writing/condensing/sentencesToChoose';
import * as ways from '../../../../server/writing/condensing/waysToSay';
import { readOf } from './support/told';

vi.mock('../../../../server/writing/condensing/waysToSay', { spy: true });

test('[TP1] of 140 sentences that stand alone the first 120 are offered, and the others are not shortened', () => {
  const sentences = Array.from({ length: 140 }, (_, at) => `Bodmin has ${at + 2} walls of granite.`);
  const read = readOf('Bodmin', ['Bodmin is a town in Cornwall.', ...sentences].join('\n'));
  vi.mocked(ways.waysToSay).mockClear();
  const offered = sentencesToChoose(read);
  expect(offered).toHaveLength(120);
  expect(new Set(vi.mocked(ways.waysToSay).mock.calls.map(([{ text }]) => text)).size).toBe(
    offered.filter(({ isSaid }) => !isSaid).length,
  );
});
