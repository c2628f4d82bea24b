/** A sentence of a page that is longer than a breath: up to where it could have ended. */
import nlp from '../../text/compromise';
import { countWords } from '../../../contract/scripts/countWords';
import type { Grammar } from './grammar';

/** Words that can be said in one breath. */
export const BREATH_WORDS = 28;
/** Of what stands alone behind a cut. */
const LEAST_WORDS = 5;
/** Something, what it does in its tense, and what to: by the tags of compromise, which knows English alone. */
export const CLAUSE =
  '(#Noun|#Pronoun) #Adverb? (#Modal|#Copula|#PresentTense) (#Adverb|#Adjective|#Determiner|#Noun|#Pronoun|#Preposition|#Value|#Gerund|#Infinitive)';
/** The same, also where something was done to it. */
const DONE = '#Noun #Adverb? #Copula (#PastTense|#Participle)';
/** Between two sentences that were written as one. */
const SEMICOLON = /;\s+/u;
const DASH = /\s?—\s?|\s–\s/u;
/** Between two clauses that stand beside each other: "…, and the lid keeps it warm". */
const BESIDE = /,\s(?:and|but|so|while|whereas)\s/gu;
/** What is only added: "…, which folds flat", "…, making room for two", "…, while the lid stays shut", "… while keeping dry". */
const ADDED = /,\s(?=(which|while|\p{Ll}{2,}ing)\s)|\s(?=(while)\s\p{Ll}{2,}ing\s)/gu;

/** The sentence, or its own parts in their order; what is left out comes behind, and only adds to what is said. */
export function breathsOf(sentence: string, grammar: Grammar): string[] {
  const parts = partsAt(SEMICOLON, sentence, grammar);
  return parts.flatMap((part) =>
    isBreath(part)
      ? [part]
      : partsAt(DASH, part, grammar).flatMap((one) =>
          isBreath(one) ? [one] : (besides(one, grammar) ?? [shortened(one, grammar)]),
        ),
  );
}
const isBreath = (text: string) => countWords(text) <= BREATH_WORDS;

/** What a clause of its own begins with: a thing and what is said of it, not "and makes room". */
const OWN_SUBJECT =
  '^#Adverb? (#Determiner|#Possessive|#Pronoun|#Noun) #Value? #Adjective{0,2} #Noun{0,3} (#Preposition #Determiner? #Noun{1,3})? #Adverb? (#Modal|#Copula|#PresentTense)';
/** What waits for the clause behind it. */
const SUBORDINATE = '^(#Conjunction|#Preposition|whether)';
/** In two breaths, where a comma parts two clauses and the second has a subject of its own. */
function besides(sentence: string, grammar: Grammar): string[] | undefined {
  if (grammar.language !== 'en') return undefined;
  for (const { index, 0: mark } of sentence.matchAll(BESIDE)) {
    const [first, second] = [sentence.slice(0, index), sentence.slice(index + mark.length)];
    const isTwo =
      isBreath(first) && isBreath(second) && [first, second].every((part) => isClause(part, grammar));
    if (isTwo && !nlp(first).has(SUBORDINATE) && nlp(second).has(OWN_SUBJECT)) return [`${first}.`, second];
  }
  return undefined;
}

/** In two, where each of them is a sentence. */
function partsAt(mark: RegExp, sentence: string, grammar: Grammar): string[] {
  const [first = '', second = '', ...more] = sentence.split(mark);
  const isTwo = more.length === 0 && [first, second].every((part) => isClause(part, grammar));
  return isTwo ? [`${first}.`, second] : [sentence];
}
/** Whether it says something, with a verb: of English alone. */
export const isClause = (text: string, { language }: Grammar) =>
  countWords(text) >= LEAST_WORDS &&
  language === 'en' &&
  [CLAUSE, DONE].some((pattern) => nlp(text).has(pattern));

function shortened(sentence: string, grammar: Grammar): string {
  if (grammar.language !== 'en') return sentence;
  const heads = [...sentence.matchAll(ADDED)]
    .filter(([, next = '']) => !grammar.limits.has(next))
    .map(({ index }) => sentence.slice(0, index))
    .filter((head) => countWords(head) <= BREATH_WORDS && isClause(head, grammar));
  const head = heads.at(-1);
  return head === undefined ? sentence : `${head}.`;
}
