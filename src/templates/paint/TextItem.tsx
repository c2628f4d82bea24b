/** Words laid over the picture: they fade and grow in. [Y3] [Y5] */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { TEXT_ENTRANCE_FRAMES } from '../../../contract/limits';
import { frames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { letterCount } from '../../../contract/video/letters';
import { directionOf, languageOf } from '../canvas/writingSystems';
import { softlyParted } from '../canvas/syllables';
import { animate } from '../motion/animation';
import { easings } from '../motion/easing';
import { comingIn } from '../motion/entrance';
import { IN_PLACE, transitionPose } from '../motion/transition';
import { boxStyle } from './ItemBox';
import { labelOf } from './type/label';
import { TEXT_DEFAULTS } from './type/textHeight';

/** Over the first frames; `from` is the video's frame at which the text begins. */
export const textEntrance = (frame: number, from: number) =>
  comingIn({
    entered: easings.easeOut(Math.min(1, Math.max(0, (frame + 1) / TEXT_ENTRANCE_FRAMES))),
    smallest: 0.8,
    from,
  });

interface TextProps {
  readonly item: ItemOf<'text'>;
  readonly from: number;
  readonly length: number;
}

export function TextItem({ item, from, length }: TextProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { details } = item;
  const entrance = textEntrance(frame, from);
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const pose = details.transition ? transitionPose(details.transition, frame, length, fps) : IN_PLACE;
  const grown = scale * entrance.scale;
  const [label, words] = [labelOf(details), hyphenated(details)];
  // The label's colour and corners belong to its lines, the rest to its box.
  const { border: _border, borderRadius: _radius, boxShadow: _shadow, ...box } = details;
  return (
    <div
      dir={directionOf(details.text)}
      lang={languageOf(details.text)}
      style={{
        ...boxStyle(box, pose, opacity * entrance.opacity),
        height: details.height ?? 'auto',
        overflow: 'visible',
        textAlign: details.textAlign ?? 'center',
        textWrap: 'balance',
      }}
    >
      <div style={{ position: 'relative', transform: grown === 1 ? undefined : `scale(${grown})` }}>
        {label.background ? (
          <div aria-hidden style={{ position: 'absolute', inset: 0, opacity: label.background.opacity }}>
            <span style={label.background.style}>{words}</span>
          </div>
        ) : null}
        <span style={label.letters}>{words}</span>
      </div>
    </div>
  );
}

/** The narrowest that a usual letter of the bundled faces is in bold, em. */
const LETTER_EM = 0.6;

/** A word that no line holds is parted between syllables, not anywhere. */
const hyphenated = ({ text, width, fontSize = TEXT_DEFAULTS.fontSizePx }: ItemOf<'text'>['details']) =>
  width === undefined ? text : softlyParted(text, width / (fontSize * LETTER_EM), letterCount);
