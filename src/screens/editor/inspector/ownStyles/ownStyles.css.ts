/** The look of a person's own styles in the inspector. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';
import { lookStage } from '../inspector.css';

export const list = style({ display: 'grid', gap: theme.space.xs, listStyle: 'none', margin: 0, padding: 0 });
export const row = style({ display: 'flex', alignItems: 'center', gap: theme.space.xxs, minWidth: 0 });
export const wear = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  minHeight: '52px',
  padding: '4px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: '10px',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: theme.color.lineStrong },
    '&:disabled': { cursor: 'default', opacity: 0.55 },
  },
});
export const swatch = style([lookStage, { height: '42px', width: '52px', flexShrink: 0 }]);
export const named = style({ display: 'grid', minWidth: 0 });
export const name = style({
  fontSize: theme.size.sm,
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const form = style({ display: 'grid', gap: theme.space.sm, width: '100%', minWidth: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
export const question = style({ fontSize: theme.size.sm, overflowWrap: 'anywhere' });
