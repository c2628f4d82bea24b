/**
 * What an English sentence takes as known though it does not say it, by its words: a comparison has its other half, a
 * time what it is counted from, a last name the rest of it.
 */
import { taggedWords } from '../../pictures/cards/taggedWords';
import { rootOf } from '../../text/words';
import { bare, is, type Tagged } from './englishGrammar';
import type { SentenceWords } from './sentenceWords';
import type { Standing } from './standing';
import { isHeadOfSubject, isOnSubject, type Subject } from './subject';

export const takesAsKnown = (tagged: Tagged, standing: Standing): boolean =>
  lacksNoun(tagged) ||
  hasShortName(tagged, standing.subject) ||
  lacksWhatOf(tagged, standing) ||
  (!standing.isOwn && lacksPlaceOf(tagged)) ||
  lacksPlaceOfSection(tagged, standing) ||
  lacksPartner(tagged, standing.words) ||
  isBeforeSomething(tagged, standing.words) ||
  (!standing.isOwn && happenedToNothing(tagged, standing)) ||
  contradicts(tagged);

export const tellsOfPast = (tagged: Tagged) =>
  tagged.some((word) => is(word, 'PastTense') || ['was', 'were', 'had', 'did'].includes(bare(word)));

/** "X was the second.", "A second, by Newbury, …": the second what? */
const lacksNoun = (tagged: Tagged): boolean =>
  tagged.some(
    (word, at) =>
      is(word, 'Ordinal') &&
      !is(word, 'Date') &&
      is(tagged[at - 1], 'Determiner') &&
      // "each second" is a time.
      !['each', 'every', 'per'].includes(bare(tagged[at - 1])) &&
      /[,.;]$/.test(word.text),
  ) ||
  // "placed 3rd and left": in what?
  tagged.some(
    (word, at) =>
      is(word, 'Ordinal') &&
      !is(word, 'Date') &&
      is(tagged[at - 1], 'Verb') &&
      (!tagged[at + 1] || endsClause(word) || is(tagged[at + 1], 'Conjunction')),
  );
const endsClause = (word: Tagged[number]) => /[,;.]$/.test(word.text);

const isCapital = (text: string) => /^["“„]?[\p{Lu}\p{N}]/u.test(text);

const isPartOfLonger = (text: string, name: string): boolean =>
  [...text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+/gu)].some(([said]) =>
    said.split(' ').slice(1).includes(name),
  );
const textBefore = (tagged: Tagged, at: number) =>
  tagged
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ');

