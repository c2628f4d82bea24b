/** When the last card stands: over the last seconds, from where something new is said on. Pure. */
import type { TemplateProps } from '../../../../contract/video/templateProps';
import type { TrackItem } from '../../../../contract/video/videoData';
import type { CaptionPage } from '../../../../contract/video/captionPages';
import { endsSentence } from '../../../../contract/video/phrases';
import { hookTitle } from '../type/hookTitle';

export interface Span {
  readonly from: number;
  readonly to: number;
}

const CLOSING_MS = { least: 1500, usual: 2200, most: 3600 } as const;
/** A shorter video is over before it has begun to say goodbye. */
const SHORTEST_MS = 9000;
/** What a cut within a sentence costs, in ms away from the usual length. */
const WITHIN_SENTENCE = 700;

/** Null where there is nothing to say or no time to say it. */
export function closingSpan(
  { title, brand }: Pick<TemplateProps, 'title' | 'brand'>,
  pages: readonly CaptionPage[],
  durationMs: number,
): Span | null {
  if (durationMs < SHORTEST_MS || !(hookTitle(title) || brand?.logoUrl)) return null;
  const usual = durationMs - CLOSING_MS.usual;
  const costs = pages
    .map(({ from }, index) => {
      const before = pages[index - 1]?.words.at(-1);
      const isWithin = before !== undefined && !endsSentence(before);
      return { from, cost: Math.abs(from - usual) + (isWithin ? WITHIN_SENTENCE : 0) };
    })
    .filter(({ from }) => from >= durationMs - CLOSING_MS.most && from <= durationMs - CLOSING_MS.least)
    .toSorted((a, b) => a.cost - b.cost);
  return { from: Math.round(costs[0]?.from ?? usual), to: durationMs };
}

/** Whether a caption is still read when the last card stands. */
export const isBeneath = (span: Span | null, { display }: Pick<TrackItem, 'display'>): boolean =>
  span !== null && display.to > span.from + 1;
