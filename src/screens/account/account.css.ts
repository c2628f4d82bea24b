import { style } from '@vanilla-extract/css';
import { card } from '../../ui/layout/Card.css';
import { theme } from '../../ui/theme/theme.css';

export const list = style({ display: 'grid', gap: theme.space.lg, maxWidth: '640px' });
export const part = style([card, { padding: theme.space.lg, display: 'grid', gap: theme.space.md }]);
export const heading = style({ fontSize: theme.size.lg });
export const soft = style({ color: theme.color.textSoft, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm });
export const form = style({ display: 'grid', gap: theme.space.md, justifyItems: 'start' });
export const fields = style({ width: '100%' });
/** Where a reader listens before there is anything to say. */
export const done = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const error = style({ color: theme.color.danger, fontSize: theme.size.sm });
/** Black on white whatever the reader prefers: cameras want it so. */
export const qr = style({
  width: '200px',
  height: '200px',
  background: 'white',
  borderRadius: theme.radius.lg,
});
export const secret = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: theme.space.xs,
  fontFamily: 'monospace',
});
export const amounts = style({ display: 'grid', gap: theme.space.sm });
export const amount = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: theme.space.md,
});
export const figure = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const ofWhich = style([soft, { gridColumn: '1 / -1', fontSize: theme.size.sm }]);
