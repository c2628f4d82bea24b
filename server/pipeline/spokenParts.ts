/** What is spoken as parts that have one picture each: sentences, a long one in two, a very short one with the next. */
import { joinWords } from '../../contract/video/spokenWords';
import type { SpokenPart } from '../pictures/pictures';
import type { SpokenWord } from '../speech/speech';
import { endsSentence } from '../speech/spoken/sentences';

/** How long one picture can be looked at, and how short is too short to see it. */
const SECONDS = { shortest: 1.4, longest: 6.5 } as const;
const PHRASE_END = /[,;:–—、，；：-]["'”’)」』）]*$/;

type Words = readonly SpokenWord[];

/** Words that are shown together, and the whole sentences that they are of. */
interface Stretch {
  readonly words: Words;
  readonly sentences: readonly string[];
}

export function spokenParts(words: Words): SpokenPart[] {
  const stretches = groupBy(words, ({ text }) => endsSentence(text)).flatMap((sentence) =>
    inHalves(sentence).map((half): Stretch => ({ words: half, sentences: [textOf(sentence)] })),
  );
  const parts: Stretch[] = [];
  for (const stretch of stretches) {
    const before = parts.at(-1);
    if (before && isShort(before)) parts.splice(-1, 1, together(before, stretch));
    else parts.push(stretch);
  }
  const [beforeLast, last] = parts.slice(-2);
  if (beforeLast && last && isShort(last)) parts.splice(-2, 2, together(beforeLast, last));
  return parts.map(({ words, sentences }) => ({
    text: textOf(words),
    sentences,
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    wordStarts: words.map(({ start }) => start),
  }));
}

const together = (one: Stretch, next: Stretch): Stretch => ({
  words: [...one.words, ...next.words],
  sentences: [...new Set([...one.sentences, ...next.sentences])],
});
const isShort = ({ words }: Stretch) => lengthOf(words) < SECONDS.shortest;
const textOf = (words: Words) => joinWords(words.map(({ text }) => text));
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
