/** What every page starts from: the typeface, the reset, the focus ring and calm for those who ask for it. */
import { globalStyle } from '@vanilla-extract/css';
import { theme } from './theme.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  // Firefox paints a bar by what lies behind it where it can tell, and white where it cannot.
  scrollbarColor: `${theme.color.lineStrong} transparent`,
});
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: theme.color.canvas,
  color: theme.color.text,
  fontFamily: theme.font.body,
  fontSize: theme.size.md,
  lineHeight: 1.5,
  fontFeatureSettings: "'cv11', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, p, ul, ol, figure, dl, dd', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('h1, h2, h3', {
  fontWeight: 600,
  letterSpacing: '-0.021em',
  lineHeight: 1.2,
  textWrap: 'balance',
});
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
/** The browser's own sign is small and takes no colour of ours. */
const cross = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M5 5 19 19M19 5 5 19"/></svg>',
);
globalStyle('input[type="search"]::-webkit-search-cancel-button', {
  appearance: 'none',
  width: '32px',
  height: '36px',
  marginInlineEnd: '-8px',
  background: 'currentColor',
  mask: `url("data:image/svg+xml,${cross}") center / 16px no-repeat`,
  cursor: 'pointer',
});
// What people write is read by its own direction, paragraph by paragraph, in a page that runs to the right.
globalStyle(':is(h1, h2, h3, p, li, label, button, textarea, input):not([dir])', {
  unicodeBidi: 'plaintext',
});
globalStyle('button', { cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('img, video', { display: 'block', maxWidth: '100%' });
globalStyle(':focus-visible', {
  outline: `2px solid ${theme.color.accent}`,
  outlineOffset: '2px',
});
/** It took up the focus of a page that went, and no key does anything there: the next Tab leads on from it. */
globalStyle(':is(h1, h2)[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: theme.color.accentLine });
// Animations still end, since parts that leave wait for it. A transition of even 1 ms would be given to every
// property of every element: a change of colours would then walk down the page, level by level, frame by frame.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as never,
    },
  },
});
