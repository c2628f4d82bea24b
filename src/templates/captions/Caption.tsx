/** A page of captions: as many lines as it needs, the word that is spoken lit. [T3] */
import { useMemo } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { defaultCaptionStyle } from '../../../contract/video/captionStyle';
import { areParted, litWord, wordsOf } from '../../../contract/video/spokenWords';
import { frames, framesToMs } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { directionOf, languageOf } from '../canvas/writingSystems';
import { animate } from '../motion/animation';
import { comingIn } from '../motion/entrance';
import { joinTransforms, turned } from '../motion/transform';
import { familyOf } from '../paint/type/families';
import { typefaces } from '../paint/type/typefaces';
import { CAPTION_LINE, captionEntrance, captionTypeface, layCaption } from './captionLayout';
import { captionLook } from './captionLooks';
import { CaptionWord } from './CaptionWord';

const FLOWS = { ltr: ['flex-start', 'flex-end'], rtl: ['flex-end', 'flex-start'] } as const;
const { height: lineHeight, above, below, gap } = CAPTION_LINE;

function alignedTo(side: ItemOf<'text'>['details']['textAlign'], direction: 'ltr' | 'rtl') {
  const [left, right] = FLOWS[direction];
  return side === 'left' ? left : side === 'right' ? right : 'center';
}

export function Caption({ item, from }: { item: ItemOf<'text'>; from: number }) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { details } = item;
  const typeface = captionTypeface(details);
  const style = captionLook((details.captionStyle ?? defaultCaptionStyle).look, details);
  const { spoken, lines, fontSizePx, box } = useMemo(() => {
    const words = wordsOf(item).map((word, index) => ({ ...word, index }));
    return { spoken: words, ...layCaption(item.details, words, { width, height }) };
  }, [item, width, height]);
  const nowMs = framesToMs(frames(from + frame), fps);
  const lit = litWord(spoken, nowMs);
  const entrance = comingIn({ entered: captionEntrance(frame), smallest: 0.85, from });
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const grown = scale * entrance.scale;
  const direction = directionOf(details.text);
  return (
    <div
      dir={direction}
      lang={languageOf(details.text)}
      style={{
        position: 'absolute',
        left: box.left,
        top: box.top,
        width: box.width,
        display: 'flex',
        flexDirection: 'column',
        alignItems: alignedTo(details.textAlign, direction),
        gap: `${gap}em`,
        fontFamily: familyOf({ ...details, fontFamily: details.fontFamily ?? typeface }),
        fontWeight: details.fontWeight ?? typefaces[typeface].weight,
        fontStyle: details.fontStyle,
        fontSize: fontSizePx,
        letterSpacing: details.letterSpacing,
        lineHeight,
        whiteSpace: 'pre',
        opacity: ((details.opacity ?? 100) / 100) * entrance.opacity * opacity,
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
          {line.map((word, place) => (
            <CaptionWord
              key={place}
              {...{ word, style, direction }}
              before={place > 0 && areParted(line[place - 1]?.text ?? '', word.text) ? ' ' : ''}
              litForMs={word.index === lit ? nowMs - word.from : null}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
