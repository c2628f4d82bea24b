/**
 * A video laid out anew in another style. What its owner has changed stays; what the style has no place for is kept
 * beside it, so that the style that was left, chosen again, is as it was. [S1] [T1]
 */
import { videoInSize } from '../formats/inSize';
import { videoDataSchema, type VideoData } from '../videoData';
import { laidBy, type Layouts } from './layouts';
import { mergeStyle, type StyleReport } from './mergeStyle';
import type { StyleLeft } from './leftSchema';
import { leftBetween, withLeft } from './styleLeft';

export interface InStyle {
  readonly videoData: VideoData;
  readonly report: StyleReport;
}

/** Null where that style, or the one that it has, is not known. */
export function videoInStyle(data: VideoData, layouts: Layouts, template: string): InStyle | null {
  const layout = layouts[template];
  if (!layout) return null;
  const { width, height } = data.size;
  const there = videoInSize(data, layout.size);
  const laid = chosen(there, layouts, template);
  if (!laid) return null;
  const lefts = leavings(there, laid.videoData, layouts);
  const { styles: _, ...plain } = laid.videoData;
  const videoData = videoInSize({ ...plain, ...(lefts ? { styles: lefts } : {}) }, { width, height });
  return { ...laid, videoData };
}

/** As it is laid out, with what was left there. */
function chosen(data: VideoData, layouts: Layouts, template: string): InStyle | null {
  const [was, is] = [laidBy(data, layouts), layouts[template]];
  if (!was || !is) return null;
  const merged = mergeStyle({ data, was, is });
  const left = data.styles?.[template];
  const whole = left ? withLeft(merged.videoData, left) : merged.videoData;
  // What was kept may come from a hand that knows no rules.
  const isSound = !left || videoDataSchema.safeParse(whole).success;
  return { ...merged, videoData: isSound ? whole : merged.videoData };
}

/**
 * Of each style that it had before: what chosen again it would not be by itself. One that is left for a new one is kept
 * even where that is nothing: the next step may leave something out.
 */
function leavings(from: VideoData, to: VideoData, layouts: Layouts): Record<string, StyleLeft> | null {
  const known = new Set([...Object.keys(from.styles ?? {}), from.template]);
  known.delete(to.template);
  const { styles: _, ...bare } = to;
  const lefts = [...known].flatMap((template): [string, StyleLeft][] => {
    const now = template === from.template ? from : chosen(from, layouts, template)?.videoData;
    const again = chosen(bare, layouts, template)?.videoData;
    const kept = from.styles?.[template];
    if (!now || !again) return kept ? [[template, kept]] : [];
    const left = leftBetween(again, now);
    const isReturn = template === from.template && from.styles?.[to.template] !== undefined;
    return left || !isReturn ? [[template, left ?? { items: {}, tracks: {} }]] : [];
  });
  return lefts.length > 0 ? Object.fromEntries(lefts) : null;
}
