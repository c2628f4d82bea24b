/** The look as values: colours for light and dark, one scale each for type, space, radius, shadow and motion. */
import {
  createGlobalTheme,
  createTheme,
  createThemeContract,
  assignVars,
  globalStyle,
} from '@vanilla-extract/css';

const color = createThemeContract({
  canvas: null,
  surface: null,
  raised: null,
  sunken: null,
  line: null,
  lineStrong: null,
  text: null,
  textSoft: null,
  textFaint: null,
  primary: null,
  primaryHover: null,
  onPrimary: null,
  accent: null,
  accentSoft: null,
  accentLine: null,
  danger: null,
  dangerSoft: null,
  success: null,
  successSoft: null,
  info: null,
  infoSoft: null,
  warm: null,
  warmSoft: null,
  overlay: null,
  shimmer: null,
});

const light = {
  canvas: '#fafaf9',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f3f3f1',
  line: '#e6e5e2',
  lineStrong: '#8b8a85',
  text: '#1b1b1f',
  textSoft: '#55555c',
  textFaint: '#6b6b72',
  primary: '#1d1d22',
  primaryHover: '#36363d',
  onPrimary: '#ffffff',
  accent: '#5046d8',
  accentSoft: '#efeefd',
  accentLine: '#c9c5f7',
  danger: '#c2242f',
  dangerSoft: '#fdefef',
  success: '#1b7a43',
  successSoft: '#e8f6ed',
  info: '#1c5fbf',
  infoSoft: '#e8f0fc',
  warm: '#865600',
  warmSoft: '#fcf2de',
  overlay: 'rgba(18, 18, 22, 0.45)',
  shimmer: 'rgba(255, 255, 255, 0.6)',
};

const dark: typeof light = {
  canvas: '#0e0e11',
  surface: '#16161a',
  raised: '#1d1d22',
  sunken: '#0a0a0c',
  line: '#2a2a31',
  lineStrong: '#74747f',
  text: '#f2f2f4',
  textSoft: '#b4b4bd',
  textFaint: '#94949f',
  primary: '#f2f2f4',
  primaryHover: '#d6d6dc',
  onPrimary: '#131316',
  accent: '#a49dff',
  accentSoft: '#211f3a',
  accentLine: '#423d7c',
  danger: '#ff8a8c',
  dangerSoft: '#33181b',
  success: '#63d396',
  successSoft: '#12291c',
  info: '#86b8ff',
  infoSoft: '#14243d',
  warm: '#f0bd6c',
  warmSoft: '#32260f',
  overlay: 'rgba(0, 0, 0, 0.65)',
  shimmer: 'rgba(255, 255, 255, 0.06)',
};

/** Without weight: what stands in a media query comes behind all classes of this file, and would outdo the one that was chosen. */
globalStyle(':where(:root)', {
  colorScheme: 'light dark',
  vars: assignVars(color, light),
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(color, dark) } },
});

/** For a part that is dark, or light, whatever the reader's system prefers. */
export const alwaysDark = createTheme(color, dark);
export const alwaysLight = createTheme(color, light);

const scales = createGlobalTheme(':root', {
  font: {
    body: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  },
  size: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.5rem',
    xxl: '2rem',
    display: 'clamp(2rem, 1.4rem + 2.6vw, 3rem)',
  },
  space: {
    xxs: '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
    xxl: '48px',
    huge: '72px',
  },
  radius: { sm: '8px', md: '12px', lg: '18px', full: '999px' },
  shadow: {
    sm: '0 1px 2px rgba(16, 16, 24, 0.06)',
    md: '0 1px 2px rgba(16, 16, 24, 0.05), 0 8px 24px -8px rgba(16, 16, 24, 0.14)',
    lg: '0 2px 6px rgba(16, 16, 24, 0.08), 0 24px 64px -16px rgba(16, 16, 24, 0.32)',
  },
  /** How high and wide at least what is pressed is; a finger needs more than a mouse. */
  press: '40px',
  motion: { fast: '120ms', calm: '260ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
});

export const theme = { color, ...scales };

/** Where a layout changes: a phone is below `tablet`, a sidebar stands from `desktop` on. */
export const from = {
  tablet: 'screen and (min-width: 640px)',
  medium: 'screen and (min-width: 768px)',
  desktop: 'screen and (min-width: 1024px)',
} as const;
/** Where there is no room for panes beside one another. */
export const onPhone = '(max-width: 719px)';
/** Where a finger presses. */
export const byFinger = '(pointer: coarse)';
globalStyle(':root', { '@media': { [byFinger]: { vars: { [theme.press]: '44px' } } } });
