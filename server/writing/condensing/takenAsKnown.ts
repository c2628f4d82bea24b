/** What an English sentence takes as known though it does not say it: a thing, a person, the other half of a comparison, an earlier time. */
import { rootOf } from '../../text/words';
import { bare, is, type Tagged } from './englishGrammar';
import type { SentenceWords } from './sentenceWords';
import { isOnSubject, type Subject } from './subject';

export const takesAsKnown = (tagged: Tagged, subject: Subject, words: SentenceWords): boolean =>
  hasBareThing(tagged, subject, words) ||
  hasSurname(tagged, subject) ||
  lacksWhatOf(tagged, words) ||
  lacksPartner(tagged) ||
  isBeforeSomething(tagged) ||
  contradicts(tagged);

const SAYING_WHICH = ['of', 'that', 'who', 'which', 'whose', 'where', 'whom', 'between', 'for', 'to'];
const isCapital = (text: string) => /^["“„]?[\p{Lu}\p{N}]/u.test(text);

const tellsOfPast = (tagged: Tagged) =>
  tagged.some((word) => is(word, 'PastTense') || ['was', 'were', 'had'].includes(bare(word)));

/** "completed the film in 1983": the thing was told of before. What is true at all times needs no such thing: "the chick". */
function hasBareThing(tagged: Tagged, subject: Subject, { known }: SentenceWords): boolean {
  if (!tellsOfPast(tagged)) return false;
  return tagged.some((word, at) => {
    if (bare(word) !== 'the') return false;
    const [thing, next] = [tagged[at + 1], tagged[at + 2]];
    if (!thing || !is(thing, 'Noun') || is(thing, 'Date') || isCapital(thing.text)) return false;
    const isOwner = /['’]s?$/.test(thing.text);
    const isPhraseOfMore = !isOwner && !/[,;:.]/.test(thing.text) && is(next, 'Noun', 'Value', 'Gerund');
    if (isPhraseOfMore || (!isOwner && SAYING_WHICH.includes(bare(next)))) return false;
    const root = rootOf(bare(thing));
    return (
      !known.includes(bare(thing)) &&
      !isOnSubject(root, subject) &&
      !tagged.some((other, place) => place !== at + 1 && rootOf(bare(other)) === root)
    );
  });
}

/** "Davis believed the loss": who is named in full elsewhere is known by the surname there alone. */
const hasSurname = (tagged: Tagged, { surnames }: Subject): boolean =>
  tagged.some((word, at) => {
    const name = word.text.replace(/^["“„]|['’]s?[,.;:]?$|[,.;:"”]+$/gu, '');
    const isWholeName =
      (at > 0 && isCapital(tagged[at - 1]?.text ?? '') && !is(tagged[at - 1], 'Preposition', 'Determiner')) ||
      is(tagged[at + 1], 'ProperNoun');
    return surnames.has(name) && is(word, 'Person', 'LastName') && !isWholeName;
  });

const OF_WHAT = ['of', 'to', 'for', 'in', 'from', 'that', 'between', 'against'];

/** "Examples include acids": examples of what? */
function lacksWhatOf(tagged: Tagged, { relational }: SentenceWords): boolean {
  const at = is(tagged[0], 'Determiner') ? 1 : 0;
  const first = is(tagged[at], 'Adjective') ? at + 1 : at;
  return relational.includes(bare(tagged[first])) && !OF_WHAT.includes(bare(tagged[first + 1]));
}

const BECOMING = [
  'become',
  'becomes',
  'became',
  'grow',
  'grows',
  'grew',
  'get',
  'gets',
  'make',
  'makes',
  'made',
];
/** They compare with nothing that is not there: "the lower jaw". */
const PLACES = [
  'lower',
  'upper',
  'inner',
  'outer',
  'later',
  'earlier',
  'further',
  'former',
  'latter',
  'elder',
];

/** "the heavier warships": than which? Without an article it is more than before or than elsewhere: "buys fewer goods". */
function lacksPartner(tagged: Tagged): boolean {
  const said = tagged.map(bare);
  if (said[0] === 'another') return true;
  if (said.includes('than') || said.some((word) => BECOMING.includes(word))) return false;
  return tagged.some((word, at) => {
    if (said[at - 1] !== 'the') return false;
    const isMore = ['more', 'less'].includes(said[at] ?? '') && is(tagged[at + 1], 'Adjective');
    const isComparative =
      is(word, 'Comparative') && is(word, 'Adjective') && !PLACES.includes(said[at] ?? '');
    return (isMore && !said.includes('most')) || isComparative;
  });
}

const TIMES = [
  'before',
  'when',
  'by',
  'after',
  'until',
  'since',
  'that',
  'which',
  'who',
  'where',
  'if',
  'once',
  'because',
];

/** "In 1797 the convoy had been attacked", "was now convinced": before or after what the text has just told. */
function isBeforeSomething(tagged: Tagged): boolean {
  const said = tagged.map(bare);
  if (tellsOfPast(tagged) && said.includes('now')) return true;
  if (said.some((word) => TIMES.includes(word))) return false;
  return tagged.some(
    (word, at) =>
      bare(word) === 'had' &&
      (said[at + 1] === 'been' || (is(tagged[at + 1], 'PastTense') && is(word, 'Auxiliary'))),
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
