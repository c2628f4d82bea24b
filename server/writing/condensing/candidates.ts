/** The sentences of a text that may be said, each with what its paragraph says before it and whether it goes on from there. */
import { taggedWords } from '../../pictures/cards/taggedWords';
import { sentencesOf } from '../../text/sentences';
import { hasOpenQuotation } from '../../text/quotations';
import { meaningOf, stemsOf } from '../../text/meaning';
import { partsOf } from '../../text/partsOfSpeech';
import { rootOf } from '../../text/words';
import { GAP } from '../articles/gaps';
import { standingIn } from './anotherThing';
import { bare, is } from './englishGrammar';
import { lacksSubject, namesWithoutSubject } from './mainVerb';
import { isPos, nounPhrasesOf } from './nounPhrases';
import { othersIn } from './others';
import { beginsWith, holds, plainWords } from './plainWords';
import { saidApart } from './saidApart';
import type { SentenceWords } from './sentenceWords';
import type { Standing } from './standing';
import { isHeadOfSubject, isOnSubject, subjectOf, type Subject } from './subject';
import { withoutRemarks, type Candidate, type Section, type Text, type Wanted } from './text';
import { formsOf, namedIn, pronounAt, thisOne } from './waysToSay';

/** A text is told by its first sentences where it has more: ranking takes the square of their number. */
const MOST_SENTENCES = 200;

/** The line of a list of books has their numbers and pages; one of a game its moves. */
const NO_PROSE =
  /\b(?:ISBN|ISSN|OCLC|DOI)\b|№|\b(?:pp?|S)\. ?\d|\b\d{1,2}\. ?(?:\.{2,3} ?)?[KQRBN]?[a-h]?x?[a-h][1-8]\b/;

/** Of a paragraph of many sentences only those that are none: one of them may have its source in it. */
const FEW_SENTENCES = 3;
function proseIn(paragraph: string, words: SentenceWords): string[] {
  const sentences = sentencesIn(paragraph, words);
  if (!NO_PROSE.test(paragraph)) return sentences;
  return sentences.length <= FEW_SENTENCES ? [] : sentences.filter((one) => !NO_PROSE.test(one));
}

/** No prose, or a story: each of its sentences goes on from the one before it, and none is true of the world. */
const isLeftOut = (heading: string, { appendices, stories, selecting }: SentenceWords) => {
  const [first = '', ...rest] = heading.toLowerCase().split(' ');
  return [...appendices, ...stories].includes(
    (selecting.includes(first) ? rest : [first, ...rest]).join(' '),
  );
};

/** "with a span of .", "of the Greek , which": a template has lost its words, and a cut would hide it. */
const TORN = /\s,\s|\s\.$|["“]["”]/;

/** "shrubs or trees.They are …" */
const apart = (text: string) => text.replace(/(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}* )/gu, ' ');

/** "The Arequito Revolt, was a revolt", "Bhuvan,, is", "Marley, ￼ was", "Marley ￼ was": what stood between the name and its verb was a remark, or how it is said. */
function withoutRemark(first: string, title: string, { copulas, articles }: SentenceWords): string {
  const joined = first.replace(new RegExp(`^([^,]*,)(?:\\s*(?:,|${GAP}))+\\s*`, 'u'), '$1 ');
  const [before = '', ...rest] = joined.split(new RegExp(`(?:,|\\s*${GAP}) (?=\\p{Ll})`, 'u'));
  const behind = joined.slice(before.length).replace(new RegExp(`^[,\\s${GAP}]+`, 'u'), '');
  const [verb = ''] = behind.split(' ');
  const name = new Set(plainWords(title));
  const said = plainWords(before).filter((word) => !articles.includes(word));
  const isStray =
    rest.length > 0 &&
    !before.includes(',') &&
    [...copulas.one, ...copulas.many].includes(verb) &&
    said.some((word) => name.has(word));
  return isStray ? `${before} ${behind}` : joined;
}

