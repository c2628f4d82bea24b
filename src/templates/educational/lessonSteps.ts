/** A lesson's steps: which card is shown, over which one, and how far the lesson has come. Pure. */
import type { VideoData } from '../../../contract/video/videoData';
import { directionOf } from '../canvas/writingSystems';
import { springProgress } from '../motion/easing';
import { entranceOf, planItems, type ShownItem } from '../motion/timing';
import { ACCENT, BACKGROUNDS } from './lessonColours';

/** px of a phone's picture: the bar of steps; `room` is what it takes from the safe edge on. */
export const BAR = { height: 12, gap: 12, room: 40 } as const;
/** More steps than these are too short to be told apart: the bar is one. */
const MOST = 14;

/** Main shots in the order in which they come; what is the brand's own is no part of the lesson. */
export const stepsOf = (data: VideoData): readonly ShownItem[] =>
  planItems(data)
    .filter(({ item }) => item.isMain && !item.brand && item.type !== 'audio')
    .toSorted((a, b) => a.from - b.from);

/** The parts of the bar, in frames. */
function barSpans(steps: readonly ShownItem[]) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  return steps.length > MOST
    ? [{ from: first.from, length: last.from + last.length - first.from }]
    : steps.map(({ from, length }) => ({ from, length }));
}

/** Of each part of the bar, 0 to 1: whole at its last frame. */
export function barAt(steps: readonly ShownItem[], frame: number): readonly number[] {
  return barSpans(steps).map(({ from, length }) => Math.min(1, Math.max(0, (frame - from + 1) / length)));
}

/** The topic's label is the bar's, too: its direction and its colour. */
export function barLook(data: VideoData) {
  const topic = data.trackItemsMap[`title_${data.projectId}`];
  const { text, litColor = ACCENT } = topic?.type === 'text' ? topic.details : { text: '' };
  return { dir: directionOf(text), litColor };
}

/** What a lesson's background shows in the frames [from, to): the whole bar, and the backgrounds of the steps there. */
export function lessonRead(data: VideoData, from: number, to: number) {
  const steps = stepsOf(data);
  const placeAt = (frame: number) =>
    Math.max(
      0,
      steps.findLastIndex((step) => step.from <= frame),
    );
  const first = Math.max(0, placeAt(from) - 1);
  const shown = steps.slice(first, placeAt(to - 1) + 1);
  const backgrounds = shown.map((step) => ({
    from: step.from,
    ground: groundOf(step),
    entrance: entranceOf(step, data.fps),
  }));
  return { bar: barSpans(steps), look: barLook(data), isFromTheFirst: first === 0, backgrounds };
}

export const groundOf = (step: ShownItem | undefined) =>
  (step && step.item.type !== 'audio' && step.item.type !== 'text' && step.item.details.ground) ||
  BACKGROUNDS[0];

/** How far the shown step's background has come over that of the one before, 0 to 1. */
export function stepAt(steps: readonly ShownItem[], frame: number, fps: number) {
  const place = steps.findLastIndex(({ from }) => from <= frame);
  const [shown, before] = [steps[Math.max(0, place)], steps[place - 1]];
  const since = shown ? frame - shown.from : 0;
  const presence = shown && before ? springProgress((since + 1) / (entranceOf(shown, fps) + 1)) : 1;
  return { shown, before: presence < 1 ? before : undefined, presence };
}
