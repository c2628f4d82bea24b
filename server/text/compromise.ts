/**
 * The tagger of English, `compromise`. Before it tries its patterns on a clause it asks of each of 730 words and tags
 * whether the clause has it, which takes twice as long as the patterns; here only those that the text has are asked.
 */
import nlp from 'compromise/two';

type Sentences = readonly (readonly unknown[])[];
interface Patterns {
  /** By a word or tag that they look for. */
  readonly hooks: Readonly<Record<string, unknown>>;
  readonly always: readonly unknown[];
}
interface Matching {
  readonly bulkMatch: (sentences: Sentences, patterns: Patterns, ...rest: readonly unknown[]) => unknown;
  /** Words and tags of each. */
  readonly cacheDoc: (sentences: Sentences) => readonly ReadonlySet<string>[];
}

// The library's own types leave its methods open.
const { bulkMatch, cacheDoc } = (nlp.methods() as unknown as { one: Matching }).one;

const placesByHooks = new WeakMap<Patterns['hooks'], ReadonlyMap<string, number>>();
function placesOf(hooks: Patterns['hooks']): ReadonlyMap<string, number> {
  const known = placesByHooks.get(hooks);
  if (known) return known;
  const places = new Map(Object.keys(hooks).map((hook, at) => [hook, at]));
  placesByHooks.set(hooks, places);
  return places;
}

/** In their order: a later pattern may undo what an earlier one says. */
function hooksIn(sentences: Sentences, hooks: Patterns['hooks']): Patterns['hooks'] {
  const places = placesOf(hooks);
  const had = new Set(cacheDoc(sentences).flatMap((said) => [...said].filter((one) => places.has(one))));
  const inOrder = [...had].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return Object.fromEntries(inOrder.map((hook) => [hook, hooks[hook]]));
}

const methods: { one: Pick<Matching, 'bulkMatch'> } = {
  one: {
    bulkMatch: (sentences, patterns, ...rest) =>
      bulkMatch(sentences, { ...patterns, hooks: hooksIn(sentences, patterns.hooks) }, ...rest),
  },
};
nlp.plugin({ methods });

export default nlp;