/** "is a Japanese manga series": a template stood where its name was, and what an article begins with is on its title. */
function withTitle(first: string, title: string, { copulas }: SentenceWords): string {
  const begins = new RegExp(`^${GAP}?\\s*(?=(?:${[...copulas.one, ...copulas.many].join('|')})\\s)`, 'u');
  return begins.test(first) ? first.replace(begins, `${title.replace(/\s*\(.*\)/g, '')} `) : first;
}

/** Nothing of a longer one can be said, and taggers take the square of its words. */
const LONGEST_SENTENCE = 1_000;

/** Of one paragraph. */
export const sentencesIn = (paragraph: string, { abbreviations }: SentenceWords): string[] =>
  sentencesOf(apart(withoutRemarks(paragraph)), abbreviations)
    .map(({ text }) => text)
    .filter(({ length }) => length <= LONGEST_SENTENCE);

export interface ReadText {
  readonly standing: Standing;
  readonly candidates: readonly Candidate[];
  /** What is known of each. */
  standingOf(one: Candidate): Standing;
}

export function readText({ title, sections }: Text, { language, words, isOwn = false }: Wanted): ReadText {
  // "Bodmin" above "Bodmin is a town": a heading that somebody's text does not mark.
  const named = plainWords(title).join(' ');
  const isTitle = (paragraph: string) => plainWords(paragraph).join(' ') === named;
  const clean = sections
    .filter(({ heading, under = [] }) => ![heading, ...under].some((one) => isLeftOut(one, words)))
    .map(({ heading, under = [], paragraphs }) => ({
      heading,
      place: language === 'en' ? placeIn([heading, ...under.toReversed()]) : undefined,
      sentences: paragraphs.filter((one) => !isTitle(one)).map((one) => proseIn(one, words)),
    }));
  const [opening] = clean[0]?.sentences ?? [];
  if (opening?.[0])
    opening[0] = isOwn ? opening[0] : withTitle(withoutRemark(opening[0], title, words), title, words);
  const all = clean.flatMap(({ sentences }) => sentences.flat());
  const remarks = (sections[0]?.paragraphs.find((one) => !isTitle(one)) ?? '').slice(0, 300);
  const subject = subjectOf({ title, first: all[0] ?? '', remarks, text: all.join('\n') }, words);
  const heard = new Set(plainWords(`${title} ${all[0] ?? ''}`));
  const [remarked = ''] = remarks.split(/(?<=[.!?।])\s/u);
  const shortNames = shortNamesIn(sections, (name) =>
    language === 'en'
      ? subject.names.has(name.toLowerCase()) || remarked.includes(`(${name})`)
      : heard.has(name.toLowerCase()),
  );
  const standing: Standing = { words, language, subject, isOwn, shortNames };
  const candidates = candidatesOf(clean, standing);
  return { standing, candidates, standingOf: standingIn(standing, candidates) };
}

/** "Certificate of Completion of Training (CCT)", "CCT (Certificate …)": of English what its first sentence says so is known. */
function shortNamesIn(sections: readonly Section[], isKnown: (name: string) => boolean): ReadonlySet<string> {
  const names = sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((one) => [
      ...[...one.matchAll(/\((\p{Lu}{2,6})s?(?=[),;])/gu)].map(([, name = '']) => name),
      ...[...one.matchAll(/(?<!\p{L})(\p{Lu}{2,6}) \(([^()]+)\)/gu)]
        .filter(([, name, full = '']) => full.replace(/\P{Lu}/gu, '') === name)
        .map(([, name = '']) => name),
    ]),
  );
  return new Set(names.filter((name) => !isKnown(name)));
}

/** "Burundi", "The Netherlands": what a section says under the name of a place is so there. */
const placeIn = (headings: readonly string[]): string | undefined =>
  headings.find((heading) => {
    const name = heading.replace(/^the /i, '');
    // The tagger is asked of names alone: it takes longest of all.
    if (!/^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(name)) return false;
    return taggedWords(name).every((word) => is(word, 'Place'));
  });

