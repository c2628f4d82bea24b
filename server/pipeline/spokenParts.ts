/** What is spoken as parts that have one picture each: sentences, a long one in two, a very short one with the next. */
import { joinWords } from '../../contract/spokenWords';
import type { SpokenPart } from '../pictures/pictures';
import type { SpokenWord } from '../speech/speech';
import { endsSentence } from '../speech/spoken/sentences';

/** How long one picture can be looked at, and how short is too short to see it. */
const SECONDS = { shortest: 1.4, longest: 6.5 } as const;
const PHRASE_END = /[,;:–—、，；：-]["'”’)」』）]*$/;

type Words = readonly SpokenWord[];

export function spokenParts(words: Words): SpokenPart[] {
  const halves = groupBy(words, ({ text }) => endsSentence(text)).flatMap(inHalves);
  const parts: Words[] = [];
  for (const half of halves) {
    const before = parts.at(-1);
    if (before && lengthOf(before) < SECONDS.shortest) parts.splice(-1, 1, [...before, ...half]);
    else parts.push(half);
  }
  const last = parts.at(-1);
  const beforeLast = parts.at(-2);
  if (last && beforeLast && lengthOf(last) < SECONDS.shortest) parts.splice(-2, 2, [...beforeLast, ...last]);
  return parts.map((part) => ({
    text: joinWords(part.map(({ text }) => text)),
    start: part[0]?.start ?? 0,
    end: part.at(-1)?.end ?? 0,
    wordStarts: part.map(({ start }) => start),
  }));
}

const lengthOf = (words: Words) => (words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0);

function groupBy(words: Words, endsGroup: (word: SpokenWord) => boolean): Words[] {
  const groups: SpokenWord[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (!before || endsGroup(before)) groups.push([]);
    groups.at(-1)?.push(word);
  }
  return groups;
}

/** At the phrase's end that is nearest to the middle, again where a half is still too long. */
function inHalves(words: Words): Words[] {
  if (lengthOf(words) <= SECONDS.longest) return [words];
  const middle = (words[0]?.start ?? 0) + lengthOf(words) / 2;
  const [best] = [...words.keys()]
    .slice(1)
    .filter((at) => PHRASE_END.test(words[at - 1]?.text ?? ''))
    .filter((at) => [words.slice(0, at), words.slice(at)].every((half) => lengthOf(half) >= SECONDS.shortest))
    .sort((a, b) => Math.abs((words[a]?.start ?? 0) - middle) - Math.abs((words[b]?.start ?? 0) - middle));
  return best === undefined ? [words] : [words.slice(0, best), words.slice(best)].flatMap(inHalves);
}