/** "Davis believed the loss", "the Platform": who or what is named in full elsewhere is known by its last name there alone. */
const hasShortName = (tagged: Tagged, { fullNameOf }: Subject): boolean =>
  tagged.some((word, at) => {
    const name = word.text.replace(/^["“„]|['’]s?[,.;:]?$|[,.;:"”]+$/gu, '');
    const isWholeName =
      (at > 0 &&
        isCapital(tagged[at - 1]?.text ?? '') &&
        !/[,;:]$/.test(tagged[at - 1]?.text ?? '') &&
        !is(tagged[at - 1], 'Preposition', 'Determiner', 'Adverb', 'Conjunction')) ||
      (isCapital(tagged[at + 1]?.text ?? '') &&
        is(tagged[at + 1], 'ProperNoun') &&
        !/[,;’']/.test(word.text));
    const full = fullNameOf(name);
    const isSaidWho =
      at > 0 &&
      (full?.name.startsWith(`${bare(tagged[at - 1])} `) === true ||
        // "sold to Richard Davenport and remained in the Davenport family"
        (full !== undefined && isPartOfLonger(textBefore(tagged, at), name)));
    if (full === undefined || isWholeName || isSaidWho || is(word, 'Place', 'Demonym')) return false;
    // "Eva Rojas": a first name that its last one follows.
    const next = tagged[at + 1]?.text.replace(/['’]s?$|[^\p{L}\p{M}]+/gu, '') ?? '';
    if (next !== '' && full.name.split(' ').includes(next) && !/[,;]$/.test(word.text)) return false;
    const [, ...former] = taggedWords(full.name).toReversed();
    return bare(tagged[at - 1]) === 'the' || full.isPerson || former.some((one) => is(one, 'FirstName'));
  });

/** "Examples include acids": examples of what? */
function lacksWhatOf(tagged: Tagged, { subject, words: { relational, definite } }: Standing): boolean {
  const at = is(tagged[0], 'Determiner') ? 1 : 0;
  const first = is(tagged[at], 'Adjective') ? at + 1 : at;
  const says = [...definite.saying, ...definite.sayingOfSubject];
  const next = tagged[first + 1];
  // "The proposal was rejected" of an article on one.
  const isSubject =
    bare(tagged[0]) === 'the' && subject.isOne && isHeadOfSubject(rootOf(bare(tagged[first])), subject);
  return (
    !isSubject &&
    relational.includes(bare(tagged[first])) &&
    !says.includes(bare(next)) &&
    !/^["“„]?\p{Lu}/u.test(next?.text ?? '')
  );
}

/** Letters that "Chad" and "Chadian", "Spain" and "Spanish" share. */
const SHARED = 3;
/** "Children were kidnapped during the war" under "Burundi": where? */
const lacksPlaceOfSection = (tagged: Tagged, { place, subject }: Standing): boolean => {
  const names = (place ?? '').match(/\p{Lu}\p{L}{2,}/gu)?.filter((name) => name !== 'The') ?? [];
  if (names.every((name) => subject.names.has(name.toLowerCase()))) return false;
  return !names.some((name) =>
    tagged.some((word) => bareName(word.text).startsWith(name.slice(0, Math.max(SHARED, name.length - 3)))),
  );
};
const bareName = (text: string) => text.replace(/^\P{L}+/u, '');

/** What a role is had in. */
const OF_ROLE = ['of', 'at', 'for', 'to', 'in', 'on', 'under', 'with', 'behind'];
/** "was founding president in 1891": a role without an article is the only one of something, which has to be said. */
const lacksPlaceOf = (tagged: Tagged): boolean =>
  tagged.some((word, at) => {
    if (!is(word, 'Actor') || is(word, 'Plural', 'ProperNoun') || isCapital(word.text)) return false;
    const isBare =
      is(tagged[at - 1], 'Copula') ||
      (is(tagged[at - 1], 'Adjective', 'Gerund', 'Noun') && is(tagged[at - 2], 'Copula'));
    const behind = tagged.slice(at + 1, at + 4);
    return isBare && !behind.some((one, place) => OF_ROLE.includes(bare(one)) && !isTime(behind[place + 1]));
  });
const isTime = (word: Tagged[number] | undefined) => is(word, 'Date', 'Month', 'Duration', 'Year');

/** The tagger takes "rich" for one. */
const COMPARED = /(?:er|more|less|worse)$/;

/** "the heavier warships": than which? Without an article it is more than before or than elsewhere: "buys fewer goods". */
function lacksPartner(tagged: Tagged, { definite: { comparing, parting } }: SentenceWords): boolean {
  const said = tagged.map(bare);
  if (said[0] === 'another') return true;
  if (said.some((word) => comparing.includes(word))) return false;
  if (['more', 'less', 'fewer'].includes(said[0] ?? '') && is(tagged[1], 'Adjective', 'Plural')) return true;
  // "Smaller communities include …"
  if (is(tagged[0], 'Comparative') && COMPARED.test(said[0] ?? '') && is(tagged[1], 'Plural')) return true;
  return tagged.some((word, at) => {
    const former = is(tagged[at - 1], 'Adverb') ? tagged[at - 2] : tagged[at - 1];
    // "were significantly higher", and not "is better known".
    if (is(former, 'Copula') && is(word, 'Comparative') && COMPARED.test(said[at] ?? ''))
      return said[at + 1] !== 'known';
    if (said[at - 1] !== 'the') return false;
    const isMore = ['more', 'less'].includes(said[at] ?? '') && is(tagged[at + 1], 'Adjective');
    return isMore || (is(word, 'Comparative') && !parting.includes(said[at] ?? ''));
  });
}

/** "In 1797 the convoy had been attacked", "a month later": counted from what the text has just told. */
function isBeforeSomething(
  tagged: Tagged,
  { definite: { times, counted, comparing, presupposing } }: SentenceWords,
): boolean {
  const said = tagged.map(bare);
  const isPast = tellsOfPast(tagged);
  if (isPast && said.some((word) => presupposing.includes(word))) return true;
  // "On July 16 her train …": of which year?
  const hasMonth = tagged.some((word) => is(word, 'Month') && isCapital(word.text));
  if (isPast && hasMonth && !tagged.some(({ text }) => /(?<![\d,.])\d{4}(?!\d)/.test(text))) return true;
  // "An election would have been necessary": if what?
  if (said.some((word, at) => word === 'would' && said[at + 1] === 'have') && !said.includes('if'))
    return true;
  const isCounted = tagged.some(
    (word, at) =>
      counted.includes(said[at] ?? '') &&
      is(tagged[at - 1], 'Duration') &&
      !comparing.includes(said[at + 1] ?? ''),
  );
  if (isCounted) return true;
  if (said.some((word) => times.includes(word))) return false;
  return tagged.some((word, at) => {
    // "had previously served"
    const next = is(tagged[at + 1], 'Adverb', 'Negative') ? at + 2 : at + 1;
    return (
      said[at] === 'had' &&
      (said[next] === 'been' || (is(tagged[next], 'PastTense') && is(word, 'Auxiliary')))
    );
  });
}

/** "An analysis was published in 2006.": it happened to nothing that has a name, that the text is on or that was brought up. */
function happenedToNothing(tagged: Tagged, { subject }: Standing): boolean {
  const isPast = tellsOfPast(tagged) || tagged.some((word) => bare(word) === 'would');
  return (
    isPast &&
    !tagged.some((word, at) => {
      const isName =
        /^["“„(]?\p{Lu}/u.test(word.text) &&
        !is(word, 'Date', 'Month', 'WeekDay') &&
        (at > 0 || is(word, 'ProperNoun', 'Person', 'Place', 'Organization', 'Demonym'));
      const root = rootOf(bare(word));
      return (
        isName ||
        is(word, 'Superlative') ||
        subject.names.has(bare(word)) ||
        isOnSubject(root, subject) ||
        isHeadOfSubject(root, subject)
      );
    })
  );
}

/** "Lee did make plans": somebody has said that he did not. */
const contradicts = (tagged: Tagged): boolean =>
  tagged.some(
    (word, at) =>
      ['do', 'does', 'did'].includes(bare(word)) &&
      is(tagged[at - 1], 'Noun') &&
      is(tagged[at + 1], 'Infinitive') &&
      !/n['’]t/.test(word.text),
  );
