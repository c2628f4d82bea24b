/** The look of a sheet that holds one thing; how much room it leaves around it is the holder's affair. */
import { layer, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

/** Its holder's rules win whatever the order in which the chunks of a page come in. */
const beneath = layer();

export const card = style({
  '@layer': {
    [beneath]: {
      background: theme.color.surface,
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.lg,
      boxShadow: theme.shadow.sm,
      minWidth: 0,
    },
  },
});
export const pressable = style({
  transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.calm}, transform ${theme.motion.calm} ${theme.motion.ease}`,
  ':hover': {
    borderColor: theme.color.accentLine,
    boxShadow: theme.shadow.md,
    transform: 'translateY(-2px)',
  },
});
