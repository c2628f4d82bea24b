/** Which frames of a film are compared with its preview: where something changes, and some at random. Pure. */
import { createHash } from 'node:crypto';
import { ms, msToFrames } from '../../../contract/units';
import { isCaption, type TrackItem } from '../../../contract/video/videoData';
import { wordsOf } from '../../../contract/video/spokenWords';
import { planItems, type ShownItem } from '../../../src/templates/motion/timing';
import type { FrameRange } from '../draw';
import type { RenderPlan } from '../renderPlan';

/** One a chunk within these: fewer tell too little of a short film, more cost too much of a long one. */
const FRAMES = { fewest: 12, most: 36 } as const;

/** Frames that were compared before, by the first frame of their chunk. */
export type KnownEqual = ReadonlyMap<number, readonly number[]>;

/** Of chunks that were compared before: that they stand in their place. */
const OF_KNOWN = 2;
const FEWEST_NEW = 3;

/**
 * One chunk in so many is looked at anywhere, the others soon behind their key frame: all frames before one are decoded
 * for it. Of a minute that is a tenth of it; one chunk in eight made it a sixth, as much again for two frames more.
 */
const ANYWHERE = 16;
/** Frames. */
const SOON = 4;

/** The same for the same film and seed; in order, each once. */
export function chooseFrames(
  plan: Pick<RenderPlan, 'videoData' | 'frames'>,
  chunks: readonly FrameRange[],
  seed: string,
  known: KnownEqual = new Map(),
): number[] {
  const random = randomOf(seed);
  const fresh = chunks.filter(({ from }) => !known.has(from));
  const share = framesOf(fresh) / Math.max(1, plan.frames);
  const ofAll = Math.min(FRAMES.most, Math.max(FRAMES.fewest, chunks.length));
  const wanted = Math.min(framesOf(fresh), Math.max(FEWEST_NEW, Math.round(ofAll * share)));
  const shown = planItems(plan.videoData);
  const isInside = (frame: number) => fresh.some(({ from, to }) => frame >= from && frame < to);
  const cuts = shown
    .flatMap((window) => (window.item.isMain ? besides(window.from, random) : []))
    .filter(isInside);
  const captions = shown
    .filter(({ item }) => isCaption(item.id))
    .map((window) => momentsOf(window, plan.videoData.fps).filter(isInside));
  const chosen = new Set<number>();
  const add = (frame: number | undefined) => frame !== undefined && chosen.size < wanted && chosen.add(frame);

  const moments = [...cuts, ...captions.flat()].sort((a, b) => a - b);
  for (const [place, { from, to }] of shuffled(fresh, random).entries()) {
    const isAnywhere = place % ANYWHERE === 0;
    const end = isAnywhere ? to : Math.min(from + SOON, to);
    const inside = moments.filter((frame) => frame >= from && frame < end);
    add(oneOf(inside, random) ?? from + Math.floor(random() * (end - from)));
  }
  for (const caption of shuffled(captions, random))
    if (!caption.some((frame) => chosen.has(frame))) add(oneOf(caption, random));
  for (const frame of shuffled(cuts, random).slice(0, Math.ceil((wanted - chosen.size) / 2))) add(frame);
  while (chosen.size < wanted) {
    const { from, to } = oneOf(fresh, random) ?? { from: 0, to: plan.frames };
    add(from + Math.floor(random() * (to - from)));
  }
  const before = chunks.filter(({ from }) => known.has(from));
  for (const { from } of shuffled(before, random).slice(0, OF_KNOWN)) chosen.add(from);
  return [...chosen].sort((a, b) => a - b);
}

/** On one side of a change: what is late shows in the frame behind it, what is early in the one before. */
const besides = (frame: number, random: () => number) => [random() < 0.5 ? frame - 1 : frame + 1];

/** Where a caption lights its next word; the first is left out, since the caption itself may still be coming in. */
function momentsOf({ item, from, length }: ShownItem, fps: number): number[] {
  const lit = isText(item)
    ? wordsOf(item)
        .slice(1)
        .map((word) => msToFrames(ms(word.from), fps) + 1)
        .filter((frame) => frame > from && frame < from + length - 1)
    : [];
  return lit.length > 0 ? lit : [from + Math.floor(length / 2)];
}

const framesOf = (ranges: readonly FrameRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from, 0);

const isText = (item: TrackItem) => item.type === 'text';

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${seed}:${drawn}`).digest().readUInt32BE(0) / 2 ** 32;
  };
}

const oneOf = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