function candidatesOf(
  sections: readonly { heading: string; place: string | undefined; sentences: readonly string[][] }[],
  standing: Standing,
): Candidate[] {
  const found: Candidate[] = [];
  const isPerson =
    standing.language === 'en' && standing.words.pronouns.person.includes(standing.subject.pronoun);
  for (const { heading, place, sentences } of sections)
    for (const paragraph of sentences) {
      // A paragraph that begins with the pronoun of a person, or of what the introduction is on, is on the subject.
      let isOnIt = heading === '' || standing.subject.isPerson;
      /** "This club" was it: it is so again, where the paragraph has brought up no other one since. */
      let itsNoun = '';
      let isReported = false;
      let isQuoted = false;
      // Where a mark is missing nothing says what is quoted.
      const closesAll = !hasOpenQuotation(paragraph.join(' '));
      for (const [at, text] of paragraph.entries()) {
        if (found.length >= MOST_SENTENCES) return found;
        const isInQuotation = isQuoted && closesAll;
        if (hasOpenQuotation(text)) isQuoted = !isQuoted;
        if (TORN.test(text) || isInQuotation) continue;
        const words = plainWords(text);
        const others = isPerson
          ? othersIn(text, standing.subject, {
              reduced: standing.words.verbs.reduced,
              forms: formsOf(standing),
            })
          : { beforePronoun: false, takesOver: false };
        const one = thisOne(text, standing);
        const shown = one !== null && (isOnIt || one.noun === itsNoun);
        const isContinued =
          shown ||
          (isOnIt &&
            (beginsWithItsPronoun(words, standing) ||
              isBehindOpening(text, standing) ||
              leavesItOut(text, standing) ||
              (isPerson && !others.beforePronoun && pronounAt(text, standing) >= 0)));
        if (shown) itsNoun = one.noun;
        else if (itsNoun !== '' && hasAnother(itsNoun, text)) itsNoun = '';
        // The first sentence says what it is on.
        isOnIt =
          isContinued ||
          (found.length === 0 && standing.subject.pronoun !== '') ||
          beginsWithSubject(text, standing) ||
          (isOnIt && (lacksSubject(text, standing.words) || (isPerson && !others.takesOver)));
        const meaning = meaningIn(text, standing);
        found.push({
          index: found.length,
          ...{ text, heading, place, meaning, isContinued, isReported },
          opensParagraph: at === 0,
        });
        isReported = tellsWhatIsSaid(text, standing);
      }
    }
  return found;
}

export const meaningIn = (text: string, { language, words }: Pick<Wanted, 'language' | 'words'>) =>
  language === 'en' ? meaningOf(text) : stemsOf(text, words.little);

/** Within so many words a pronoun is still what the sentence is on, if no other word can be it. */
const PREFACE = 6;

/** "1993 legte er". */
const YEAR = /^\d{4}$/;

/** "Nasce presso il Passo Resia": one thing, which the sentence before is on. */
const leavesItOut = (text: string, { subject: { pronoun }, words }: Standing) =>
  pronoun !== '' && pronoun !== Object.keys(words.subjects)[1] && namesWithoutSubject(text, words);

/** "It", "Its", "In 1990 it": for what the text is on. */
const beginsWithItsPronoun = (
  words: readonly string[],
  { subject: { pronoun }, words: { subjects, prefaces, expletives } }: Standing,
) =>
  pronoun !== '' &&
  !expletives.some((phrase) => holds(phrase, words)) &&
  (words[0] === pronoun ||
    words[0] === subjects[pronoun] ||
    ((prefaces.includes(words[0] ?? '') || YEAR.test(words[0] ?? '')) &&
      words.slice(0, PREFACE).includes(pronoun)));
