/** The colours of a lesson: evening skies over a lit horizon, as CSS. */
export const ACCENT = '#ffdd2d';

export const BACKGROUNDS = [
  'linear-gradient(170deg, #2a2683 0%, #3d3bb3 52%, #2f6fb0 100%)',
  'linear-gradient(190deg, #14356b 0%, #1f5aa0 50%, #2b8a9e 100%)',
  'linear-gradient(175deg, #43217d 0%, #6a3cae 50%, #3f57b8 100%)',
] as const;

/** Only where it is seen: a gradient costs by its area. */
const hill = (shape: string) =>
  `radial-gradient(${shape}, #ffffff1c 99.2%, #ffffff00) bottom / 100% 34% no-repeat`;

/** Two hills, the nearer one before the farther. */
export const HORIZON = [hill('100% 86% at 14% 122%'), hill('116% 76% at 90% 116%')].join(', ');
