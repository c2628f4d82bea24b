/** Whether a sentence says something of the product: its subject is the product by name, by kind, or by a pronoun for it. */
import nlp from 'compromise/two';
import { mainVerbAt, saidIn } from '../condensing/mainVerb';
import type { SentenceWords } from '../condensing/sentenceWords';
import { meaningOf, termsOf, type Grammar } from './grammar';

/** What the sentence before was on: a pronoun may stand for the product where that was it, or where nothing was said yet. */
export type Before = 'nothing' | 'product' | 'other';

export interface Product {
  readonly grammar: Grammar;
  /** Where none are known of a language, nothing of it is sure. */
  readonly words: SentenceWords | undefined;
  /** Of the title: stems of all of its words. */
  readonly titled: ReadonlySet<string>;
  /** The ad calls it by name before it quotes: a pronoun may stand for it. */
  readonly isNamed: boolean;
  /** Stems of the nouns that it is called by; what it is said to be is added: "BROM is a mountain bike". */
  readonly heads: Set<string>;
}

interface Term {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}
const taggedTerms = (text: string): Term[] =>
  (nlp(text).termList() as { text: string; tags?: ReadonlySet<string> }[]).map(({ text: word, tags }) => ({
    // "It’s" is parted into its word and one without letters.
    text: word.replace(/(?<=\p{L})['’](?:s|re)$/u, ''),
    tags: tags ?? new Set<string>(),
  }));
const has = (term: Term | undefined, ...names: readonly string[]) =>
  names.some((name) => term?.tags.has(name) === true);
const isFinite = (term: Term) =>
  has(term, 'Copula', 'Modal', 'Auxiliary', 'PresentTense', 'PastTense') &&
  !has(term, 'Gerund', 'Participle');
const isThing = (term: Term) => has(term, 'Noun') && !has(term, 'Pronoun', 'Possessive');

/** "1/2 in." is no preposition. */
const INCHES = /\p{N}\s?in\./gu;
const TITLE_MARK = /\s[-–—]\s|[–—|:;(){}•·]|,\s|\s\/\s/u;

export function productOf(
  { title, isNamed }: { readonly title: string; readonly isNamed: boolean },
  grammar: Grammar,
  words: SentenceWords | undefined,
): Product {
  const part = title.split(TITLE_MARK).find((each) => /\p{L}/u.test(each)) ?? '';
  return {
    grammar,
    words,
    isNamed,
    titled: new Set(meaningOf(title, grammar)),
    heads: new Set(
      grammar.language === 'en' ? headOf(taggedTerms(part.toLowerCase().replace(INCHES, ' ')), grammar) : [],
    ),
  };
}

/** The last word before a preposition: "bed" of "dog bed for large dogs". */
function headOf(terms: readonly Term[], grammar: Grammar): string[] {
  const end = terms.findIndex((term, at) => at > 0 && has(term, 'Preposition'));
  const phrase = terms.slice(0, end < 0 ? terms.length : end);
  const head = phrase.findLast(({ text }) => /\p{L}/u.test(text) && !/\p{N}/u.test(text));
  return head ? stemsOf(head.text, grammar) : [];
}
const stemsOf = (text: string, grammar: Grammar) => meaningOf(text, grammar);

export const isOnProduct = (sentence: string, product: Product, before: Before): boolean =>
  product.grammar.language === 'en'
    ? isOnProductInEnglish(sentence, product, before)
    : isOnProductElsewhere(sentence, product);

const PRONOUN = /^(?:it|this|these|they)$/;
const POINTING = /^(?:this|these|those|such|same)$/i;
const DETERMINER = /^(?:the|this|these|our|each|every|your)$/;
/** Behind a sentence on the product, of a part of it: "The lid …", "Its handle …". */
const PART = /^(?:the|its)$/;
const OPENS_ANOTHER = /^(?:that|which|who|whose|where)$/;
/** "This product": what any seller calls it. */
const THIS_PRODUCT = /^th(?:is|ese) (?:product|item)s?$/;
/** "Robe" of bathrobe. */
const COMPOUND_LETTERS = 4;
const OPENING_WORDS = 10;

function isOnProductInEnglish(sentence: string, product: Product, before: Before): boolean {
  const terms = taggedTerms(withoutOpening(sentence));
  // "Lights" of strip lights is no verb.
  const isHead = ({ text }: Term) => stemsOf(text, product.grammar).some((stem) => product.heads.has(stem));
  const verb = terms.findIndex((term, at) => at > 0 && isFinite(term) && !isHead(term));
  if (verb < 1 || verb === terms.length - 1) return false;
  const subject = terms.slice(0, verb).filter((term, at) => at === 0 || !has(term, 'Adverb'));
  const words = subject.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const [first = ''] = words;
  const [, next] = terms.slice(verb - 1);
  const isSure =
    words.length === 1 && PRONOUN.test(first)
      ? product.isNamed &&
        isProductsPronoun(first, before) &&
        has(next, 'Copula', 'Modal', 'Auxiliary', 'PresentTense') &&
        (first !== 'this' || has(next, 'Copula'))
      : isProductsNoun(subject, words, product, before);
  // "… keeps this promise": what is pointed at stands elsewhere.
  if (terms.slice(verb).some(({ text }) => POINTING.test(text))) return false;
  if (isSure) rememberWhatItIs(terms.slice(verb), product);
  return isSure;
}

/** "Made of oak, the table …": the subject stands behind it. */
function withoutOpening(sentence: string): string {
  const comma = sentence.indexOf(', ');
  const opening = taggedTerms(sentence.slice(0, Math.max(comma, 0)));
  const [first] = opening;
  const opens = has(first, 'PastTense', 'Participle', 'Adjective') || /^with$/i.test(first?.text ?? '');
  return comma > 0 && opens && opening.length <= OPENING_WORDS ? sentence.slice(comma + 2) : sentence;
}

const isProductsPronoun = (pronoun: string, before: Before) =>
  before === 'product'
    ? pronoun !== 'this' && pronoun !== 'these'
    : before === 'nothing' && pronoun !== 'they';

function isProductsNoun(
  subject: readonly Term[],
  words: readonly string[],
  { heads, titled, grammar, isNamed }: Product,
  before: Before,
): boolean {
  const ends = subject.findIndex(
    (term, at) =>
      at > 0 &&
      (has(term, 'Preposition') ||
        OPENS_ANOTHER.test(words[at] ?? '') ||
        (has(subject[at - 1], 'Noun') && has(term, 'PastTense', 'Participle', 'Gerund'))),
  );
  const phrase = subject.slice(0, ends < 0 ? subject.length : ends);
  const said = words.slice(0, phrase.length);
  const last = phrase.findLastIndex(
    (term, at) => isThing(term) || stemsOf(said[at] ?? '', grammar).some((stem) => heads.has(stem)),
  );
  if (last < 0 || last !== phrase.length - 1) return false;
  // "The seat and the frame": several things, of which it may be one.
  if (
    said.some(
      (word, at) =>
        /^(?:and|or)$/.test(word) &&
        phrase.slice(0, at).some((term) => isThing(term) && !has(term, 'Hyphenated')),
    )
  )
    return false;
  const [first = ''] = said;
  if (THIS_PRODUCT.test(said.join(' '))) return true;
  const stems = (text: string) => stemsOf(text, grammar);
  const isHead = stems(said[last] ?? '').some((stem) =>
    [...heads].some((head) => head === stem || (stem.length >= COMPOUND_LETTERS && head.endsWith(stem))),
  );
  // "The driverless strip" of strip lights.
  const things = phrase.flatMap((term, at) => (isThing(term) ? stems(said[at] ?? '') : []));
  const isTitles = things.length > 0 && things.every((stem) => titled.has(stem));
  const own = DETERMINER.test(first) ? said.slice(1) : said;
  const meant = own.flatMap(stems);
  const isName = meant.length > 0 && meant.every((stem) => titled.has(stem));
  if (PART.test(first) && before === 'product' && (isNamed || first === 'the')) return true;
  if (DETERMINER.test(first))
    return isHead || isName || isTitles || (before === 'nothing' && /^th(?:is|ese)$/.test(first));
  return (
    /^[\p{Lu}\p{N}]/u.test(subject[0]?.text ?? '') &&
    !has(subject[0], 'Verb') &&
    !/^(?:an?|all|some|most|many|other|any)$/.test(first) &&
    (isName
      ? !has(phrase[last], 'Plural') || meant.length > 1
      : isHead && meant.filter((stem) => titled.has(stem)).length > 1)
  );
}

/** "… is a mountain bike for trails": it may be called a bike from here on. */
function rememberWhatItIs([verb, article, ...rest]: readonly Term[], { heads, grammar }: Product): void {
  if (!has(verb, 'Copula') || !/^an?$/i.test(article?.text ?? '')) return;
  const end = rest.findIndex(
    (term, at) =>
      has(term, 'Preposition', 'Conjunction') ||
      term.text.endsWith(',') ||
      (at > 0 && has(rest[at - 1], 'Noun') && !has(term, 'Noun')),
  );
  for (const stem of headOf(rest.slice(0, end < 0 ? rest.length : end), grammar)) heads.add(stem);
}

/** Words in which a sentence is joined to the one before. */
const JOINED = 4;
/** Of a language without a tagger: its article, the title's own word, and a verb behind it. */
function isOnProductElsewhere(sentence: string, { words, grammar, titled }: Product): boolean {
  if (!words) return false;
  const verb = mainVerbAt(sentence, words);
  if (verb < 1) return false;
  const said = saidIn(sentence, words).slice(0, verb);
  if (said.some(({ isBehindComma }) => isBehindComma)) return false;
  const texts = said.map(({ word }) => word);
  // "… concrétise cette promesse", "… sind außerdem": it leans on what stands before.
  const spoken = termsOf(sentence, grammar).slice(1);
  if (
    words.pointing.some((one) => spoken.includes(one)) ||
    spoken.slice(0, JOINED).some((one) => grammar.back.has(one))
  )
    return false;
  const isArticle = words.articles.includes(texts[0] ?? '') && !words.indefinites.includes(texts[0] ?? '');
  const own = isArticle ? texts.slice(1) : texts;
  const end = own.findIndex((word) => grammar.open.has(word));
  const phrase = own.slice(0, end < 0 ? own.length : end);
  if (phrase.some((word) => words.coordinators.includes(word))) return false;
  const meant = phrase.map((word) => meaningOf(word, grammar)[0] ?? '');
  const head = grammar.language === 'de' || grammar.language === 'nl' ? meant.at(-1) : meant[0];
  return (
    phrase.length > 0 && titled.has(head ?? '') && (isArticle || meant.every((stem) => titled.has(stem)))
  );
}

/** "Keeps drinks hot": of a third person, which only the product can be where nobody is named. */
export const leavesOutProduct = (sentence: string, { grammar }: Product): boolean => {
  const [first, second] = taggedTerms(sentence);
  return (
    grammar.language === 'en' &&
    // "Fits any": behind no noun there is an article.
    (has(first, 'PresentTense') || has(second, 'Determiner', 'Pronoun')) &&
    !has(first, 'Infinitive', 'Gerund', 'Copula') &&
    /^\p{L}+s\s/u.test(sentence) &&
    !has(second, 'Copula', 'Modal', 'Auxiliary')
  );
};

/**
 * Of a point: it names something, and says nothing of anything else than the product and its parts.
 *
 * @param ofPart whether "the lid" can only be a part of it
 */
export function isPointOnProduct(point: string, product: Product, ofPart: boolean): boolean {
  const { grammar, words } = product;
  if (grammar.language !== 'en') {
    if (!words) return false;
    const verb = mainVerbAt(point, words);
    return verb < 1 || isOnProductElsewhere(point, product);
  }
  if (leavesOutProduct(point, product)) return true;
  const all = taggedTerms(point);
  // "Steel frame that carries 120 kg" names a frame.
  const clause = all.findIndex(({ text }, at) => at > 0 && OPENS_ANOTHER.test(text.toLowerCase()));
  const terms = all.slice(0, clause < 0 ? all.length : clause);
  const [first] = terms;
  const verb = terms.findIndex((term, at) => at > 0 && isFinite(term) && !has(term, 'PastTense'));
  const subject = verb < 0 ? [] : terms.slice(0, verb);
  if (subject.some((term) => has(term, 'Noun', 'Pronoun')))
    return (
      isOnProductInEnglish(point, product, 'other') || (ofPart && /^(?:the|its)$/i.test(first?.text ?? ''))
    );
  if (has(first, 'Infinitive', 'Imperative', 'Conjunction', 'Pronoun')) return false;
  if (has(first, 'Verb') && !has(first, 'PastTense', 'Participle', 'Gerund')) return false;
  return (
    terms.some((term) => has(term, 'Noun')) &&
    !all.some(({ text }) => /^(?:we|us|our)$/i.test(text)) &&
    !grammar.back.has(termsOf(point, grammar)[0] ?? '')
  );
}