/** "Today it is a park", "Built in 1922, it stood": what opens the sentence says when or how of the same thing. */
const isBehindOpening = (text: string, standing: Standing): boolean => {
  if (standing.language !== 'en' || standing.subject.pronoun === '') return false;
  const tagged = taggedWords(text);
  const at = tagged.findIndex((word) => bare(word) === standing.subject.pronoun);
  if (at === 1) return is(tagged[0], 'Adverb') && !is(tagged[0], 'Conjunction');
  const comma = tagged.findIndex((word) => word.text.endsWith(','));
  return at > 1 && at <= PREFACE + 2 && comma === at - 1 && is(tagged[0], 'PastTense', 'Participle');
};
const beginsWithSubject = (text: string, { subject, language, words: { articles } }: Standing) => {
  const words = plainWords(text);
  const said = words.filter((word) => !articles.includes(word)).slice(0, 3);
  // "Earth's inner core" is on the core, and "Curie's husband" goes on with her.
  if (language === 'en' && !subject.isPerson && opensWithOwner(text)) return false;
  // "De Mattia"
  const isLastName = said.length > 1 && said.slice(0, 2).every((word) => subject.names.has(word));
  return (
    isLastName ||
    beginsWith(plainWords(subject.name).join(' '), words) ||
    (language === 'en' && words[0] === articles[0] && isSubjectFirst(text, subject)) ||
    (said[0] !== undefined && isOnSubject(rootOf(said[0].replace(/'s$/, '')), subject))
  );
};

function opensWithOwner(text: string): boolean {
  const parts = partsOf(text);
  const [first] = nounPhrasesOf(parts);
  return first?.from === 0 && parts[first.to]?.lower === "'s";
}

/** "The self-released EP was sold", and neither "The Eddystone Lighthouse" nor "The tallest lighthouse" of an article on any lighthouse. */
function isSubjectFirst(text: string, subject: Subject): boolean {
  const [first] = nounPhrasesOf(partsOf(text));
  if (!first?.head || !isHeadOfSubject(rootOf(first.head.lower), subject)) return false;
  const added = first.words.filter((word) => word !== first.head && !subject.names.has(word.lower));
  const isKind = /^an? /i.test(subject.name);
  const tellsWhich = taggedWords(added.map((word) => word.text).join(' ')).some((word) =>
    is(word, 'Ordinal', 'Superlative'),
  );
  // "The anomalistic year" is another kind of year, and "the small enzyme" what a ligase is.
  const isOfName = subject.names.has(first.head.lower) && added.some((word) => !isPos(word, 'DET'));
  const isAnother = isKind && (tellsWhich || isOfName);
  return !added.some((word) => isPos(word, 'PROPN')) && !isAnother;
}

/** What else it says of what the text is on. */
export function partsOfCandidate(one: Candidate, standing: Standing): Candidate[] {
  const named = standing.language === 'en' ? namedIn(one, standing) : null;
  return saidApart(named ?? '', standing).map((text, at, { length }) => ({
    ...one,
    text,
    index: one.index + (at + 1) / (length + 1),
    meaning: meaningIn(text, standing),
    isContinued: false,
    partOf: one,
  }));
}

/** "Plato argued that …", "According to Plato, …" */
const tellsWhatIsSaid = (text: string, { language, words: { reporting } }: Standing): boolean =>
  language === 'en' &&
  (/^according to /i.test(text) ||
    partsOf(text).some(
      ({ lemma, pos }, at, parts) =>
        pos === 'VERB' &&
        reporting.includes(lemma) &&
        parts.slice(at + 1, at + 3).some(({ lower }) => lower === 'that'),
    ));

/** "has an enzyme for sugar" */
const hasAnother = (noun: string, text: string): boolean =>
  nounPhrasesOf(partsOf(text)).some(
    ({ head, determiner }) =>
      head !== undefined && rootOf(head.lower) === noun && !['the', 'this'].includes(determiner),
  );
