/** Where an English sentence can be cut so that each piece can be said alone, as a tagger of words sees it. */
import nlp from 'compromise/two';

/** Behind a comma only what adds or contrasts is cut off: "or", "so" and "because" hang on what comes before. */
const BOUNDARY = /;\s+|\s[–—-]\s|,\s+(?:and|but)\s+/;
/** What a word does in its sentence, as a letter: the first of its tags that stands here. */
const ROLES = {
  Possessive: 'd', Pronoun: 'n', Determiner: 'd', Value: 'd', Copula: 'v', Modal: 'v', Auxiliary: 'v',
  PresentTense: 'v', Verb: 'x', Noun: 'n', Adjective: 'd', Preposition: 'p', Adverb: 'a',
} as const; // prettier-ignore
/**
 * Who or what does something comes first: an order or a condition may be what the next clause hangs on.
 * Several of them may be joined: "two of our bags and their straps also fit".
 */
const SUBJECT_AND_VERB = /^a?d*n+(?:[p&]d*n+)*a?v/;
const POINTS_BACK =
  /^(?:and|but|or|so|also|then|thus|therefore|however|plus|it|its|they|their|them|he|his|she|her|another|such|both)\b/i;
const POINTER = /^(?:this|that|these|those) (\S+)/i;

/** The pieces, word for word; the sentence itself in one piece where a cut would leave half a thought. */
export function clausesOf(sentence: string): string[] {
  const boundary = new RegExp(BOUNDARY, 'g');
  for (let match = boundary.exec(sentence); match; match = boundary.exec(sentence)) {
    const [left, right] = [sentence.slice(0, match.index), sentence.slice(boundary.lastIndex)];
    if (hasSubjectAndVerb(left) && hasSubjectAndVerb(right)) return [left, ...clausesOf(right)];
  }
  return [sentence];
}

export const hasSubjectAndVerb = (text: string): boolean => SUBJECT_AND_VERB.test(rolesOf(text));

/** Whether it hangs on the sentence before: "They also …", "And …", "This means …". */
export const pointsBack = (sentence: string): boolean =>
  POINTS_BACK.test(sentence) || (POINTER.test(sentence) && rolesOf(sentence).charAt(1) === 'v');

/** Whether it stops in mid-thought: "operations such as", "it is one of the". What has its full stop does not. */
export const isCutOff = (text: string): boolean => {
  if (/[.!?…]["'”’)]*$/.test(text)) return false;
  const ending = text.split(' ').slice(-4).join(' ');
  const last = (nlp(ending).termList() as Term[]).at(-1)?.tags;
  return !!last && ['Determiner', 'Conjunction', 'Preposition'].some((tag) => last.has(tag));
};

interface Term {
  readonly text: string;
  readonly tags?: ReadonlySet<string>;
}

/** A letter a word: of `ROLES`, '&' for "and", '-' for what has none of these roles. */
const rolesOf = (text: string): string =>
  (nlp(text).termList() as Term[])
    .map(({ text: word, tags }) => (word === 'and' ? '&' : roleOf(tags)))
    .join('');
const roleOf = (tags: ReadonlySet<string> = new Set()) =>
  Object.entries(ROLES).find(([tag]) => tags.has(tag))?.[1] ?? '-';
