/** The look of an item on the timeline, by what it is. */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { TIMELINE_ITEM_MIN_WIDTH } from '../../../../../contract/limits';
import { byFinger, theme } from '../../../../ui/theme/theme.css';
import { START } from '../../../../editor-engine/timeline/laneLayout';
import { acrossPx } from '../view/acrossPx';

const { color } = theme;
/** Under white words, whatever picture lies beneath. */
const SHADE = 'rgba(0, 0, 0, 0.65)';
const STRUCK = 'linear-gradient(to top right, transparent 46%, #fff 46%, #fff 54%, transparent 54%)';

export const block = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${START}px + ${acrossPx('--from')})`,
    width: `max(${TIMELINE_ITEM_MIN_WIDTH}px, ${acrossPx('--length')})`,
    overflow: 'hidden',
    borderRadius: theme.radius.sm,
    border: `1px solid ${color.line}`,
    pointerEvents: 'auto',
    cursor: 'grab',
    fontSize: theme.size.xs,
    fontWeight: 550,
    outlineOffset: '1px',
    contain: 'layout style',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&[aria-selected=true]': {
        borderColor: color.text,
        boxShadow: `0 0 0 1px ${color.text}`,
        zIndex: 1,
      },
      '&[data-held]': {
        transform: `translateX(${acrossPx('--by')})`,
        // A layer of its own: what it passes over is not painted again.
        willChange: 'transform',
        zIndex: 2,
        cursor: 'grabbing',
        opacity: 0.92,
        boxShadow: theme.shadow.lg,
      },
      '&[data-aside]': { transform: `translateX(${acrossPx('--by')})` },
      '&[data-off]': { opacity: 0.4 },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          // Only while a hand holds something: let go, everything stands where it looks to be already.
          '[data-gesturing] &:not([data-held])': { transition: `transform ${theme.motion.fast}` },
        },
      },
    },
  },
  variants: {
    kind: {
      main: { background: color.raised, color: color.text },
      overlays: { background: color.accentSoft, color: color.accent, borderColor: color.accentLine },
      titles: { background: color.warmSoft, color: color.warm },
      captions: { background: color.infoSoft, color: color.info },
      audio: { background: color.successSoft, color: color.success },
    },
  },
});

const edge = style({
  position: 'absolute',
  insetBlock: 0,
  width: 'min(10px, 30%)',
  cursor: 'ew-resize',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25%',
      insetInline: '35%',
      borderRadius: theme.radius.full,
      background: color.text,
      opacity: 0,
      transition: `opacity ${theme.motion.fast}`,
    },
    '[aria-selected=true] > &::after': { opacity: 1 },
    ':hover > &::after': { opacity: 0.7 },
  },
  // A finger has handles beside it.
  '@media': { [byFinger]: { width: 'min(20px, 30%)', '::after': { content: 'none' } } },
});
export const edgeFrom = style([edge, { insetInlineStart: 0 }]);
export const edgeTo = style([edge, { insetInlineEnd: 0 }]);

/** What the badges take of a name's width where they stand beside it: words go first, badges need room behind them. */
const badgesBeside = 'var(--badges-beside) * 25px';
const takenBeside = (least: string) =>
  `clamp(0px, (100% - (${least} + ${badgesBeside})) * 999, ${badgesBeside})`;
/** Nothing on an item that is too narrow for a word of a name: a letter and three dots name nothing. */
const whereWide = (wide: string, enough: string) => `clamp(0px, (100% - (${enough})) * 999, ${wide})`;
export const name = style({
  unicodeBidi: 'plaintext',
  position: 'absolute',
  insetInlineStart: '10px',
  maxWidth: whereWide(`100% - 20px - ${takenBeside('48px')}`, '48px'),
  insetBlock: 0,
  alignContent: 'center',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
});
/** On pictures, which may be of any colour. */
export const nameOnPicture = style({
  unicodeBidi: 'plaintext',
  position: 'absolute',
  insetInlineStart: '6px',
  insetBlockEnd: 'min(6px, (var(--lane-height) - 20px) / 2)',
  maxWidth: whereWide(`100% - 12px - ${takenBeside('58px')}`, '58px'),
  paddingInline: whereWide('6px', '58px'),
  borderRadius: '6px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  background: SHADE,
  color: '#fff',
  pointerEvents: 'none',
});
export const strip = style({ position: 'absolute', inset: 0, display: 'flex', pointerEvents: 'none' });
export const frame = style({
  flex: '1 1 0',
  minWidth: 0,
  backgroundSize: 'auto 100%',
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'center',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.overlay}` } },
});
export const wave = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  pointerEvents: 'none',
  opacity: 0.7,
});
export const badges = style({
  position: 'absolute',
  insetBlockStart: 'min(4px, (var(--lane-height) - 20px) / 2)',
  insetInlineEnd: '6px',
  maxWidth: whereWide('100% - 12px', `48px + ${badgesBeside}`),
  display: 'flex',
  // Those that find no room wrap out of sight, whole.
  flexWrap: 'wrap',
  justifyContent: 'end',
  maxHeight: '18px',
  columnGap: '4px',
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  minHeight: '18px',
  paddingInline: '5px',
  borderRadius: '5px',
  backgroundColor: SHADE,
  color: '#fff',
  fontSize: '0.6875rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Drawn as the icons are: what an item is called by is its name.
  selectors: {
    '&[data-figure]::after': { content: 'attr(data-figure)' },
    // Struck through: what is chosen is not played.
    '&[data-waits]': { backgroundImage: STRUCK },
  },
});
const fade = style({
  position: 'absolute',
  insetBlock: 0,
  pointerEvents: 'none',
  width: acrossPx('--fade'),
  maxWidth: '100%',
  background: color.overlay,
});
export const fadeIn = style([fade, { insetInlineStart: 0, clipPath: 'polygon(0 0, 100% 0, 0 100%)' }]);
export const fadeOut = style([fade, { insetInlineEnd: 0, clipPath: 'polygon(0 0, 100% 0, 100% 100%)' }]);

/** A diamond where a keyframe is. */
export const keyframe = style({
  position: 'absolute',
  insetBlockEnd: '3px',
  insetInlineStart: `calc(${acrossPx('--at')} - 4px)`,
  width: '8px',
  height: '8px',
  rotate: '45deg',
  background: '#fff',
  boxShadow: `0 0 0 1px ${SHADE}`,
  pointerEvents: 'none',
});

/** Between two main items that touch: dragged, it moves the end of one and the start of the other. */
export const cut = style({
  position: 'absolute',
  insetBlock: '18%',
  insetInlineStart: START - 8,
  width: '16px',
  zIndex: 3,
  pointerEvents: 'auto',
  cursor: 'col-resize',
  transform: `translateX(${acrossPx('--at')})`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '6px',
      borderRadius: theme.radius.full,
      background: color.text,
      boxShadow: `0 0 0 2px ${color.sunken}`,
      opacity: 0,
      transition: `opacity ${theme.motion.fast}`,
    },
    '&:hover::after': { opacity: 1 },
  },
});
