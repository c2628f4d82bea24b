/** Where words of the script stand now, which stood elsewhere when somebody began to say them. [SC1] */
import { joinWords } from '../../../contract/video/spokenWords';
import type { VideoData } from '../../../contract/video/videoData';
import type { Span } from '../selectors/placement.selectors';
import { sentencesOf, type ScriptSentence } from './sentences';

interface Place extends Span {
  readonly said: string;
}

/** Of several places that say it the one nearest to where it was; the place as it was where none does. ms */
export function placeSaying<P extends Place>(data: VideoData, place: P): P {
  if (place.said === '') return place;
  const all = sentencesOf(data);
  const far = ({ from }: Span) => Math.abs(from - place.from);
  const [nearest] = all
    .flatMap((_, at) => runSaying(place.said, all.slice(at)) ?? [])
    .sort((a, b) => far(a) - far(b));
  return nearest ? { ...place, ...nearest } : place;
}

/** The first sentences together, as many as it takes; null where they say something else. */
function runSaying(said: string, sentences: readonly ScriptSentence[]): Span | null {
  let text = '';
  for (const sentence of sentences) {
    text = joinWords(text === '' ? [sentence.text] : [text, sentence.text]);
    if (text === said) return { from: sentences[0]?.from ?? 0, to: sentence.to };
    if (text.length >= said.length) return null;
  }
  return null;
}
