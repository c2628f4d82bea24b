/** What the tagger tells of an English sentence: its verbs, its clauses, and whether its pronouns have their nouns. */
import type { TaggedWord } from '../../pictures/cards/taggedWords';
import type { SentenceWords } from './sentenceWords';

export type Tagged = readonly TaggedWord[];

export const is = (word: TaggedWord | undefined, ...tags: string[]): boolean =>
  tags.some((tag) => word?.tags.has(tag));
/** In lower case, without marks, an owner's 's and the verb of "they've". */
export const bare = (word: TaggedWord | undefined): string =>
  /[\p{L}\p{N}][\p{L}\p{N}'-]*/u
    .exec((word?.text ?? '').toLowerCase().replace(/[’‘]/g, "'"))?.[0]
    .replace(/'(?:s|ve|re|ll)$/, '') ?? '';

/** They open what says which one of a kind something is. */
export const DEFINING = ['who', 'that', 'which'];
/** Whether a comma stands before it or not; "that" has none. */
export const RELATIVE_BEHIND_COMMA: readonly string[] = [
  'which',
  'who',
  'whom',
  'whose',
  'where',
  'wherein',
  'whereby',
];
export const RELATIVE: readonly string[] = [...RELATIVE_BEHIND_COMMA, 'that'];
const endsClause = (word: TaggedWord | undefined) => /[,;:]["”’]?$/.test(word?.text ?? '');

/** A verb that has a subject: not "to go", "going" or "may go", of which only "may" is one. */
export function isFinite(tagged: Tagged, at: number): boolean {
  const [word, before] = [tagged[at], tagged[at - 1]];
  if (!is(word, 'PastTense', 'PresentTense', 'Copula', 'Modal', 'Auxiliary') || is(word, 'Gerund', 'Noun'))
    return false;
  if (bare(word) === 'to') return false;
  const isHelped = is(before, 'Auxiliary', 'Copula', 'Modal', 'Adverb');
  if (!isHelped && is(word, 'PastTense') && !is(word, 'Infinitive') && /(?:wn|en)$/.test(bare(word)))
    return false;
  // "A network being discussed", "lyrics written by": of somebody else's doing.
  if (['being', 'been', 'having'].includes(bare(before)) || ['being', 'been'].includes(bare(word)))
    return false;
  if (bare(tagged[at + 1]) === 'by' && is(word, 'PastTense')) return false;
  return !(is(word, 'Infinitive') && (bare(before) === 'to' || is(before, 'Modal', 'Auxiliary', 'Verb')));
}

/** "The bricks made in moulds", "X, based on Y", "Frederick's forged notes", "a song sung in church": done to it, and no verb of its. */
function isParticiple(tagged: Tagged, at: number, reduced: ReadonlySet<string>): boolean {
  const [word, next] = [tagged[at], tagged[at + 1]];
  // "Values used to represent letters": the tagger takes "used to" for a verb that helps another.
  const mayBe = reduced.has(bare(word)) || (is(word, 'PastTense') && !is(word, 'Auxiliary'));
  if (!mayBe || is(word, 'Copula', 'Modal')) return false;
  const former = is(tagged[at - 1], 'Adverb') ? tagged[at - 2] : tagged[at - 1];
  if (is(former, 'Determiner', 'Possessive') || /['’]s?$/.test(former?.text ?? '')) return true;
  // "regarding newly produced evidence"
  if (at > 1 && is(former, 'Gerund', 'Preposition') && is(tagged[at + 1], 'Noun', 'Adjective')) return true;
  // A subject and its verb are not parted by a single comma.
  const commas = tagged.slice(0, at).filter(({ text }) => text.endsWith(',')).length;
  const isBehindSubject = !is(tagged[0], 'Preposition', 'Adverb', 'Conjunction');
  if (isBehindSubject && commas === 1 && former?.text.endsWith(',')) return true;
  const hasNoObject =
    !next ||
    bare(next) === 'to' ||
    is(next, 'Preposition', 'Adverb', 'Conjunction') ||
    /[.;]$/.test(word?.text ?? '');
  const isReduced = is(word, 'Participle') || (reduced.has(bare(word)) && is(tagged[at - 1], 'Noun'));
  return isReduced && hasNoObject;
}

/** What opens a clause that has a verb of its own: "through which her train was riding". */
const opensClause = (tagged: Tagged, at: number) =>
  at > 0 && RELATIVE.includes(bare(tagged[at])) && bare(tagged[at + 1]) !== 'of';

/** Whether somebody does something in a clause that hangs on no other. */
export function hasMainClause(
  tagged: Tagged,
  { subordinators, verbs: { reduced } }: Pick<SentenceWords, 'subordinators' | 'verbs'>,
): boolean {
  if (isImperative(tagged) || isEntry(tagged)) return false;
  let from = endOfInsertedClause(tagged);
  if (from < 0) return false;
  if (subordinators.includes(bare(tagged[0])) || is(tagged[0], 'Gerund')) {
    const end = tagged.findIndex(endsClause);
    // "Swimming is fun" has its verb next; a condition needs what it is of.
    if (end < 0) return is(tagged[0], 'Gerund') && tagged.some((_, at) => at > 0 && isFinite(tagged, at));
    from = end + 1;
    // "Although a line is assumed, since all are long.": neither is what the other hangs on.
    if (subordinators.includes(bare(tagged[from])) && !tagged.slice(from).some(endsClause)) return false;
  }
  // "To pass rules intended to guide": behind a comma somebody does something, or "to pass them is hard".
  const isPurpose = bare(tagged[0]) === 'to';
  const isOfPurpose = (at: number) =>
    isPurpose && !is(tagged[at], 'Copula', 'Modal') && !tagged.slice(0, at).some(endsClause);
  let open = 0;
  let isBehindClause = false;
  for (let at = from; at < tagged.length; at += 1) {
    if (opensClause(tagged, at)) open += 1;
    if (at === from || !isFinite(tagged, at) || isParticiple(tagged, at, reduced)) continue;
    const former = is(tagged[at - 1], 'Adverb') ? tagged[at - 2] : tagged[at - 1];
    // "… who wears a hat and is married".
    const goesOn = isBehindClause && is(former, 'Conjunction');
    if (open === 0 && !goesOn && !isOfPurpose(at) && !(isPurpose && is(tagged[at], 'Infinitive')))
      if (tagged.slice(from, at).some(isNamed)) return true;
    if (open > 0) {
      open -= 1;
      isBehindClause = true;
      // "should have been told" is one verb.
      while (is(tagged[at + 1], 'Verb', 'Adverb') && !endsClause(tagged[at])) at += 1;
    }
  }
  return false;
}

/** "… gave an opinion that because the law was old.": the clause that "that" opens is missing. */
export const isLeftOpen = (
  tagged: Tagged,
  { subordinators }: Pick<SentenceWords, 'subordinators'>,
): boolean =>
  tagged.some(
    (word, at) =>
      bare(word) === 'that' &&
      subordinators.includes(bare(tagged[at + 1])) &&
      tagged.slice(at).filter((_, later) => isFinite(tagged, at + later)).length < 2,
  );

/** "Toss in the promotion of two pawns". */
export const isImperative = (tagged: Tagged) => is(tagged[0], 'Imperative') && !is(tagged[0], 'Noun');

/** "Robertson Garden – plants from the desert": what stands before the only dash says nothing. */
function isEntry(tagged: Tagged): boolean {
  const dashes = tagged.flatMap(({ text }, at) =>
    /[–—]$/.test(text) || /^(?:[–—]|-$)/.test(text) ? [at] : [],
  );
  return dashes.length === 1 && !tagged.some((_, at) => at <= (dashes[0] ?? 0) && isFinite(tagged, at));
}

const INSERTING = ['when', 'where', 'while', 'because', 'although'];

/** "In 1970 when X was a sculptor, …": the main clause comes behind the comma; -1 where there is none. */
function endOfInsertedClause(tagged: Tagged): number {
  const verb = tagged.findIndex((_, at) => isFinite(tagged, at));
  const opens = tagged.findIndex((word, at) => at > 0 && at < verb && INSERTING.includes(bare(word)));
  if (opens < 0) return 0;
  return tagged.findIndex((word, at) => at > opens && endsClause(word));
}

const NOBODY = /^(?:any|every|no|some)(?:thing|one|body)$/;
/** The tagger takes some names for other words: a capital letter tells. */
const isNamed = (word: TaggedWord) =>
  is(word, 'Noun', 'Pronoun', 'Acronym') ||
  NOBODY.test(bare(word)) ||
  (/^["“„]?\p{Lu}/u.test(word.text) &&
    !is(word, 'Preposition', 'Determiner', 'Adverb', 'Conjunction', 'Gerund', 'Value', 'PastTense'));
const isCapital = (word: TaggedWord | undefined) => /^["“„]?\p{Lu}/u.test(word?.text ?? '');

/** Who or what, and what it does, within a few words and without a comma. */
export function startsClause(tagged: Tagged): boolean {
  const verb = tagged.findIndex((_, at) => isFinite(tagged, at));
  const before = tagged.slice(0, verb);
  return (
    verb > 0 && verb < 8 && before.some((word) => is(word, 'Noun', 'Pronoun')) && !before.some(endsClause)
  );
}

const closesPhrase = (word: TaggedWord | undefined) =>
  is(word, 'Noun', 'Value', 'Date') && !is(word, 'Pronoun');
const textUpTo = (tagged: Tagged, at: number) =>
  tagged
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ');
const textFrom = (tagged: Tagged, at: number) =>
  tagged
    .slice(at)
    .map(({ text }) => text)
    .join(' ');

/** Where a sentence may end early, and what may follow as a sentence of its own. */
export interface Joint {
  readonly left: string;
  /** Empty where it needs the left part. */
  readonly right: string;
  readonly dropped: string;
  /** What happened is told with its year. */
  readonly isDated?: boolean;
}

/** Before "and" or "but" with a verb, before ", making …", and before "who …", "written by …" of "is a man who …", "is a long novel written by …". */
export function jointsOf(tagged: Tagged): Joint[] {
  return tagged.flatMap((word, at) => {
    const before = tagged[at - 1];
    if (!closesPhrase(before)) return [];
    const said = bare(word);
    const part = (right = ''): Joint[] => [
      { left: textUpTo(tagged, at), right, dropped: textFrom(tagged, at) },
    ];
    if (said === 'and' || said === 'but') {
      const next = is(tagged[at + 1], 'Adverb', 'Ordinal') ? at + 2 : at + 1;
      if (endsClause(before) && startsClause(tagged.slice(at + 1))) return part(textFrom(tagged, at + 1));
      return isFinite(tagged, next) || saysMoreOfSubject(tagged, at) ? part() : [];
    }
    // "early versions of five songs | as well as the song …"
    const isAddition = said === 'as' && bare(tagged[at + 1]) === 'well' && bare(tagged[at + 2]) === 'as';
    if (isAddition) return bare(tagged[at + 3]).endsWith('ing') || isOneOfAll(tagged, at) ? [] : part();
    if (endsClause(before) && is(word, 'Gerund'))
      return endsClause(word) || bare(tagged[at + 1]) === 'and' ? [] : part();
    if (before?.text.endsWith(',') && isDoneTo(tagged, at)) return isSaidOfSubject(tagged, at) ? part() : [];
    if (before?.text.endsWith(',') && isApposed(tagged, at)) return isCopular(tagged, at) ? part() : [];
    // "took place on 3 May 2018 | to elect …": what for is said of a whole clause.
    const isPurpose = said === 'to' && is(tagged[at + 1], 'Infinitive') && /\d{4}$/.test(before?.text ?? '');
    // "the Wealden Ridge | which runs …": a name needs nothing to tell which.
    const isOfName =
      ['who', 'which'].includes(said) && !endsClause(before) && isCapital(before) && !opensOther(tagged, at);
    if (isPurpose || isOfName) return part();
    const isDefining =
      (DEFINING.includes(said) || said === 'where' || isReduced(tagged, at) || isAtName(tagged, at)) &&
      !endsClause(before) &&
      !EMPTY.includes(bare(before)) &&
      !isOneOfAll(tagged, at) &&
      !isOfEach(tagged, at) &&
      isSaidOfSubject(tagged, at, is(before, 'Actor', 'Person') ? 1 : DEFINING_BEHIND);
    return isDefining ? part() : [];
  });
}

/** "all points in a plane | that are as far from it": those alone. */
function isOfEach(tagged: Tagged, at: number): boolean {
  const verb = tagged.findLastIndex((_, place) => place < at && isFinite(tagged, place));
  return tagged.slice(verb, at).some((word) => ['all', 'any', 'every', 'each'].includes(bare(word)));
}

/** ", first published in England", ", bordered by Spain": done to what stands before the comma. */
function isDoneTo(tagged: Tagged, at: number): boolean {
  const first = is(tagged[at], 'Adverb', 'Ordinal') ? at + 1 : at;
  // ", produced and directed by"
  const place = bare(tagged[first + 1]) === 'and' && is(tagged[first], 'PastTense') ? first + 2 : first;
  return (
    is(tagged[place], 'PastTense', 'Participle') &&
    !is(tagged[place], 'Copula', 'Auxiliary', 'Modal') &&
    !endsClause(tagged[place]) &&
    is(tagged[place + 1], 'Preposition')
  );
}

/** ", and Krishna Kumari | who …, reprised": the name is who does something else. */
function opensOther(tagged: Tagged, at: number): boolean {
  const first = tagged.findLastIndex((word, place) => place < at && !isCapital(word));
  return is(tagged[first], 'Conjunction') && endsClause(tagged[first - 1]);
}

/** ", a medium where …", ", member of a party": says what the subject is once more, to the end. */
function isApposed(tagged: Tagged, at: number): boolean {
  const rest = tagged.slice(at);
  const isOneNoun = is(tagged[at], 'Singular') && !isCapital(tagged[at]) && bare(tagged[at + 1]) === 'of';
  if (isOneNoun) return !rest.some(({ text }) => text.endsWith(','));
  const clause = rest.findIndex((word, place) => place > 0 && RELATIVE.includes(bare(word)));
  if (!is(tagged[at], 'Determiner') || isCapital(tagged[at])) return false;
  const isToEnd = !rest.slice(0, -1).some(endsClause) && bare(tagged[at]) === 'the';
  return isToEnd || (clause > 1 && clause < 5 && !rest.slice(0, clause).some(endsClause));
}

/** Its verb says what something is, and no clause hangs on that. */
const isCopular = (tagged: Tagged, at: number): boolean => {
  const verb = tagged.findIndex((_, place) => isFinite(tagged, place));
  return (
    verb > 0 &&
    verb < at - 2 &&
    is(tagged[verb], 'Copula') &&
    is(tagged[verb + 1], 'Determiner') &&
    !tagged.slice(0, at).some((word) => DEFINING.includes(bare(word)))
  );
};

/** "is the 26th season by Southampton, | and the club's first", "is a politician | and the President of …", ", and released in 2009". */
function saysMoreOfSubject(tagged: Tagged, at: number): boolean {
  const before = tagged[at - 1];
  if (!isSaidOfSubject(tagged, at, DEFINING_BEHIND - 1)) return false;
  const next = is(tagged[at + 1], 'Adverb', 'Ordinal') ? at + 2 : at + 1;
  if (endsClause(before) && (isDoneTo(tagged, at + 1) || bare(tagged[next]) === 'being')) return true;
  if (!['the', 'a', 'an'].includes(bare(tagged[at + 1])) || isCapital(tagged[at + 2])) return false;
  const copula = tagged.findIndex((word) => is(word, 'Copula'));
  const isPlain = !tagged.slice(copula, at).some((word) => is(word, 'Preposition'));
  return isPlain || endsClause(before) || isCapital(before);
}

/** Nobody does anything in it. */
const isPhrase = (tagged: Tagged, at: number): boolean =>
  !tagged.slice(at).some((_, place) => isFinite(tagged, at + place));

/** "a football player | for the Houston Oilers": of a place or a team, and not "known for her work | on the Oilers", which says nothing without it. */
function isAtName(tagged: Tagged, at: number): boolean {
  const next = bare(tagged[at + 1]) === 'the' ? tagged[at + 2] : tagged[at + 1];
  return (
    is(tagged[at], 'Preposition') &&
    !['of', 'to', 'as'].includes(bare(tagged[at])) &&
    // "the Patriotic Union for Democracy" is one name.
    !(bare(tagged[at]) === 'for' && next === tagged[at + 1] && isCapital(tagged[at - 1])) &&
    /^\p{Lu}/u.test(next?.text ?? '') &&
    isPhrase(tagged, at) &&
    // "a painter who built boats | in Padstow" says where they were built.
    !tagged.slice(0, at).some((word) => is(word, 'Preposition') || DEFINING.includes(bare(word)))
  );
}

/** "a line of computers | designed and sold by Apple", "a game | developed for consoles". */
function isReduced(tagged: Tagged, at: number): boolean {
  const isDone = (word: TaggedWord | undefined) =>
    is(word, 'PastTense', 'Participle') && !is(word, 'Copula', 'Auxiliary', 'Modal') && !endsClause(word);
  const last = bare(tagged[at + 1]) === 'and' && isDone(tagged[at + 2]) ? at + 2 : at;
  const isOfNoun = is(tagged[at - 1], 'Noun') && !is(tagged[at - 1], 'Ordinal');
  if (!isOfNoun) return false;
  if (is(tagged[at], 'Adverb') && isDone(tagged[at + 1])) return is(tagged[at + 2], 'Preposition');
  if (isDoing(tagged, at)) return true;
  return isDone(tagged[at]) && is(tagged[last + 1], 'Preposition', 'Gerund', 'Adverb');
}

/** "a philosopher | specialising in logic", "a film | starring Betty Grable", and not "a kind of fish farming in Norway". */
function isDoing(tagged: Tagged, at: number): boolean {
  const next = tagged[at + 1];
  const copula = tagged.findIndex((word) => is(word, 'Copula'));
  return (
    is(tagged[at], 'Gerund') &&
    !is(tagged[at], 'Noun') &&
    (is(next, 'Preposition', 'Determiner', 'ProperNoun', 'Person') || isCapital(next ?? tagged[at])) &&
    !tagged.slice(copula, at).some((word) => is(word, 'Preposition', 'Conjunction'))
  );
}

/** "is a term": says nothing of what it is. */
export const EMPTY = [
  ...['term', 'word', 'name', 'phrase', 'concept', 'kind', 'type', 'example', 'instance', 'condition'],
  ...['thing', 'things', 'event', 'events', 'way', 'set', 'series', 'group', 'number'],
  ...['man', 'woman', 'person', 'people', 'child', 'boy', 'girl', 'place', 'area', 'time', 'part'],
];
/** "is a painter" says who; "is a device" says nothing without what it does. */
const DEFINING_BEHIND = 4;
/** "is a man", "was the fifth album", "were express locomotives". */
function saysWhatItIs(tagged: Tagged, copula: number, article: number, at: number): boolean {
  const [first, next] = [tagged[article], tagged[article + 1]];
  if (/^an?$/.test(bare(first))) return true;
  if (bare(first) === 'the') return is(next, 'Ordinal', 'Superlative');
  const said = tagged.slice(article, at);
  return (
    ['are', 'were'].includes(bare(tagged[copula])) &&
    said.every(
      (word, place) => is(word, 'Adjective', 'Noun') && (place === said.length - 1 || !endsClause(word)),
    ) &&
    said.some((word) => is(word, 'Plural')) &&
    !said.some((word) => is(word, 'Pronoun', 'Possessive'))
  );
}

/** "X is a man | who …": what something is stays true without what else is said of it. */
function isSaidOfSubject(tagged: Tagged, at: number, words = 1): boolean {
  const copula = tagged.findIndex((word) => is(word, 'Copula'));
  const article = is(tagged[copula + 1], 'Adverb') ? copula + 2 : copula + 1;
  return (
    copula > 0 &&
    copula + words <= at &&
    saysWhatItIs(tagged, copula, article, at) &&
    !tagged.slice(0, copula).some((word) => DEFINING.includes(bare(word)))
  );
}

/** "the fifth album | by Van Morrison", "the largest library | in the region": the first or the most of what is part of it. */
const isOneOfAll = (tagged: Tagged, at: number): boolean =>
  tagged
    .slice(0, at)
    .some((word, place) => is(word, 'Ordinal', 'Superlative') && bare(tagged[place - 1]) === 'the');
