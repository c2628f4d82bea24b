/** Where a sentence can be cut so that what stays can be said alone, in the seller's words and their order. */
import nlp from 'compromise/two';
import { countWords } from '../../../contract/scripts/countWords';
import { isEnded } from './adText';
import { termsOf, type Grammar } from './grammar';

/** Behind a comma only what adds is cut off: "or", "so" and "because" hang on what comes before, "but" may limit it. */
const BOUNDARY = /;\s+|\s[–—-]\s|,\s+and\s+/;
/** Words of what stays before a part that is left out. */
const LEAST_BEFORE = 5;
/** Words of a piece between semicolons. */
const LEAST_PIECE = 3;
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
/** "Along with this, …", "Because of that, …". */
const OPENING_POINTS_BACK = /^(?:[^\s,]+ ){1,3}(?:this|that|these|those|it|them),/i;
/** "You also will experience …": beside what was said before. */
const ALSO = /^(?:[^\s,]+ ){1,3}also\b/i;
const DEMONSTRATIVE = /^(?:this|that|these|those|here|there|other|so|such|both)$/;
const POINTER = /^(?:this|that|these|those) (\S+)/i;
const IN_BRACKETS = /\s*\([^()]*\)/gu;
const BETWEEN_DASHES = /\s[–—-]\s[^–—]*?\s[–—-](?=\s)/gu;
const LAST_DASH = /\s[–—-]\s(?!.*\s[–—-]\s)/u;
const LAST_COMMA = /[,،]\s+(?!.*[,،]\s)/u;

/** Shorter pieces of a long sentence, in their order; the sentence itself where a cut would leave half a thought. */
export const shortened = (sentence: string, most: number, grammar: Grammar): string[] =>
  clausesOf(sentence, grammar).map((clause) => withoutAsides(clause, most, grammar));

/** The pieces, word for word. */
function clausesOf(sentence: string, grammar: Grammar): string[] {
  if (grammar.language !== 'en') {
    const pieces = sentence.split(/;\s+/u);
    return pieces.every((piece) => countWords(piece) >= LEAST_PIECE) ? pieces : [sentence];
  }
  const boundary = new RegExp(BOUNDARY, 'g');
  for (let match = boundary.exec(sentence); match; match = boundary.exec(sentence)) {
    const [left, right] = [sentence.slice(0, match.index), sentence.slice(boundary.lastIndex)];
    if (hasSubjectAndVerb(left) && hasSubjectAndVerb(right)) return [left, ...clausesOf(right, grammar)];
  }
  return [sentence];
}

/** Without what only adds to the whole: brackets, asides between dashes, a last part behind a comma, until it is short enough. */
function withoutAsides(clause: string, most: number, grammar: Grammar): string {
  const isFree = (part: string) => !termsOf(part, grammar).some((term) => grammar.limits.has(term));
  const end = /[.!…।]*$/u.exec(clause)?.[0] ?? '';
  let text = clause.slice(0, clause.length - end.length);
  const isLong = () => countWords(text) > most;
  for (const aside of [IN_BRACKETS, BETWEEN_DASHES])
    if (isLong()) text = text.replace(aside, (part) => (isFree(part) ? '' : part));
  while (isLong()) {
    const shorter = beforeLastPart(text, isFree, grammar);
    if (shorter === null) break;
    text = shorter;
  }
  return text + end;
}

function beforeLastPart(text: string, isFree: (part: string) => boolean, grammar: Grammar): string | null {
  for (const mark of [LAST_DASH, LAST_COMMA]) {
    const found = mark.exec(text);
    if (!found) continue;
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const [first = ''] = termsOf(text, grammar);
    const [next = ''] = termsOf(right, grammar);
    const hangsOn = grammar.conditions.has(first) && !left.includes(',');
    const onlyAdds = mark === LAST_DASH || grammar.trailing.has(next) || isApposition(left, right, grammar);
    if (onlyAdds && !hangsOn && isFree(right) && countWords(left) >= LEAST_BEFORE && !isCutOff(left, grammar))
      return left;
  }
  return null;
}

/** "…, the best there is": behind a whole sentence, something with its article and no verb of its own. */
const isApposition = (left: string, right: string, { language }: Grammar) =>
  language === 'en' && /^(?:the|an?)\s/i.test(right) && hasSubjectAndVerb(left) && !hasSubjectAndVerb(right);

export const hasSubjectAndVerb = (text: string): boolean => SUBJECT_AND_VERB.test(rolesOf(text));

/** Whether it hangs on the sentence before: "They also …", "And …", "This means …". */
export function pointsBack(sentence: string, grammar: Grammar): boolean {
  const [opening = ''] = termsOf(sentence, grammar);
  if (grammar.language === 'en')
    return (
      [POINTS_BACK, OPENING_POINTS_BACK, ALSO].some((pattern) => pattern.test(sentence)) ||
      (!DEMONSTRATIVE.test(opening) && grammar.back.has(opening)) ||
      (POINTER.test(sentence) && rolesOf(sentence).charAt(1) === 'v')
    );
  return grammar.back.has(opening);
}

/** "To raise, lift the paddle": how it is used tells nobody to buy it. */
export function isInstruction(sentence: string, { language }: Grammar): boolean {
  const [, order] = /^to\s[^,]+,\s*(\p{L}+)/iu.exec(sentence) ?? [];
  if (language !== 'en' || order === undefined) return false;
  const tags = (nlp(sentence.slice(sentence.indexOf(',') + 1)).termList() as Term[])[0]?.tags;
  return tags?.has('Infinitive') ?? false;
}

/** Whether it stops in mid-thought: "operations such as", "it is one of the". What has its full stop does not. */
export function isCutOff(text: string, grammar: Grammar): boolean {
  if (isEnded(text)) return false;
  if (grammar.language !== 'en') return grammar.open.has(termsOf(text, grammar).at(-1) ?? '');
  const ending = text.split(' ').slice(-4).join(' ');
  const last = (nlp(ending).termList() as Term[]).at(-1)?.tags;
  return !!last && ['Determiner', 'Conjunction', 'Preposition'].some((tag) => last.has(tag));
}

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
