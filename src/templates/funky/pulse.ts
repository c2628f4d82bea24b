/** The moments on which `funky` jumps: the music's beats, else the voice's own. Pure. */
import { toSpokenWords } from '../captions/captionPages';
import type { TemplateProps } from '../../../contract/templateProps';

/** A jump must be over before the next one comes. */
const CLOSEST_MS = 420;

/** Of music that is quick, every second beat; of a voice, the first word after each breath. */
export function pulseOf({ beats, captions }: Pick<TemplateProps, 'beats' | 'captions'>): readonly number[] {
  const wanted = beats && beats.length > 0 ? beats : breaths(captions);
  const pulse: number[] = [];
  for (const beat of wanted)
    if (beat - (pulse.at(-1) ?? -Infinity) >= CLOSEST_MS) pulse.push(Math.round(beat));
  return pulse;
}

function breaths(captions: TemplateProps['captions']): number[] {
  const words = toSpokenWords(captions);
  return words
    .filter((_, index) => {
      const before = words[index - 1]?.text ?? '.';
      return /[.!?…,;:—–]["'”’)]*$/u.test(before);
    })
    .map(({ from }) => from);
}
