/** A page of captions: as many lines as it needs, the word that is spoken lit. [T3] */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { defaultCaptionStyle } from '../../../contract/captionStyle';
import { CAPTION, DEFAULT_SIZE } from '../../../contract/limits';
import { frames, framesToMs } from '../../../contract/units';
import type { ItemOf } from '../../../contract/videoData';
import { fontFamily, typefaces } from '../paint/fonts';
import { captionEntrance, captionFontSize } from './captionLayout';
import { captionLooks, type LookStyle } from './captionLooks';
import { linesOf } from './captionPages';
import { litWord, wordsOf } from '../../../contract/spokenWords';

export function Caption({ item, from }: { item: ItemOf<'text'>; from: number }) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { details } = item;
  const { look, font } = details.captionStyle ?? defaultCaptionStyle;
  const style: LookStyle = captionLooks[look];
  const words = wordsOf(item);
  const lit = litWord(words, framesToMs(frames(from + frame), fps));
  const entered = captionEntrance(frame);
  const lines = linesOf(words.map((word, index) => ({ ...word, isLit: index === lit })));
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: (CAPTION.bottomPx * height) / DEFAULT_SIZE.height,
        ...(details.top === undefined ? {} : { top: details.top, bottom: 'auto' }),
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: '0.1em',
        fontFamily: fontFamily(font),
        fontWeight: details.fontWeight ?? typefaces[font].weight,
        fontSize: captionFontSize(
          words,
          width,
          details.fontSize ?? CAPTION.fontSizePx,
          typefaces[font].scale,
        ),
        lineHeight: 1.12,
        whiteSpace: 'pre',
        opacity: ((details.opacity ?? 100) / 100) * entered,
        transform: entered === 1 ? undefined : `scale(${0.85 + 0.15 * entered})`,
        zIndex: details.zIndex,
      }}
    >
      {lines.map((line, row) => (
        <div key={row} style={{ position: 'relative', padding: '0.1em 0.36em 0.14em' }}>
          {style.chip && <div style={{ position: 'absolute', inset: 0, ...style.chip }} />}
          {line.map(({ text, isLit }, place) => (
            <span key={place} style={{ position: 'relative', ...style.word, ...(isLit ? style.lit : {}) }}>
              {place > 0 ? ` ${text}` : text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
