/** The look of what a video is set to: parts below each other, options to choose from. [W10] [W11] [W13] */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, theme } from '../../ui/theme/theme.css';

export const parts = style({ display: 'grid', gap: theme.space.xl, minWidth: 0 });
const PREVIEW_WIDTH = '232px';
/** From here on the preview stands beside the settings. */
export const BESIDE = 'screen and (min-width: 1200px)';
export const beside = style({
  display: 'grid',
  gap: theme.space.lg,
  '@media': {
    [BESIDE]: {
      gridTemplateColumns: `minmax(0, 1fr) ${PREVIEW_WIDTH}`,
      gap: theme.space.xl,
      alignItems: 'start',
    },
  },
});
export const opened = style({ display: 'grid', gap: theme.space.sm, maxWidth: PREVIEW_WIDTH });
export const preview = style({
  order: 1,
  position: 'sticky',
  top: '88px',
  display: 'grid',
  gap: theme.space.sm,
});
export const part = style({
  display: 'grid',
  gap: theme.space.md,
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const partTitle = style({ fontSize: theme.size.lg, fontWeight: 600, padding: 0 });
export const missing = style({
  '::after': { content: 'attr(data-missing)', color: theme.color.danger },
});
/** A legend stands outside of its fieldset's grid. */
export const legend = style([partTitle, { marginBottom: theme.space.md }]);
export const family = style({ display: 'grid', gap: theme.space.sm });
export const familyName = style({
  margin: 0,
  fontSize: theme.size.sm,
  fontWeight: 600,
  color: theme.color.textSoft,
});
/** As many beside each other as have room for their words, whether the preview stands beside them or not. */
export const tracks = style({
  display: 'grid',
  gap: theme.space.sm,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' } },
});
export const more = style({});
export const moreSummary = style({
  width: 'fit-content',
  paddingBlock: `calc((${theme.press} - 1lh) / 2)`,
  fontSize: theme.size.sm,
  fontWeight: 600,
  color: theme.color.accent,
  cursor: 'pointer',
});
export const moreFamilies = style({ display: 'grid', gap: theme.space.md, paddingTop: theme.space.sm });
export const picks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  background: theme.color.accentSoft,
});
export const picksText = style({ margin: 0, fontSize: theme.size.sm, color: theme.color.textSoft });
export const option = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.sm,
    padding: theme.space.sm,
    borderRadius: theme.radius.md,
    border: `1px solid ${theme.color.line}`,
    background: theme.color.surface,
    transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
    selectors: {
      '&:hover': { borderColor: theme.color.lineStrong },
      '&:focus-within': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
    },
  },
  variants: {
    chosen: {
      true: {
        borderColor: theme.color.accent,
        boxShadow: `0 0 0 1px ${theme.color.accent}`,
        selectors: { '&:hover': { borderColor: theme.color.accent } },
      },
    },
  },
});
/** The radio covers its option, so that the whole of it is pressed; what plays lies above. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const optionWords = style({ flex: 1, minWidth: 0, display: 'grid' });
export const optionTitle = style({ fontSize: theme.size.sm, fontWeight: 600 });
export const optionText = style({ fontSize: theme.size.xs, color: theme.color.textFaint });
export const tick = style({ color: theme.color.accent, flexShrink: 0 });
