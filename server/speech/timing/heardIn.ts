/** What can be heard in a recording before anybody knows its script. */
import { FRAME_SECONDS, runsOf, speechActivity } from './activity';
import type { Sounding } from './followReference';

export interface Heard {
  /** Seconds: of the whole, of speech, and where the first and the last of it is. */
  readonly seconds: number;
  readonly spokenSeconds: number;
  readonly from: number;
  readonly to: number;
  /** Nothing but silence, or a steady noise without a voice in it. */
  readonly isSilent: boolean;
}

/** dB: fainter than this is no voice in front of a microphone; flatter than this is no voice at all. */
const FAINTEST = -55;
const FLATTEST = 8;

export function heardIn({ samples, sampleRate }: Sounding): Heard {
  const { speaks, quiet, loud } = speechActivity(samples, sampleRate);
  const spoken = runsOf(speaks, 1);
  return {
    seconds: samples.length / sampleRate,
    spokenSeconds: spoken.reduce((sum, { from, to }) => sum + (to - from) * FRAME_SECONDS, 0),
    from: (spoken[0]?.from ?? 0) * FRAME_SECONDS,
    to: (spoken.at(-1)?.to ?? 0) * FRAME_SECONDS,
    isSilent: spoken.length === 0 || loud < FAINTEST || loud - quiet < FLATTEST,
  };
}
