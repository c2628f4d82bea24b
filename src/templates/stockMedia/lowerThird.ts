/** The name of what is shown, as a lower third: a thin accent, then a line or two in serifs, above the captions. Pure. */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf } from '../../../contract/videoData';
import { safeInsets, unitOf } from '../canvas/canvas';
import { wrapLetters } from '../canvas/letters';
import { SERIF, startOf, textColumn } from './calmType';
import { dark } from './dark';
import { hookTitle } from '../shared/hookTitle';
import { fitType } from '../shared/typeScale';

export const TITLE_MS = 3200;
const FADE_MS = 400;
/** px of a phone's picture. `captions` is the room that two lines of them take. */
const PX = { captions: 272, gap: 34, accent: { width: 132, height: 10 } } as const;
const LINES = 3;
/** A letter of the serifs, in em: narrower than the widest typeface's. */
const LETTER_EM = 0.55;
/** Beyond what the foot of every picture has, from so far above the title on, as long as it stands. */
const VEIL_ABOVE = 340;
const VEIL = `linear-gradient(${dark(0)}, ${dark(0.1)} 14%, ${dark(0.34)} 28%, ${dark(0.54)} 44%, ${dark(0.5)} 70%, ${dark(0.2)})`;
export const ACCENT = '#f4c95d';

interface LowerThird {
  readonly title: readonly ItemOf<'text'>[];
  /** What white words are read on, over a picture that may be anything. */
  readonly veil: readonly ItemOf<'shape'>[];
  readonly accent: readonly ItemOf<'shape'>[];
}
/** Nothing without a title or in a video too short to read one. */
export function lowerThird(props: TemplateProps, durationMs: number): LowerThird {
  const text = hookTitle(props.title);
  if (!text || durationMs < TITLE_MS * 1.5) return { title: [], veil: [], accent: [] };
  const unit = unitOf(props);
  const column = textColumn(props);
  const place = { width: column.width, lines: LINES, largest: 'hero', smallest: 'topic' } as const;
  const type = { text, fontSize: fitType(text, place, props).fontSize };
  const bottom = props.height - safeInsets(props).bottom - PX.captions * unit;
  const { lines } = wrapLetters(text, column.width / (type.fontSize * LETTER_EM));
  const top = Math.round(bottom - lines * type.fontSize * SERIF.lineHeight);
  const animation = {
    type: 'fadeOut',
    delay: TITLE_MS - FADE_MS,
    duration: FADE_MS,
    easing: 'easeIn',
  } as const;
  const item = (part: string, name: string) => ({
    id: `${part}_${props.project_id}`,
    name,
    display: { from: 0, to: TITLE_MS },
  });
  const veilTop = Math.round(top - VEIL_ABOVE * unit);
  const accentWidth = Math.round(PX.accent.width * unit);
  return {
    title: [
      {
        ...item('title', 'Title'),
        type: 'text',
        details: {
          ...{ ...type, ...column, top, animation },
          ...SERIF,
          letterSpacing: '-0.01em',
          ...{ textAlign: startOf(text), color: '#ffffff' },
        },
      },
    ],
    veil: [
      {
        ...item('veil', 'Title ground'),
        type: 'shape',
        details: {
          shape: 'rectangle',
          ...{ left: 0, top: veilTop, width: props.width, height: props.height - veilTop },
          ground: VEIL,
          animation,
        },
      },
    ],
    accent: [
      {
        ...item('accent', 'Accent'),
        type: 'shape',
        details: {
          shape: 'rectangle',
          fill: props.brand?.colours?.[0] ?? ACCENT,
          left: startOf(text) === 'left' ? column.left : column.left + column.width - accentWidth,
          top: Math.round(top - PX.gap * unit),
          width: accentWidth,
          height: Math.round(PX.accent.height * unit),
          borderRadius: Math.round((PX.accent.height / 2) * unit),
          transition: { in: 'zoomLeftIn' },
          animation,
        },
      },
    ],
  };
}
