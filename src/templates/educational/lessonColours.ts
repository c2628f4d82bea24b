/** The colours of a lesson: evening skies over a lit horizon, as CSS. */
export const ACCENT = '#ffdd2d';

export const GROUNDS = [
  'linear-gradient(170deg, #2a2683 0%, #3d3bb3 52%, #2f6fb0 100%)',
  'linear-gradient(190deg, #14356b 0%, #1f5aa0 50%, #2b8a9e 100%)',
  'linear-gradient(175deg, #43217d 0%, #6a3cae 50%, #3f57b8 100%)',
] as const;

/** Three hills, each a little lighter than what is behind it. */
export const HORIZON = [
  'radial-gradient(96% 30% at 16% 108%, rgba(255,255,255,0.1) 99.4%, rgba(255,255,255,0))',
  'radial-gradient(110% 27% at 88% 106%, rgba(255,255,255,0.1) 99.4%, rgba(255,255,255,0))',
  'radial-gradient(150% 36% at 52% 112%, rgba(255,255,255,0.07) 99.4%, rgba(255,255,255,0))',
].join(', ');
