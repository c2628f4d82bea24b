/** The name of what is shown, as a lower third: a thin accent, then a line or two, above the captions. Pure. */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf } from '../../../contract/videoData';
import { safeInsets, unitOf } from '../canvas/canvas';
import { directionOf } from '../canvas/scripts';
import { textHeight } from '../paint/textHeight';
import { hookTitle } from '../shared/hookTitle';

const TITLE_MS = 3200;
const FADE_MS = 400;
/** px of a phone's picture. `captions` is the room that two lines of them take. */
const PX = {
  fontSize: 84,
  lineHeight: 1.08,
  captions: 215,
  gap: 34,
  accent: { width: 132, height: 12 },
} as const;
export const ACCENT = '#f4c95d';

interface LowerThird {
  readonly title: readonly ItemOf<'text'>[];
  readonly accent: readonly ItemOf<'shape'>[];
}
type Screen = Pick<TemplateProps, 'width' | 'height'>;

/** Where words stand: from the left safe edge on, on a wide screen not across all of it. */
export function textColumn(screen: Screen) {
  const { side } = safeInsets(screen);
  const width = Math.min(screen.width - 2 * side, 1100 * unitOf(screen));
  return { left: Math.round(side), width: Math.round(width) };
}

/** Where words begin that are read in their own direction. */
export const startOf = (text: string) => (directionOf(text) === 'rtl' ? 'right' : 'left');

/** Nothing without a title or in a video too short to read one. */
export function lowerThird(props: TemplateProps, durationMs: number): LowerThird {
  const text = hookTitle(props.title);
  if (!text || durationMs < TITLE_MS * 1.5) return { title: [], accent: [] };
  const unit = unitOf(props);
  const column = textColumn(props);
  const accentWidth = Math.round(PX.accent.width * unit);
  const type = { text, fontSize: Math.round(PX.fontSize * unit), lineHeight: PX.lineHeight };
  const bottom = props.height - safeInsets(props).bottom - PX.captions * unit;
  const top = Math.round(bottom - textHeight(type, column.width));
  const fadeOut = {
    type: 'fadeOut',
    delay: TITLE_MS - FADE_MS,
    duration: FADE_MS,
    easing: 'easeIn',
  } as const;
  const base = { display: { from: 0, to: TITLE_MS } };
  return {
    title: [
      {
        ...base,
        id: `title_${props.project_id}`,
        name: 'Title',
        type: 'text',
        details: {
          ...type,
          ...column,
          top,
          fontFamily: 'sans',
          fontWeight: 700,
          letterSpacing: '-0.015em',
          textAlign: startOf(text),
          color: '#ffffff',
          animation: fadeOut,
        },
      },
    ],
    accent: [
      {
        ...base,
        id: `accent_${props.project_id}`,
        name: 'Accent',
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
          animation: fadeOut,
        },
      },
    ],
  };
}
