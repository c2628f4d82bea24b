/** The sizes of type in a video, and the largest at which a text still fits its place. Pure. */
import { unitOf, type Size } from '../../canvas/canvas';
import { wrapLetters } from '../../../../contract/video/letters';

/** px of a 1080 px wide picture, each a fifth larger than the one before, from a caption's 80. */
export const typeScale = { note: 38, label: 46, topic: 56, title: 67, body: 80, headline: 96, hero: 115, poster: 138 } as const; // prettier-ignore
export type TypeStep = keyof typeof typeScale;

const STEPS = Object.keys(typeScale) as TypeStep[];
/** A letter of the bold typeface, in em, capitals among them. */
const LETTER_EM = 0.68;

interface Place {
  /** px of this picture. */
  readonly width: number;
  readonly lines: number;
  /** In font sizes: what the ends of a label take of a line; none without. */
  readonly ends?: number;
  readonly largest: TypeStep;
  readonly smallest: TypeStep;
}

export interface FittedType {
  /** px of this picture. */
  readonly fontSize: number;
  readonly lines: number;
}

/** A step of the scale, so that sizes beside each other are plainly different or the same. */
export function fitType(
  text: string,
  { width, lines, ends = 0, largest, smallest }: Place,
  size: Size,
): FittedType {
  const unit = unitOf(size);
  const wrappedAt = (step: TypeStep) =>
    wrapLetters(text, (width / (typeScale[step] * unit) - ends) / LETTER_EM);
  const steps = STEPS.slice(STEPS.indexOf(smallest), STEPS.indexOf(largest) + 1).toReversed();
  const fitting = steps.filter((step) => wrappedAt(step).lines <= lines);
  // A word that is too long at every size is better parted than small.
  const step = fitting.find((one) => !wrappedAt(one).breaks) ?? fitting[0] ?? smallest;
  return { fontSize: Math.round(typeScale[step] * unit), lines: wrappedAt(step).lines };
}
