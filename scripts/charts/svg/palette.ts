/** The theme's colours for a drawing that stands alone: a test compares them with `src/ui/theme/theme.css.ts`. */

export const light = {
  canvas: '#fafaf9',
  surface: '#ffffff',
  sunken: '#f3f3f1',
  line: '#e6e5e2',
  lineStrong: '#8b8a85',
  text: '#1b1b1f',
  textSoft: '#55555c',
  accent: '#5046d8',
  accentSoft: '#efeefd',
  accentLine: '#c9c5f7',
  success: '#1b7a43',
};

export const dark: typeof light = {
  canvas: '#0e0e11',
  surface: '#16161a',
  sunken: '#0a0a0c',
  line: '#2a2a31',
  lineStrong: '#74747f',
  text: '#f2f2f4',
  textSoft: '#b4b4bd',
  accent: '#a49dff',
  accentSoft: '#211f3a',
  accentLine: '#423d7c',
  success: '#63d396',
};
