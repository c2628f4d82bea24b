/** What a word may be a form of: `flies` and `flying` are `fly`, `mice` is `mouse`. */
import { singulars } from './terms';

const IRREGULAR: Readonly<Record<string, string>> = {
  bought: 'buy',
  built: 'build',
  children: 'child',
  feet: 'foot',
  fell: 'fall',
  flew: 'fly',
  flown: 'fly',
  frozen: 'freeze',
  geese: 'goose',
  grew: 'grow',
  grown: 'grow',
  leaves: 'leaf',
  men: 'man',
  mice: 'mouse',
  slept: 'sleep',
  spoken: 'speak',
  sunk: 'sink',
  teeth: 'tooth',
  thrown: 'throw',
  women: 'woman',
  wolves: 'wolf',
};

/** The word itself first; whatever is no word at all does no harm, since nobody asks for it. */
export function wordForms(word: string): string[] {
  const base = IRREGULAR[word];
  const stems = singulars(word);
  return [...new Set([...stems, ...stems.flatMap(verbsOf), ...(base ? [base] : [])])];
}

function verbsOf(word: string): string[] {
  const [, stem = ''] = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(word) ?? [];
  if (stem.length < 3) return [];
  const single = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  const y = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [];
  return [stem, `${stem}e`, ...single, ...y];
}
