/** The moments on which `funky` jumps: the music's beats, else the voice's own. Pure. */
import { toSpokenWords } from '../../../contract/video/captionPages';
import { steadyPulse } from '../../../contract/sound/steadyPulse';
import type { TemplateProps } from '../../../contract/video/templateProps';

/** Of a voice, the first word after each breath. */
export function pulseOf({ beats, captions }: Pick<TemplateProps, 'beats' | 'captions'>): readonly number[] {
  return steadyPulse(beats && beats.length > 0 ? beats : breaths(captions));
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
