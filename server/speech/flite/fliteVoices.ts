/** Nine voices from three recordings, told apart by the size of the throat, the pitch and the pace. */
import type { Voice } from '../../../contract/voice';
import type { Recorded } from './fliteEngine';

/** How a recording is bent into a voice. */
export interface VoiceShape {
  readonly recorded: Recorded;
  /** Mean pitch in hertz; the recording's own when left out. */
  readonly pitch?: number;
  /** Above 1: a smaller throat, a lighter voice. */
  readonly formant: number;
  /** Above 1: faster than the recording. */
  readonly pace: number;
}

interface FliteVoice extends VoiceShape {
  readonly voice: Voice;
}

const voice = (
  name: string,
  description: string,
  labels: Voice['labels'],
  shape: VoiceShape,
): FliteVoice => ({
  ...shape,
  voice: {
    id: name.toLowerCase(),
    name,
    category: 'built-in',
    description,
    sample_url: `/assets/voices/${name.toLowerCase()}.m4a`,
    languages: ['en'],
    labels,
  },
});

/** The first is who speaks where nobody chooses: a recogniser misheard 21 of 100 words of Ryan's, 37 of Ava's. */
export const FLITE_VOICES: readonly FliteVoice[] = [
  voice(
    'Ryan',
    'Straightforward and confident, gets to the point',
    { use_case: 'Advertisement', descriptive: 'confident', accent: 'American', gender: 'male', age: 'young' },
    { recorded: 'rms', formant: 1, pace: 1.0 },
  ),
  voice(
    'Ava',
    'Clear and friendly, at home in any ad',
    {
      use_case: 'Advertisement',
      descriptive: 'friendly',
      accent: 'American',
      gender: 'female',
      age: 'young',
    },
    { recorded: 'slt', formant: 1, pace: 0.9 },
  ),
  voice(
    'Lily',
    'Light and lively, quick on her feet',
    { use_case: 'Social media', descriptive: 'lively', accent: 'American', gender: 'female', age: 'young' },
    { recorded: 'slt', pitch: 192, formant: 1.05, pace: 0.93 },
  ),
  voice(
    'Grace',
    'Calm and warm, takes her time',
    { use_case: 'Narration', descriptive: 'calm', accent: 'American', gender: 'female', age: 'middle aged' },
    { recorded: 'slt', pitch: 152, formant: 0.95, pace: 0.87 },
  ),
  voice(
    'Marcus',
    'Deep and steady, a voice to trust',
    { use_case: 'Narration', descriptive: 'deep', accent: 'American', gender: 'male', age: 'middle aged' },
    { recorded: 'rms', formant: 0.94, pace: 0.98 },
  ),
  voice(
    'Leo',
    'Bright and eager, made for short clips',
    { use_case: 'Social media', descriptive: 'upbeat', accent: 'American', gender: 'male', age: 'young' },
    { recorded: 'rms', formant: 1.06, pace: 1.05 },
  ),
  voice(
    'Callum',
    'Patient and clear, explains things well',
    { use_case: 'Educational', descriptive: 'clear', accent: 'Scottish', gender: 'male', age: 'middle aged' },
    { recorded: 'awb', formant: 1, pace: 0.93 },
  ),
  voice(
    'Fergus',
    'Low and thoughtful, tells a good story',
    { use_case: 'Narration', descriptive: 'thoughtful', accent: 'Scottish', gender: 'male', age: 'old' },
    { recorded: 'awb', pitch: 102, formant: 0.95, pace: 0.9 },
  ),
  voice(
    'Isla',
    'Gentle and curious, good for lessons',
    { use_case: 'Educational', descriptive: 'gentle', accent: 'Scottish', gender: 'female', age: 'young' },
    { recorded: 'awb', pitch: 190, formant: 1.12, pace: 0.93 },
  ),
];
