/** The instruments that are computed, ready to be played. */
import { frequencyModulation } from './frequencyModulation';
import { subtractive } from './subtractive';

/** Seven saws that shimmer: the chord of a drop. */
export const superSaw = (cutoff = 3200) =>
  subtractive({
    wave: 'saw',
    unison: 7,
    detune: 34,
    loudness: { attack: 0.006, decay: 0.5, sustain: 0.75, release: 0.18 },
    cutoff,
    opens: 1.6,
    filter: { attack: 0.005, decay: 0.45, sustain: 0.3, release: 0.2 },
  });

/** Swells like breath. */
export const warmPad = (cutoff = 900) =>
  subtractive({
    wave: 'saw',
    unison: 5,
    detune: 22,
    loudness: { attack: 0.5, decay: 1.2, sustain: 0.8, release: 1.1 },
    cutoff,
    opens: 1.1,
    filter: { attack: 1.2, decay: 2, sustain: 0.6, release: 1 },
  });

export const softPluck = (cutoff = 700) =>
  subtractive({
    wave: 'saw',
    unison: 3,
    detune: 12,
    loudness: { attack: 0.003, decay: 0.5, sustain: 0.1, release: 0.25 },
    cutoff,
    opens: 3,
    filter: { attack: 0.002, decay: 0.22, sustain: 0.05, release: 0.2 },
    resonance: 1.2,
  });

export const singingLead = () =>
  subtractive({
    wave: 'saw',
    unison: 3,
    detune: 14,
    loudness: { attack: 0.012, decay: 0.4, sustain: 0.8, release: 0.16 },
    cutoff: 1800,
    opens: 1.5,
    vibrato: { cents: 14, hertz: 5.4 },
    slide: { semitones: -0.6, seconds: 0.05 },
  });

export const squareLead = () =>
  subtractive({
    wave: 'square',
    loudness: { attack: 0.003, decay: 0.25, sustain: 0.55, release: 0.06 },
    cutoff: 6500,
    vibrato: { cents: 12, hertz: 6 },
  });

export const pulseLead = () =>
  subtractive({
    wave: 'pulse',
    loudness: { attack: 0.002, decay: 0.16, sustain: 0.25, release: 0.05 },
    cutoff: 7500,
  });

export const triangleBass = () =>
  subtractive({
    wave: 'triangle',
    loudness: { attack: 0.003, decay: 0.3, sustain: 0.8, release: 0.04 },
    cutoff: 2500,
  });

/** Saws over a sine: the bass of a club. */
export const sawBass = (cutoff = 260) =>
  subtractive({
    wave: 'saw',
    unison: 2,
    detune: 9,
    sub: 0.5,
    loudness: { attack: 0.004, decay: 0.35, sustain: 0.7, release: 0.07 },
    cutoff,
    opens: 2.4,
    filter: { attack: 0.003, decay: 0.2, sustain: 0.2, release: 0.08 },
    resonance: 1.3,
  });

/** Many saws that grind against each other. */
export const reeseBass = () =>
  subtractive({
    wave: 'saw',
    unison: 4,
    detune: 40,
    sub: 0.6,
    loudness: { attack: 0.01, decay: 0.4, sustain: 0.9, release: 0.08 },
    cutoff: 480,
    opens: 1.2,
    filter: { attack: 0.3, decay: 0.6, sustain: 0.4, release: 0.1 },
  });

/** A long low sine that drops into its pitch. */
export const deepBass = () =>
  subtractive({
    wave: 'sine',
    loudness: { attack: 0.004, decay: 1.6, sustain: 0.35, release: 0.14 },
    cutoff: 900,
    slide: { semitones: 7, seconds: 0.035 },
  });

export const electricPiano = () =>
  frequencyModulation({
    ratio: 1,
    depth: 1.5,
    fades: 0.35,
    loudness: { attack: 0.004, decay: 2.2, sustain: 0.15, release: 0.22 },
    tremolo: { depth: 0.35, hertz: 4.2 },
  });

export const glassBell = () =>
  frequencyModulation({
    ratio: 3.5,
    depth: 1.5,
    fades: 0.18,
    loudness: { attack: 0.002, decay: 1.4, sustain: 0, release: 0.6 },
    wide: 8,
  });
