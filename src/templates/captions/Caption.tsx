/** A page of captions: as many lines as it needs, the word that is spoken lit. [T3] */
import { useMemo } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { defaultCaptionStyle } from '../../../contract/captionStyle';
import { litWord, wordsOf } from '../../../contract/spokenWords';
import { frames, framesToMs } from '../../../contract/units';
import type { ItemOf } from '../../../contract/videoData';
import { animate } from '../motion/animation';
import { joinTransforms, turned } from '../motion/transform';
import { familyOf } from '../paint/families';
import { typefaces } from '../paint/typefaces';
import { CAPTION_LINE, captionEntrance, captionTypeface, layCaption } from './captionLayout';
import { captionLook } from './captionLooks';

const ALIGNED = { left: 'flex-start', center: 'center', right: 'flex-end', justify: 'center' } as const;
const { height: lineHeight, above, below, gap } = CAPTION_LINE;

export function Caption({ item, from }: { item: ItemOf<'text'>; from: number }) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { details } = item;
  const typeface = captionTypeface(details);
  const style = captionLook((details.captionStyle ?? defaultCaptionStyle).look, details);
  const { lines, fontSizePx, box } = useMemo(() => {
    const words = wordsOf(item).map((word, index) => ({ ...word, index }));
    return layCaption(item.details, words, { width, height });
  }, [item, width, height]);
  const lit = litWord(lines.flat(), framesToMs(frames(from + frame), fps));
  const entered = captionEntrance(frame);
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const grown = scale * (0.85 + 0.15 * entered);
  return (
    <div
      style={{
        position: 'absolute',
        left: box.left,
        top: box.top,
        width: box.width,
        display: 'flex',
        flexDirection: 'column',
        alignItems: ALIGNED[details.textAlign ?? 'center'],
        gap: `${gap}em`,
        fontFamily: familyOf({ ...details, fontFamily: details.fontFamily ?? typeface }),
        fontWeight: details.fontWeight ?? typefaces[typeface].weight,
        fontStyle: details.fontStyle,
        fontSize: fontSizePx,
        letterSpacing: details.letterSpacing,
        lineHeight,
        whiteSpace: 'pre',
        opacity: ((details.opacity ?? 100) / 100) * entered * opacity,
        transform: joinTransforms(
          details.transform,
          turned(details.rotate),
          grown === 1 ? undefined : `scale(${grown})`,
        ),
        zIndex: details.zIndex,
      }}
    >
      {lines.map((line, row) => (
        <div key={row} style={{ position: 'relative', padding: `${above}em 0.36em ${below}em` }}>
          {style.chip && <div style={{ position: 'absolute', inset: 0, ...style.chip }} />}
          {line.map(({ text, index }, place) => (
            <span
              key={index}
              style={{ position: 'relative', ...style.word, ...(index === lit ? style.lit : {}) }}
            >
              {place > 0 ? ` ${text}` : text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
