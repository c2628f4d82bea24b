/** A picture on its own colour that is cut close ends softly where what is around the thing is only nearly of it. Pure. */
import type { Crop } from '../../../../contract/video/itemDetails';

/** Of the part's side, in less than a close crop leaves beside a thing: how much of the colour lies there; eased, so that no line is seen at either end. */
const FADE = [
  ['ff', '0%'],
  ['c8', '2.4%'],
  ['38', '5.6%'],
  ['00', '8%'],
] as const;
const towards = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
const sides = Object.keys(towards) as (keyof typeof towards)[];

/** CSS over the part: at each end that was cut its colour goes on inside. @param background #rrggbb */
export function softEnds(crop: Crop, background: string): string {
  const stops = FADE.map(([alpha, at]) => `${background}${alpha} ${at}`).join(', ');
  return sides
    .filter((side) => crop[side] > 0)
    .map((side) => `linear-gradient(to ${towards[side]}, ${stops})`)
    .join(', ');
}
