/** What tells which meaning of a word is meant: what is said near it, then the topic, then all of the script. */
import { singulars, wordsOf } from '../../../text/terms';
import type { Sense } from './concepts/senses';

export type Cues = ReadonlySet<string>;

/** What a part stands in. */
export interface Around {
  readonly topic: Cues;
  readonly script: Cues;
}

/** So many words far from it weigh as much as one beside it; and so many where its meaning is doubtful. */
const FEWEST_FAR = 2;
const FEWEST_FAR_IN_DOUBT = 4;
const SHORTEST_STEM = 3;
/** What tells a meaning beyond doubt, and what does so only if nothing contradicts. */
export type Surety = 'near' | 'far' | 'usual';

export const cuesIn = (text: string): Cues =>
  new Set(wordsOf(text).flatMap((word) => [...singulars(word), ...stemsOf(word)]));

export const aroundOf = (topic: string, parts: readonly string[]): Around => ({
  topic: cuesIn(topic),
  script: cuesIn(parts.join(' ')),
});

export function meant(
  senses: readonly Sense[],
  word: string,
  near: Cues,
  { topic, script }: Around,
): { readonly picture: string; readonly surety: Surety } | null {
  for (const { cues, fewest, fewestInDoubt, surety } of [
    { cues: near, fewest: 1, fewestInDoubt: 1, surety: 'near' },
    { cues: topic, fewest: 1, fewestInDoubt: 1, surety: 'near' },
    { cues: script, fewest: FEWEST_FAR, fewestInDoubt: FEWEST_FAR_IN_DOUBT, surety: 'far' },
  ] as const) {
    const [best] = senses
      .map(({ picture, isDoubtful = false, cues: telling }) => ({
        picture,
        told: telling ? shared(telling, cues, word) : 0,
        isDoubtful,
      }))
      .filter((sense) => sense.told >= (sense.isDoubtful ? fewestInDoubt : fewest))
      .sort((a, b) => b.told - a.told);
    if (best) return best.picture ? { picture: best.picture, surety } : null;
  }
  const usual = senses.find(({ cues }) => cues === null);
  return usual?.picture ? { picture: usual.picture, surety: 'usual' } : null;
}

const shared = (telling: Cues, said: Cues, word: string) =>
  [...telling].filter((cue) => said.has(cue) && cue !== word).length;

/** Of what is done or was done: 'stirring' and 'stirred' tell the same as 'stir', 'baking' as 'bake'. */
function stemsOf(word: string): string[] {
  const stem = /^(.+?)(?:ing|ed)$/.exec(word)?.[1];
  if (!stem || stem.length < SHORTEST_STEM) return [];
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
}
