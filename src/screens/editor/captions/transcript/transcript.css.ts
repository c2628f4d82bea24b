/** The look of the transcript and the script: text to be read. [E7] */
import { globalStyle, style } from '@vanilla-extract/css';
import { turn } from '../../../../ui/theme/motion.css';
import { byFinger, onPhone, theme } from '../../../../ui/theme/theme.css';
import { textArea } from '../captions.css';

export const pane = style({
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.md,
  background: theme.color.surface,
  '@media': { [onPhone]: { paddingBlockStart: theme.space.xxs } },
});
export const hint = style({
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
  marginBottom: theme.space.sm,
});
/** Who has a finger presses a sentence without being told. */
export const sentencesHint = style([hint, { '@media': { [onPhone]: { display: 'none' } } }]);
/** A long text is laid out where it is seen. */
export const paragraph = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 140px',
  marginBottom: theme.space.md,
  fontSize: theme.size.sm,
  lineHeight: 1.7,
});
export const moment = style({
  display: 'block',
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
export const word = style({
  padding: '2px 3px',
  margin: 0,
  border: 0,
  borderRadius: '5px',
  background: 'transparent',
  textAlign: 'left',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[data-lit]': { background: theme.color.accentSoft, color: theme.color.accent },
    '&[aria-pressed=true]': { background: theme.color.accent, color: theme.color.canvas },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
  '@media': { [byFinger]: { paddingBlock: '8px' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  marginBottom: theme.space.md,
  '@media': { [onPhone]: { marginBottom: theme.space.xs } },
});
/** On a phone in one line, more of which is reached by a swipe: the room of its sheet is for the sentences. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.space.xs,
  '@media': {
    [onPhone]: {
      flexWrap: 'nowrap',
      minWidth: 0,
      marginInline: `calc(-1 * ${theme.space.md})`,
      paddingInline: theme.space.md,
      overflowX: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${ways} > *`, { flexShrink: 0 });
export const facts = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const scene = style({ marginBottom: theme.space.lg });
export const sceneHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space.xs,
  marginBottom: theme.space.xxs,
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
export const sceneTitle = style({
  fontSize: theme.size.xs,
  fontWeight: 600,
  letterSpacing: 'normal',
  color: theme.color.textSoft,
});
export const copy = style({ display: 'grid', justifyItems: 'end', gap: theme.space.xxs });
export const copySaid = style({
  maxWidth: '28ch',
  fontSize: theme.size.xs,
  color: theme.color.danger,
  textAlign: 'right',
  ':empty': { display: 'none' },
});
export const sentenceRow = style({
  position: 'relative',
  marginBottom: '2px',
  touchAction: 'manipulation',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-dragged]': {
      zIndex: 1,
      opacity: 0.85,
      boxShadow: theme.shadow.md,
      background: theme.color.raised,
    },
    '&[data-drop]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      height: '2px',
      borderRadius: '1px',
      background: theme.color.accent,
      pointerEvents: 'none',
    },
    '&[data-drop=before]::before': { top: '-2px' },
    '&[data-drop=after]::before': { bottom: '-2px' },
  },
});
export const sentence = style({
  display: 'block',
  width: '100%',
  padding: '6px 8px',
  margin: 0,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  textAlign: 'start',
  fontSize: theme.size.sm,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  cursor: 'text',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[data-lit]': { background: theme.color.accentSoft },
    '&[data-doubt]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'wavy',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
      textDecorationColor: theme.color.danger,
    },
    '&[data-doubt=mere]': { textDecorationStyle: 'dotted', textDecorationColor: theme.color.textFaint },
    '&[data-unspoken]': { color: theme.color.textSoft, fontStyle: 'italic' },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
  '@media': { [byFinger]: { paddingBlock: '11px' } },
});
/** Below a sentence: why it is doubted, or that somebody answers for it. */
export const claims = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  margin: '2px 8px 6px',
  padding: theme.space.xs,
  borderRadius: theme.radius.sm,
  background: theme.color.warmSoft,
  fontSize: theme.size.xs,
  overflowWrap: 'anywhere',
  selectors: { '&[data-doubt=mere]': { background: 'transparent', color: theme.color.textSoft } },
});
export const claimWords = style({ flex: '1 1 180px', minWidth: 0 });
export const unspoken = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '8px',
  fontSize: theme.size.xs,
  color: theme.color.danger,
});
export const sentenceForm = style({
  display: 'grid',
  gap: theme.space.xs,
  padding: theme.space.xs,
  marginBlock: theme.space.xxs,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.accentLine}`,
  background: theme.color.raised,
});
/** Two lines of it on a phone: beneath it there is to be room for who says it, and how fast. */
export const sentenceText = style([textArea, { '@media': { '(max-width: 719px)': { minHeight: '58px' } } }]);
/** In reach while the form is higher than what a phone shows of it; where next to nothing is shown, they would cover what is written. */
export const sentenceActions = style({
  position: 'sticky',
  bottom: 0,
  '@media': { '(max-width: 719px) and (max-height: 639px)': { position: 'static' } },
  background: theme.color.raised,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: theme.space.xxs,
});
/** The text has what height its pane leaves. */
export const asText = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(140px, 1fr) auto',
  height: '100%',
});
export const wholeText = style([
  textArea,
  // By its pane, not by its text: the foot would lie over its end.
  { height: '100%', minHeight: 0, maxHeight: 'none', fieldSizing: 'fixed', lineHeight: 1.6, resize: 'none' },
]);
export const wholeFoot = style({
  position: 'sticky',
  bottom: 0,
  // Clear of the ring around the field that is written in.
  marginBlockStart: '4px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  paddingBlock: theme.space.xs,
  background: theme.color.surface,
});
export const wholeProblem = style({ flexBasis: '100%' });
export const tooLong = style({ display: 'block', color: theme.color.danger });
/** As large as what is read aloud. */
export const ownSentence = style({
  padding: theme.space.xs,
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  fontSize: theme.size.md,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const ownHint = style({ fontSize: theme.size.xs, color: theme.color.textSoft });
/** Below a sentence that its owner said. */
export const recorded = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  paddingInlineStart: '8px',
  fontSize: theme.size.xs,
  color: theme.color.textSoft,
});
export const sentenceTools = style({ display: 'flex', marginInlineEnd: 'auto' });
export const turning = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 1s linear infinite` } },
});
export const reading = style({
  display: 'grid',
  gap: theme.space.xs,
  marginBottom: theme.space.md,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
});
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  padding: theme.space.xs,
  paddingInlineStart: theme.space.sm,
  marginBottom: theme.space.sm,
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  fontSize: theme.size.sm,
});
export const voiceOfAll = style({
  marginBottom: theme.space.md,
  '@media': { [onPhone]: { marginBottom: theme.space.xs } },
});
export const voiceSummary = style({
  minHeight: '32px',
  alignContent: 'center',
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  cursor: 'pointer',
  '@media': { [byFinger]: { minHeight: '44px' } },
});
export const voiceFields = style({
  display: 'grid',
  gap: theme.space.sm,
  paddingBlock: theme.space.xs,
  justifyItems: 'stretch',
});
export const tidying = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  marginBottom: theme.space.sm,
});
/** In reach wherever the words are that were chosen. */
export const choice = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  padding: theme.space.xs,
  paddingInlineStart: theme.space.sm,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.accentLine}`,
  background: theme.color.raised,
  fontSize: theme.size.sm,
});
