/** A text condensed to a script of so many seconds: sentences are counted in words, and words are longer and shorter. [WR2] */
import type { ScriptWishes } from '../../../contract/scripts/script';
import { spokenSeconds } from '../../../contract/scripts/spokenSeconds';
import { takes, wordsLike, type WordCount } from '../../../contract/scripts/wordsFor';
import type { Told } from '../condensing/text';

/** @param condense once by the pace of the text, and where that misses, by the pace of what was chosen */
export function inSeconds<Read extends { readonly told: Told }>(
  seconds: ScriptWishes['seconds'],
  text: string,
  condense: (length?: WordCount) => Read,
): Read {
  if (!seconds) return condense();
  const first = condense(wordsLike(text, seconds));
  const script = scriptOf(first);
  if (script === '' || takes(script, seconds)) return first;
  const second = condense(wordsLike(script, seconds));
  const misses = (read: Read) => Math.abs(spokenSeconds(scriptOf(read)) - seconds);
  return (second.told.isSure || !first.told.isSure) && misses(second) < misses(first) ? second : first;
}

const scriptOf = ({ told }: { readonly told: Told }) => told.sentences.join(' ');
