/** Every transition as a card that comes or goes by it, over and over; it stands still for who wants no motion. [Y4] */
import { useId } from 'react';
import { TRANSITION_SECONDS } from '../../../../../contract/limits';
import { transitionNameSchema, type TransitionName } from '../../../../../contract/video/itemDetails';
import { springProgress } from '../../../../templates/motion/easing';
import { IN_PLACE, poseAt, poseTransform, type Pose } from '../../../../templates/motion/transition';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import * as css from '../inspector.css';

type Side = 'in' | 'out';
interface Props {
  readonly side: Side;
  /** Null where the chosen items differ. */
  readonly chosen: string | null;
  readonly onChosen: (name: TransitionName | null) => void;
}

const text = words.motion.transitions;
const choices = [null, ...transitionNameSchema.options];

/** ms that a card stands between two of its ways. */
const REST_MS = 1100;
const WAY_MS = TRANSITION_SECONDS * 1000;
const STEPS = 15;
/** Where it is on its way for who wants no motion. */
const HALF = 0.4;
/** px at the full blur. */
const BLUR_PX = 5;

const styleOf = (pose: Pose) => ({
  transform: poseTransform(pose) ?? 'none',
  opacity: pose.opacity,
  filter: pose.blurred > 0 ? `blur(${pose.blurred * BLUR_PX}px)` : 'none',
});
const still = (name: TransitionName | null) => styleOf(name ? poseAt(name, HALF) : IN_PLACE);

/** Its way by the film's own poses, then a rest; a card that goes rests first. */
function wayOf(name: TransitionName, side: Side): Keyframe[] {
  const whole = WAY_MS + REST_MS;
  const way = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).map((share) => ({
    ...styleOf(poseAt(name, springProgress(share))),
    offset: (share * WAY_MS) / whole,
  }));
  const there = [...way, { ...styleOf(IN_PLACE), offset: 1 }];
  return side === 'in' ? there : there.map((frame) => ({ ...frame, offset: 1 - frame.offset })).toReversed();
}

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const moving = (name: TransitionName, side: Side) => (card: HTMLElement | null) => {
  if (!card?.animate || wantsNoMotion()) return;
  const animation = card.animate(wayOf(name, side), { duration: WAY_MS + REST_MS, iterations: Infinity });
  return () => animation.cancel();
};
/** The same function for the same card: it is not begun anew at each render. */
const movers = new Map(
  transitionNameSchema.options.flatMap((name) =>
    (['in', 'out'] as const).map((side) => [`${name}.${side}`, moving(name, side)] as const),
  ),
);

export default function TransitionTiles({ side, chosen, onChosen }: Props) {
  const group = useId();
  return (
    <fieldset className={css.crossings} aria-label={words.motion[side]}>
      {choices.map((name) => (
        <div key={name ?? 'none'} className={css.look}>
          <input
            type="radio"
            name={group}
            className={css.radio}
            aria-label={text[name ?? 'none']}
            checked={chosen === (name ?? 'none')}
            onChange={() => onChosen(name)}
          />
          <span className={css.crossingStage} aria-hidden>
            <span
              ref={name ? movers.get(`${name}.${side}`) : undefined}
              className={css.crossingCard}
              style={still(name)}
            />
          </span>
          <span className={css.lookName} aria-hidden>
            {text[name ?? 'none']}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
