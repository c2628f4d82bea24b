/** A long sentence, cut where a clause ends: what stays is whole, and in the article's words. */
import { taggedWords } from '../../pictures/cards/taggedWords';
import { clauseEndsOf, withoutInsertedClauses } from './clauseEnds';
import { COORDINATORS, hasSubjectAndVerb, verbsBehindCoordinators } from './coordinated';
import { datedEndsOf, earlyEndsOf } from './earlyEnds';
import { bare, DEFINING, is, isFinite, jointsOf, RELATIVE, type Joint } from './englishGrammar';
import type { SentenceWords } from './sentenceWords';
import { elidedIn, isVerb, saidIn } from './mainVerb';
import { hasOpenQuotation } from '../../text/quotations';
import { rootOf } from '../../text/words';
import { partsOf } from '../../text/partsOfSpeech';
import { isPos } from './nounPhrases';
import { beginsWith, holds, plainWords } from './plainWords';
import type { Standing } from './standing';
import { SENTENCE_WORDS } from './standsAlone';
import { wordsIn } from './wordsIn';

const SHORTEST = 5;

/** What a way to say a sentence leaves out: of less that is needed, the first before the others. A `clause` has its own mark or “and”; an `end` has none. */
export const LEFT_OUT = ['nothing', 'addition', 'clause', 'end'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
/** A shorter way to say a sentence. */
export interface Way {
  readonly text: string;
  readonly leavesOut: LeftOut;
}
const rankOf = (one: LeftOut) => LEFT_OUT.indexOf(one);
const together = (a: LeftOut, b: LeftOut): LeftOut => (rankOf(a) > rankOf(b) ? a : b);

/**
 * Itself where it is short enough, and what can be said of it in fewer words; the longest first.
 * @param andLess of what is short enough, too: its end may be what cannot be said alone
 */
export function shortened(
  sentence: string,
  standing: Standing,
  { andLess, depth = 2 }: { andLess: boolean; depth?: number },
): Way[] {
  const isShort = wordsIn(sentence) <= SENTENCE_WORDS.max;
  const itself: Way[] = isShort ? [{ text: sentence, leavesOut: 'nothing' }] : [];
  // A bracket whose other half is missing tears what stands around it.
  if (depth === 0 || (isShort && !andLess) || /[()[\]{}]/.test(sentence)) return itself;
  const leaving =
    (leavesOut: LeftOut) =>
    (text: string): Way => ({ text, leavesOut });
  const ways = [
    ...clausesOf(sentence, standing)
      .slice(0, 3)
      .filter((part, at) => at === 0 || saysOfWhat(part, standing))
      // What goes on behind a semicolon leans on what stands before it.
      .map((part, at) => leaving(at === 0 ? 'clause' : 'end')(asSentence(part, standing.words))),
    ...withoutOtherNames(sentence, standing).map(leaving('addition')),
    ...withoutInsertions(sentence, standing).map(leaving('addition')),
    ...cutsOf(sentence, standing, andLess),
  ];
  const shorter = onceEach(ways)
    .filter(({ text }) => wordsIn(text) < wordsIn(sentence) && wordsIn(text) >= SHORTEST)
    .flatMap(({ text, leavesOut }) =>
      shortened(text, standing, { andLess, depth: depth - 1 }).map((way) => ({
        text: way.text,
        leavesOut: together(leavesOut, way.leavesOut),
      })),
    );
  return onceEach([...itself, ...shorter]).toSorted((a, b) => wordsIn(b.text) - wordsIn(a.text));
}

/** What its semicolons part, if those are no list: "of Peter Martin, the superintendent; Charles Sorensen, his clerk; and …". */
function clausesOf(sentence: string, { language, words: { verbs } }: Standing): string[] {
  const parts = sentence.split(/;\s+/);
  const [, second = '', ...more] = parts;
  const isList = language === 'en' && more.length > 0 && !hasSubjectAndVerb(second, verbs.reduced);
  return isList ? [sentence] : parts;
}

/** As the way that leaves out less. */
function onceEach(ways: readonly Way[]): Way[] {
  const least = new Map<string, Way>();
  for (const way of ways) {
    const known = least.get(way.text);
    if (!known || rankOf(way.leavesOut) < rankOf(known.leavesOut)) least.set(way.text, way);
  }
  return [...least.values()];
}

export const asSentence = (part: string, { fullStop }: SentenceWords): string => {
  const plain = part
    .trim()
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/,(?=["”»]$)/, '');
  return (
    plain && plain.charAt(0).toUpperCase() + plain.slice(1) + (/[.!।]["”»]?$/.test(plain) ? '' : fullStop)
  );
};

/** "which", "some of which", "in which", "commonly known as". */
const relative = ({ words: { relatives } }: Standing) =>
  `(?:\\p{L}+ly\\s+|(?:\\p{L}+\\s+of|in|to|from|for|by|on|at|with|during|after|of|through|under)\\s+)?(?:${relatives.join('|')})(?![\\p{L}\\p{M}])`;

/** ", which opened in 1901," between two commas, where the verb goes on. */
function withoutInsertions(sentence: string, standing: Standing): string[] {
  const { articles, verbs } = standing.words;
  if (standing.language !== 'en') return withoutInsertedClauses(sentence, standing.words);
  const insertion = new RegExp(
    `,\\s+(?:${relative(standing)}|(?:${articles.join('|')})\\b)[^,;"“”]*,\\s`,
    'giu',
  );
  const begins = new RegExp(`^,\\s+(?:${articles.join('|')})\\b`, 'iu');
  const dashed = sentence.replace(BETWEEN_DASHES, ' ');
  const aside = dashed === sentence ? [] : [dashed];
  return [...aside, ...withoutDeeds(sentence)].concat(
    [...sentence.matchAll(insertion)].flatMap(({ 0: inserted, index }) => {
      const { length } = inserted;
      const [before, after] = [sentence.slice(0, index), sentence.slice(index + length)];
      // "In 2020, | the minister said that when it rains, | the ferry would be kept": what somebody does is no insertion.
      const isClauseOfItsOwn =
        begins.test(inserted) &&
        (hasSubjectAndVerb(inserted.slice(1).trim(), verbs.reduced) || hasVerbOfItsOwn(inserted));
      if (isClauseOfItsOwn) return [];
      if (!beginsWithVerb(after)) return [];
      // "co-wrote with Rocha, the scripts of two films, filmed in Spain": who has done one thing does no second one without an "and".
      const tagged = taggedWords(before);
      if (tagged.some((_, at) => at > 0 && isFinite(tagged, at))) return [];
      // "The arena, its predecessor, as well as the stadium, are": more than one of them does it.
      if (before.includes(',') && !is(tagged[0], 'Preposition', 'Adverb', 'Conjunction')) return [];
      // "The oldest contest, the Chopin Competition, founded in 1927, is held": its verb stands behind what was done to it.
      const [, behind = ''] = after.split(/,\s+/);
      return beginsWithVerb(behind) ? [] : [`${before} ${after}`];
    }),
  );
}

/** "the human being | is often regarded …", and neither "the third of its kind" nor "a town that lies in …". */
const hasVerbOfItsOwn = (inserted: string): boolean => {
  const tagged = taggedWords(inserted.slice(1).trim());
  const verb = tagged.findIndex((_, at) => at > 0 && isFinite(tagged, at));
  return verb > 0 && !tagged.slice(0, verb).some((word) => RELATIVE.includes(bare(word)));
};

/** Of what "it" does there: the clause tells, and the tagger takes as long for the rest. */
const beginsWithVerb = (text: string): boolean => {
  const [clause = text] = /^(?:\S+\s+){2}[^,;:]*/u.exec(text) ?? [];
  return isFinite(taggedWords(`It ${clause}`), 1);
};

/** "anthrax — a disease of livestock — and", "New York—often called New York City—is". */
const BETWEEN_DASHES =
  /(?:\s+[–—]\s+|(?<=\p{L})—(?=\p{L}))[^–—;]{3,120}(?:\s+[–—]\s+|(?<=[\p{L}”"])—(?=\p{L}))/gu;

/** "between a fleet, | commanded by Murat Reis, | against another": what was done to what stands before it, where the clause goes on. */
const withoutDeeds = (sentence: string): string[] =>
  [
    ...sentence.matchAll(
      /,\s+(?=(?:\p{Ll}+ly\s)?\p{Ll}+ed\s(?:by|in|at|on|from|to|with|as|near)\s)[^,;"“”]*,\s/gu,
    ),
  ].flatMap(({ 0: { length }, index }) => {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + length)];
    const tagged = taggedWords(before);
    const hasVerb = tagged.some((_, at) => at > 0 && isFinite(tagged, at));
    const goesOn = is(taggedWords(after)[0], 'Preposition') || (!hasVerb && beginsWithVerb(after));
    // "In the Treaty of Montevideo, | signed in 1828, | after a mediation, Brazil …"
    const joint = hasVerb || beginsWithVerb(after) ? ' ' : ', ';
    return goesOn && !before.includes(',') ? [before + joint + after] : [];
  });

/** "Andorra, officially the Principality of Andorra, also called …, is …": what stands between the name and what it is. */
function withoutOtherNames(
  sentence: string,
  { subject: { name }, words: { copulas, coordinators } }: Standing,
): string[] {
  const oneName = withoutAlternative(sentence, name, [...copulas.one, ...copulas.many]);
  if (oneName) return [oneName];
  // "Bjelaj Fortress locally known as "Stari Grad", is …": its first comma is missing.
  const known = /^ (?:\p{Ll}+ly )?(?:known|called) [^,;]{1,60}, /u;
  if (name !== '' && sentence.startsWith(name) && known.test(sentence.slice(name.length)))
    return [`${name} ${sentence.slice(name.length).replace(known, '')}`];
  if (name === '' || !sentence.startsWith(`${name},`)) return [];
  const joint = new RegExp(`,\\s(?=(?:${[...copulas.one, ...copulas.many].join('|')})\\s)`, 'u');
  const behind = sentence.slice(name.length + 1);
  const [inserted = '', ...rest] = joint.test(behind) ? behind.split(joint) : partedAtVerb(behind);
  const [first = ''] = plainWords(inserted);
  return rest.length > 0 && !hasOpenQuotation(inserted) && !['and', 'or', ...coordinators].includes(first)
    ? [`${name} ${rest.join(', ')}`]
    : [];
}

const NAMED = /\b(?:known|called|named|dubbed|spelled)\b/u;
/** "also known as the Battle of the Vaart, | occurred on 9 May": an event is not, it happens. */
function partedAtVerb(behind: string): string[] {
  const [inserted = '', ...rest] = behind.split(/,\s/u);
  const goesOn = rest.join(', ');
  return NAMED.test(inserted) && beginsWithVerb(goesOn) ? [inserted, goesOn] : [behind];
}

/** "Sound power | or acoustic power | is …" */
function withoutAlternative(sentence: string, name: string, copulas: readonly string[]): string | undefined {
  if (name === '' || !sentence.startsWith(`${name} or `)) return undefined;
  const other = new RegExp(`^ or [^,;]{1,40}? (?=(?:${copulas.join('|')}) )`, 'u');
  const rest = sentence.slice(name.length);
  return other.test(rest) ? name + rest.replace(other, ' ') : undefined;
}

/** "a concert tour by Daft Punk, | their first one since 1997." */
const owners = ({ language, words: { subjects } }: Standing): string[] =>
  language === 'en' ? Object.values(subjects) : [];

/** Each way to leave out its end, or to say it as a sentence of its own. */
function cutsOf(sentence: string, standing: Standing, andLess: boolean): Way[] {
  // ", the third of its kind." at the end says what was named once more.
  const again = `,\\s+(?:${[...standing.words.articles, ...owners(standing)].join('|')})\\b(?!.*(?:,| and | or ))`;
  const when = standing.language === 'en' ? `|(?<=\\d),?\\s+when\\b` : '';
  const loose = andLess ? standing.words.loose.map((one) => `|,\\s+${one}\\b`).join('') : '';
  // "until Peter Parker, | The Man": a title goes on with a capital letter.
  const closings = new RegExp(
    `,\\s+${relative(standing)}${loose}|${again}${when}|;\\s|(?<!\\d)\\s[–—]\\s`,
    'gu',
  );
  const cuts = [...sentence.matchAll(closings)].map(({ index }): Joint => ({
    left: sentence.slice(0, index),
    right: '',
    dropped: sentence.slice(index),
  }));
  const joints =
    standing.language === 'en'
      ? jointsOf(taggedWords(sentence)).filter(
          (joint) => dropsVerb(sentence, joint) && partsClauses(joint, standing.words),
        )
      : clauseEndsOf(sentence, standing.words).map((cut): Joint => ({ ...cut, right: '' }));
  const early =
    standing.language === 'en'
      ? [...datedEndsOf(sentence), ...earlyEndsOf(sentence, standing.words)].map((end) => ({
          ...end,
          right: '',
        }))
      : [];
  const ends = [
    ...[...cuts, ...joints].filter(({ left, dropped }) => endsNoList(left, dropped, standing)),
    ...early,
  ].filter((end) => tearsNothing(end, standing));
  return ends.flatMap(({ left, right, dropped, isDated }) =>
    [left, ...(right && saysOfWhat(right, standing) ? [right] : [])].map((part) => ({
      text: asSentence(part, standing.words),
      leavesOut: isDated ? 'addition' : isClause(left, dropped, standing) ? 'clause' : 'end',
    })),
  );
}

/**
 * ", which …", "; …", "and put up …": of "an official selection | in Taste of Film" the end may be all that it says. A "but"
 * takes back what stands before it, and an "and" goes on with a clause within: "when they came | and found the doors locked".
 */
const isClause = (left: string, dropped: string, { language, words }: Standing) => {
  if (language !== 'en') return !tellsWhich(left, dropped, words);
  const [first = ''] = plainWords(dropped);
  const isMarked = /[,;–—]$/u.test(left.trim()) || /^\s*[,;–—]/u.test(dropped);
  const isWithin = plainWords(left).some(
    (word, at) => at > 0 && (DEFINING.includes(word) || words.subordinators.includes(word)),
  );
  return first !== 'but' && (isMarked || (first === 'and' && !isWithin));
};

/** Words of a thing with its article, and a verb behind them. */
const OF_THING = 5;
/** "die Gesamtheit aller Materialien, | die …", "es la parte de la química, | que …": of languages where a comma says nothing of it, it may tell which is meant. */
function tellsWhich(left: string, dropped: string, words: SentenceWords): boolean {
  const { joining, articles, indefinites, prefaces } = words;
  const [first = ''] = plainWords(dropped);
  if (![...joining.anywhere, ...joining.behindComma].includes(elidedIn(first))) return false;
  const said = saidIn(left.split(/[,;:]/).at(-1) ?? '', words);
  const verb = said.findLastIndex((one, at) => at < said.length - 1 && isVerb(one, words));
  const article = said
    .slice(Math.max(verb + 1, said.length - OF_THING))
    .map(({ word }) => elidedIn(word))
    .find((word, at, all) => articles.includes(word) && !prefaces.includes(all[at - 1] ?? ''));
  return article !== undefined && !indefinites.includes(article);
}

/** "two porches—one | off the hall and one off the yard—with": what stands between two of them is left out whole. */
const DASH = /(?<!\d)[–—](?!\d)/u;

/** No quotation and no insertion is open, no half of two stands alone, and no condition and no name is torn. */
export function tearsNothing(
  { left, dropped, isDated = false }: Omit<Joint, 'right'>,
  standing: Standing,
): boolean {
  const { partners, conditions } = standing.words;
  const kept = plainWords(left);
  // "IF amplifiers" are on no condition.
  const lost = plainWords(
    dropped
      .replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, '')
      // "from 1901 until 1910"
      .replace(/\bfrom\b[^,]* until\b/g, 'from'),
  );
  // "a doctor | who was held until she was freed": a condition of what is left out.
  const isRelative = standing.language === 'en' && RELATIVE_CLAUSE.test(dropped);
  // "was founded in 1862, | but was not open until 1873": so is one of what happened next.
  const isOfNext = isDated && /^, (?:and|but) /.test(dropped);
  return (
    !hasOpenQuotation(left) &&
    // "equivalent to the statement | that the product is not empty"
    !(
      standing.language === 'en' &&
      /\bthe (?:\p{Ll}+ )?\p{Ll}+$/u.test(left) &&
      /^\s*that\s/.test(dropped)
    ) &&
    // "consisting of Peter Martin, | the superintendent; Charles Sorensen, his assistant; and …"
    (dropped.match(/;/g)?.length ?? 0) < 2 &&
    // "to 2 years, | 9 months and 22 days"
    !/^,\s+(?:and\s+)?\d{1,3}\s/.test(dropped) &&
    !(DASH.test(dropped) && (left.match(new RegExp(DASH, 'gu'))?.length ?? 0) % 2 === 1) &&
    (isRelative || isOfNext || !conditions.some((condition) => holds(condition, lost))) &&
    // "to parents John, | who was a Scot, and Mary": the list goes on behind the insertion.
    !/^,.*,\s(?:and|or) \p{Lu}/u.test(dropped) &&
    !Object.entries(partners).some(([one, other]) => {
      const at = kept.findLastIndex((_, place) => beginsWith(one, kept, place));
      return at >= 0 && !holds(other, kept.slice(at));
    }) &&
    !(standing.language === 'en' && tearsWords(left, dropped))
  );
}

/** "the Ultimate | Fighting Championship", "the Society | for Nondestructive Testing", "best | known". */
function tearsWords(left: string, dropped: string): boolean {
  if (/(?<=\s)\p{Lu}[\p{L}\p{M}’'-]*$/u.test(left) && /^(?:for )?\p{Lu}/u.test(dropped)) return true;
  const before = partsOf(left);
  const whole = partsOf(`${left} ${dropped}`);
  return isPos(whole[before.length - 1], 'ADV') && isPos(whole[before.length], 'VERB', 'ADJ');
}

/** "Hydrogen has one proton, but | isotopes exist with two neutrons": of what, the first half may have said. */
const saysOfWhat = (part: string, { subject: { names, roots, heads }, language }: Standing): boolean =>
  language !== 'en' ||
  plainWords(part).some((word) => {
    const plain = word.replace(/'s$/, '');
    const root = rootOf(plain);
    return names.has(plain) || roots.has(root) || heads.has(root);
  });

/** Both taggers find a verb behind the "and" of the end that is dropped: not in "and aspartate metabolism". */
function dropsVerb(sentence: string, { right, dropped }: Joint): boolean {
  if (right !== '' || !COORDINATORS.some((one) => dropped.startsWith(`${one} `))) return true;
  return verbsBehindCoordinators(sentence).at(-verbsBehindCoordinators(dropped).length) === true;
}

/** What is said apart on both sides of an "and" is a clause on both. */
const partsClauses = ({ left, right }: Joint, { verbs: { reduced } }: SentenceWords): boolean =>
  right === '' || [left, right].every((side) => hasSubjectAndVerb(side, reduced));

/** "alone among officers, including submariners, | in believing in a war": what is said behind the insertion belongs to what is kept. */
const isInserted = (dropped: string, { prefaces, articles, joining }: SentenceWords): boolean => {
  const [inserted = '', ...more] = dropped.replace(/^,\s+/, '').split(/,\s+/);
  const isClause = /^(?:which|who|whom|whose|where|while|whereas|(?:\p{L}+ )?(?:which|whom|whose))\b/u.test(
    inserted,
  );
  const [next = ''] = plainWords(more[0] ?? '');
  // "to parents John, | who was a Scot, and Mary": the list goes on behind the insertion.
  if (/^(?:and|or) \p{Lu}/u.test(more[0] ?? '')) return true;
  // "will perceive the universe, | including its background, to be even"; "a physicist | who contributed to A, to B" has it within its clause.
  if (next === 'to' && !(isClause && !dropped.startsWith(','))) return true;
  // "l'opinion, | nouvelle à l'époque, que la structure …"
  if (joining.anywhere.includes(next.replace(/(?<=').*$/, '')) && !isClause) return true;
  return dropped.startsWith(',') && !isClause && !articles.includes(next) && prefaces.includes(next);
};

/** It runs to the end of the sentence. */
const RELATIVE_CLAUSE =
  /^,?\s*(?:which|who|whom|whose|where|that)\b[^,]*$|^(?:which|who|whom|whose|where|that)\b/u;

/** "is a large, old | city": no noun stands between the verb and the comma. */
function joinsAdjectives(left: string): boolean {
  const tagged = taggedWords(left);
  const comma = tagged.findLastIndex(({ text }) => text.endsWith(','));
  const article = tagged.findLastIndex((word, at) => at < comma && is(word, 'Determiner'));
  return (
    article >= 0 &&
    comma - article < 4 &&
    !tagged.slice(article, comma + 1).some((word) => is(word, 'Noun', 'Preposition', 'Verb')) &&
    !tagged.slice(comma + 1).some((word) => is(word, 'Determiner'))
  );
}

/** No list is left open, and what is dropped is no insertion that the sentence goes on behind. */
function endsNoList(left: string, dropped: string, { words, language }: Standing): boolean {
  const { coordinators, verbs } = words;
  // "war Burggraf und erbte | das Schloss": a second verb without what it is done to.
  if (coordinators.includes(plainWords(left).at(-2) ?? '')) {
    const [second, joint] = saidIn(left, words).toReversed();
    if (second && coordinators.includes(joint?.word ?? '') && isVerb(second, words)) return false;
  }
  // What is said in a clause of its own is spared whole.
  const isRelative = language === 'en' && RELATIVE_CLAUSE.test(dropped);
  if (isInserted(dropped, words)) return false;
  const [last = '', ...former] = left.split(/[,;]\s+/).toReversed();
  const closing = ['and', 'or', ...coordinators];
  // "cancelled their programmes, showed grey logos, | and replaced them": a list of what was done.
  const isListed = language === 'en' && COORDINATORS.some((one) => dropped.startsWith(`${one} `));
  if (isListed && former.length > 0 && !hasSubjectAndVerb(last, verbs.reduced)) return false;
  // "wisdom, handicraft, and warfare" is a whole list.
  const isWholeList =
    former.length === 0 ||
    plainWords(last).length > 3 ||
    plainWords(last).some((word) => closing.includes(word));
  if (isWholeList || language !== 'en') return isWholeList;
  // "on November 4, 2008, | which was", "an international, underground resistance | that engages": commas of a date and between adjectives.
  const [next] = taggedWords(dropped.replace(/^,\s+/, ''));
  const isOther = is(next, 'PastTense', 'Participle') && !is(next, 'Noun');
  return isRelative || isOther || /^\d{4}$/.test(last) || joinsAdjectives(left);
}
