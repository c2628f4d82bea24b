/** The look of a project's page. [V1]–[V6] */
import { style } from '@vanilla-extract/css';
import { card } from '../../ui/layout/Card.css';
import { from, theme } from '../../ui/theme/theme.css';

export const page = style({
  width: '100%',
  maxWidth: '900px',
  marginInline: 'auto',
  padding: `${theme.space.md} ${theme.space.md} ${theme.space.huge}`,
  display: 'grid',
  gap: theme.space.md,
  alignContent: 'start',
  '@media': { [from.medium]: { padding: theme.space.xl } },
});
export const back = style({ justifySelf: 'start' });
export const sheet = style([card, { display: 'grid', gap: theme.space.lg, padding: theme.space.lg }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.md,
});
export const title = style({ fontSize: theme.size.xl, overflowWrap: 'anywhere', minWidth: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
export const centred = style([actions, { justifyContent: 'center' }]);
export const player = style({
  /** The poster is wide; its middle is the frame that the video begins with. */
  objectFit: 'cover',
  width: 'min(100%, 72dvh * var(--shape), 760px * var(--shape))',
  aspectRatio: 'var(--shape)',
  marginInline: 'auto',
  borderRadius: theme.radius.lg,
  background: '#000',
  boxShadow: theme.shadow.md,
});
export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  background: theme.color.sunken,
});
export const figures = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
});
export const pending = style([
  card,
  {
    display: 'grid',
    gap: theme.space.lg,
    justifyItems: 'center',
    padding: `${theme.space.xxl} ${theme.space.lg}`,
    textAlign: 'center',
  },
]);
export const poster = style({
  width: '180px',
  aspectRatio: '9 / 16',
  objectFit: 'cover',
  borderRadius: theme.radius.md,
  background: theme.color.sunken,
  boxShadow: theme.shadow.md,
});
export const pendingWords = style({ display: 'grid', gap: theme.space.xs });
export const soft = style({ color: theme.color.textSoft, textWrap: 'balance' });
export const progress = style({ width: '100%', maxWidth: '420px', display: 'grid', gap: theme.space.xs });
export const progressWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
});
export const check = style({ display: 'grid', gap: theme.space.sm });
export const sign = style({ flexShrink: 0 });
export const checkTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  fontSize: theme.size.md,
});
export const checkList = style({ fontSize: theme.size.sm, paddingInlineStart: theme.space.lg, margin: 0 });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space.sm });
export const figure = style({ margin: 0, display: 'grid', gap: theme.space.xs, minWidth: 0 });
export const compared = style({
  width: '100%',
  borderRadius: theme.radius.md,
  background: theme.color.sunken,
});
export const renderEnd = style({ display: 'grid', gap: theme.space.sm, justifyItems: 'center' });
export const files = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.space.md,
});
export const file = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xs });
export const fileFacts = style({
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
});
/** What the file is leads its line; on a phone it has one of its own, where the buttons stand abreast. */
export const fileHead = style([
  fileFacts,
  { flex: '0 0 100%', '@media': { [from.tablet]: { flex: '0 0 270px' } } },
]);
export const fileFormat = style({ marginInlineEnd: theme.space.xs });
export const gif = style({ display: 'grid', justifyItems: 'center', gap: theme.space.md });
/** A GIF has no controls: who wants less movement has it played in a page of its own. */
export const playsGif = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { display: 'none' } },
});
export const moving = style({ maxWidth: '100%', maxHeight: '72dvh', borderRadius: theme.radius.lg });
export const batch = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.space.xs,
  width: '100%',
  maxWidth: '420px',
});
export const batched = style({
  display: 'grid',
  gridTemplateColumns: '20px 3.2em minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.press,
  textAlign: 'start',
  fontSize: theme.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const mark = style({ display: 'grid', placeItems: 'center', width: '20px', height: '20px' });
export const fileCheck = style([fileFacts, { display: 'flex', alignItems: 'center', gap: '4px' }]);
