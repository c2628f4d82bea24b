/** What tells which meaning of a word is meant: what is said near it, then the topic, then all of the script. */
import { singulars, wordsOf } from '../../text/terms';
import type { Sense } from './concepts/senses';

export type Cues = ReadonlySet<string>;

/** What a part stands in. */
export interface Around {
  readonly topic: Cues;
  readonly script: Cues;
}

/** So many words far from it weigh as much as one beside it. */
const FEWEST_FAR = 2;
/** And so many where they speak against its usual meaning, or against a doubt. */
const FEWEST_FAR_AGAINST = 4;
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
  const usual = senses.find(({ cues }) => cues === null);
  const isContested = ({ isDoubtful = false }: Sense) => isDoubtful || usual !== undefined;
  for (const [cues, fewest, fewestAgainst, surety] of [
    [near, 1, 1, 'near'],
    [topic, 1, 1, 'near'],
    [script, FEWEST_FAR, FEWEST_FAR_AGAINST, 'far'],
  ] as const) {
    const [best] = senses
      .map((sense) => ({ sense, told: sense.cues ? shared(sense.cues, cues, word) : 0 }))
      .filter(({ sense, told }) => told >= (isContested(sense) ? fewestAgainst : fewest))
      .sort((a, b) => b.told - a.told);
    if (best) return best.sense.picture ? { picture: best.sense.picture, surety } : null;
  }
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
