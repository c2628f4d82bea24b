/** Ads that quote: sentences of the page and of the person who makes the ad, in frames that fit any product. */
import { countWords } from '../../../contract/scripts/countWords';
import { FACTS_NEEDED, IDEA_WORDS } from '../../../contract/limits';
import {
  type AdBrief,
  adFrameSchema,
  type AdFrame,
  type AdScripts,
  type PageSentence,
  type ScriptIdea,
} from '../../../contract/scripts/script';
import { refusalSentences } from '../../../contract/refusalSentences';
import { OF_WISHED } from '../../../contract/scripts/wordsFor';
import { spokenSeconds } from '../../../contract/scripts/spokenSeconds';
import { Unprocessable } from '../../http/problems';
import { suresOf, textsToTag } from './aboutProduct';
import { adLanguage, type AdLanguage } from './adLanguage';
import { closed, capital, type Language, type PartsOf } from './spoken';
import { MOST_FACTS, type Frames, type LanguageFrames } from './frames';
import { isOfThePast, meaningOf, termsOf, type Grammar } from './grammar';
import { pageSentences, type PageReading, type PageText } from './pageSentences';
import { isQuestion } from './adText';
import { priceIn } from './priceIn';
import { likelyOf } from './likely';
import { labelOf } from './properties';
import { shortNameOf } from './shortName';

const AUDIENCE_WORDS = 8;
/** An amount with its currency: a note such as "ask the seller" is none. */
const AMOUNT = /^(?=.*\d)(?=.*(?:\p{Sc}|\p{L})).{1,24}$/u;
const HAS_FIGURE = /\p{N}/u;

/** What a fact is worth: what the product does for somebody and exact figures before the rest, early before late. */
const WORTH = {
  named: 2,
  you: 2,
  figure: 1,
  sayable: 2,
  early: 3,
  limits: -3,
  /** In all that was shown. */
  shown: -10,
  told: -2,
  liked: 6,
} as const;
const SAYABLE = { least: 4, most: 16 } as const;
/** Places on the page by which a sentence is proposed earlier: with the product's name, and with what ends somewhere. */
const PLACES = { named: 2, limits: -1 } as const;
/** Words that may stand before a product's name. */
const NAME_BEHIND = 3;
/** Words of the questions that an ad begins with. */
const LEAD_WORDS = 24;

interface Ranked {
  readonly text: string;
  /** Where it stands on the page. */
  readonly at: number;
  readonly words: number;
  /** By the measure of the ad. */
  readonly length: number;
  readonly worth: number;
  /** The sentence that it speaks of, and is said behind. */
  readonly behind: string | undefined;
}

/** What each frame looks for beside that. */
const MERITS: Readonly<Record<AdFrame, (fact: Ranked, all: number) => number>> = {
  aida: () => 0,
  list: ({ words }) => (words <= SAYABLE.most ? 1 : 0),
  beforeYouBuy: ({ text }) => (HAS_FIGURE.test(text) ? 3 : 0),
  closeUp: ({ at }, all) => (3 * at) / all,
  short: ({ words }) => (words <= SAYABLE.most / 2 ? 3 : 0),
  offer: () => 0,
};

/** Where nothing is known of a language but where its sentences end, they stay as the page has them. */
const PLAIN_FRAMES = ['aida', 'offer'] as const satisfies AdFrame[];

/** Parts of a frame that are left out one after the other where a script would be too long: what asks to follow the link, last. */
const LEFT_OUT = [
  [],
  ['after'],
  ['after', 'joints'],
  ['after', 'joints', 'hook'],
  ['after', 'joints', 'hook', 'closing'],
] as const;
/** With which of them facts are chosen: what a frame only adds gives way to what the page says. */
const AROUND_FACTS = 3;

/** More than an ad needs, so that its frames need not all say the same. */
const PROPOSED = 2 * FACTS_NEEDED;

export interface Quoted {
  readonly scripts: AdScripts;
  /** All that the page says, and which of it is said; nothing in another language than is wanted. */
  readonly sentences: PageSentence[];
}

/** What an ad is made of, before anybody has looked at what its page's sentences are about. */
export interface AdMaterial {
  readonly brief: AdBrief;
  readonly frames: Frames;
  readonly ad: AdLanguage;
  readonly page: PageReading;
}

/** @param pageLanguage ISO 639-1; null where the page is too short to tell */
export function readAd(brief: AdBrief, frames: Frames, pageLanguage: string | null): AdMaterial {
  const ad = adLanguage(brief, frames, pageLanguage);
  return { brief, frames, ad, page: pageSentences(brief, ad.language) };
}

/** English sentences of which `quoteAds` asks for the parts of speech; none where the person has chosen already. */
export const sentencesToTag = ({ brief, ad, page }: AdMaterial): string[] =>
  brief.says ? [] : [...new Set(textsToTag(page.sentences, page.names, ad.language.grammar))];

/**
 * At least four scripts in different frames, or how many facts are missing. In a language that has no frames, what the
 * page says stands alone. Of the page is said what `says` chose, before that what surely tells of the product; where that
 * is too much for one ad, each frame says what fits it best.
 */
export function quoteAds({ brief, frames, ad, page }: AdMaterial, partsOf: PartsOf): Quoted {
  const { code, isOfPage, language, lines } = ad;
  const name = shortNameOf(brief.title, language);
  const own = (brief.facts ?? []).map((fact) => closed(fact, language.fullStop));
  const known = page.sentences;
  const { says } = brief;
  if (says?.some((text) => !known.some((sentence) => sentence.text === text)))
    throw new Unprocessable('sentence_not_on_page', refusalSentences.sentence_not_on_page);
  const offered = isOfPage ? known.filter(({ text }) => !own.includes(text)) : [];
  const tickedAs = (ticked: readonly string[]) =>
    offered.map(({ text }) => ({ text, isSaid: ticked.includes(text) }));
  const inOrder = (chosen: readonly string[]) =>
    tickedAs(chosen).flatMap(({ text, isSaid }) => (isSaid ? [text] : []));
  const said = inOrder(says ?? proposedOf(offered, language, provenIn(page, language, partsOf)));
  const found = own.length + said.filter((text) => !isQuestion(text)).length;
  if (found < FACTS_NEEDED) {
    const { grammar } = language;
    const more =
      says || found === 0 || !canBeProven(grammar)
        ? []
        : likelyOf(offered, said, { names: page.names, grammar, partsOf });
    // With fewer the person has to choose in any case.
    const missing = FACTS_NEEDED - found;
    const sentences = tickedAs(more.length < missing ? said : [...said, ...more.slice(0, missing)]);
    return { scripts: { needs: 'facts', found, needed: FACTS_NEEDED, sentences }, sentences };
  }
  const sentences = tickedAs(said);

  const leads = leadOf(said);
  const ranked = rankedFor(brief, said.slice(leads.length), { language, behind: behindOf(known) });
  const told = new Map<string, number>();
  const seed = seedOf(brief.title) + (brief.not?.length ?? 0);
  const leaning = new Set(textsOf(known.filter(({ leansBack }) => leansBack)));
  const material = { brief, own, lead: leads.join(' '), ranked, leaning, told, name, language, lines };
  const shapes = lines ? adFrameSchema.options : PLAIN_FRAMES;
  const ideas = shapes.flatMap((frame, turn): ScriptIdea[] => {
    const script = lines
      ? framedScript(frame, lines, { ...material, turn: seed + turn })
      : plainScript(frame, material);
    for (const { text } of ranked) if (script?.includes(text)) told.set(text, (told.get(text) ?? 0) + 1);
    const { title } = (lines ?? frames.get('en'))?.frames[frame] ?? { title: '' };
    return script ? [{ title, script, frame, language: code }] : [];
  });
  return { scripts: others(ideas, brief.not ?? []), sentences };
}

/** Questions before the first fact: an ad begins with them. */
function leadOf(said: readonly string[]): string[] {
  const first = said.findIndex((text) => !isQuestion(text));
  return said.slice(0, Math.max(0, first));
}

/**
 * What is said before the person has chosen, of what can be said as it stands and surely tells of the product: what is worth
 * most, what leans on a sentence with that sentence, and the questions that lead to the first of them.
 */
function proposedOf(
  offered: readonly PageText[],
  { grammar }: Language,
  isProven: (sentence: PageText) => boolean,
): string[] {
  const whole = offered.flatMap((sentence, at) => {
    if (!sentence.isWhole || !isProven(sentence)) return [];
    const terms = termsOf(sentence.text, grammar);
    const moved =
      (sentence.isNamed ? PLACES.named : 0) +
      (terms.some((term) => grammar.limits.has(term)) ? PLACES.limits : 0);
    return [{ at, leansBack: sentence.leansBack, moved }];
  });
  const byWorth = whole
    .map((sentence, place) => ({ ...sentence, place: place - sentence.moved }))
    .toSorted((a, b) => a.place - b.place);
  const chosen = new Set<number>();
  const isReady = ({ at, leansBack }: { readonly at: number; readonly leansBack: boolean }) =>
    !chosen.has(at) && (!leansBack || chosen.has(at - 1) || isClearBehind(offered[at - 1]));
  for (let next = byWorth.find(isReady); next && chosen.size < PROPOSED; next = byWorth.find(isReady))
    chosen.add(next.at);
  const rows = canBeProven(grammar) ? propertiesAmong(offered) : [];
  for (const at of rows) if (chosen.size < FACTS_NEEDED) chosen.add(at);
  const inOrder = [...chosen].toSorted((a, b) => a - b);
  const first = inOrder[0] ?? 0;
  let from = first;
  while (offered[from - 1]?.isLead && wordsOf(textsOf(offered.slice(from - 1, first))) <= LEAD_WORDS) from--;
  return textsOf([...offered.slice(from, first), ...inOrder.flatMap((at) => offered[at] ?? [])]);
}
/** Where no small print is known as such, all of a page may be that. */
const canBeProven = ({ smallPrint }: Grammar) => smallPrint.size > 0;
/** Whether a sentence surely tells of the product, by the page's words; a person's own need no proof. */
function provenIn({ sentences, names }: PageReading, { grammar }: Language, partsOf: PartsOf) {
  const sures = suresOf(sentences, names, grammar, partsOf);
  const proven = new Set(sentences.filter((_, at) => sures[at]).map(({ text }) => text));
  return ({ text, isOwn }: PageText) =>
    isOwn || (canBeProven(grammar) && proven.has(text) && !isOfThePast(text, grammar));
}
/** Where they stand; what the page tells in two ways is of two sizes, or of parts. */
function propertiesAmong(offered: readonly PageText[]): number[] {
  const rows = offered.flatMap(({ text, isProperty }, at) =>
    isProperty ? [{ at, label: labelOf(text) }] : [],
  );
  return rows
    .filter(({ label }) => rows.filter((other) => other.label === label).length === 1)
    .map(({ at }) => at);
}
/** "It" behind what names the product means that. */
const isClearBehind = (before: PageText | undefined) => !before?.isWhole || before.isNamed;
/** What each sentence speaks of, where that is another one. */
const behindOf = (known: readonly PageText[]): ReadonlyMap<string, string> =>
  new Map(
    known.flatMap(({ text, leansBack }, at): [string, string][] => {
      const before = known[at - 1];
      return leansBack && before && !isClearBehind(before) ? [[text, before.text]] : [];
    }),
  );
const textsOf = (sentences: readonly PageText[]) => sentences.map(({ text }) => text);

interface Material {
  readonly brief: AdBrief;
  readonly own: readonly string[];
  /** What the page asks before it says anything: said first, in place of a frame's own line. */
  readonly lead: string;
  readonly ranked: readonly Ranked[];
  /** What speaks of the sentence before it. */
  readonly leaning: ReadonlySet<string>;
  /** In how many frames each was said so far. */
  readonly told: ReadonlyMap<string, number>;
  readonly name: string;
  readonly language: Language;
  readonly lines: LanguageFrames | undefined;
}

/** Null where the frame has a place that nothing fills. */
function framedScript(
  frame: AdFrame,
  { frames, tones, counts, audience }: LanguageFrames,
  { turn, ...material }: Material & { readonly turn: number },
): string | null {
  const { brief, own, ranked, lead, leaning, name, language } = material;
  const { opening, joints, after, ...plain } = frames[frame];
  const { hook, closing } = brief.tone && brief.tone !== 'plain' ? tones[brief.tone] : plain;
  const stop = (text: string) => text && closed(text, language.fullStop);
  const firstFact = own[0] ?? ranked[0]?.text ?? '';
  const places = {
    // What the first fact begins with is not said right before it.
    name: isNamedIn(firstFact, name, language) ? '' : name,
    price: stop(priceOf(brief, language)),
    audience: stop(spokenAudience(brief)),
  };
  const pick = (lines: readonly string[], count = 0) =>
    chosen(lines, { ...places, count: counts[count] ?? '' }, turn);
  const [before, first, last, end] = [pick(hook), pick(opening), pick(after), pick(closing)];
  if (first === undefined || last === undefined || end === undefined) return null;

  const { lengthOf, most } = measureOf(brief);
  const forWhom = pick([audience]) ?? '';
  const levels = brief.seconds === 15 ? LEFT_OUT.slice(2) : LEFT_OUT;
  const atLevel = (parts: (typeof LEFT_OUT)[number]) => {
    const leaves = (part: 'after' | 'joints' | 'hook' | 'closing') =>
      (parts as readonly string[]).includes(part);
    return {
      said: leaves('joints') ? [] : joints,
      // Where the price is said last, it stays.
      back: leaves('after') && frame !== 'offer' ? '' : last,
      front: leaves('hook') && (!lead || brief.seconds) ? '' : lead || (before ?? ''),
      close: leaves('closing') ? '' : end,
    };
  };
  /** Nothing of the frame parts "And …" from what it goes on from, but where facts are counted. */
  const goesOn = (fact: string) => frame !== 'list' && leaning.has(fact);
  const all = allOf(material);
  const least = atLevel(LEFT_OUT[AROUND_FACTS]);
  const around = [least.front, first, least.back, least.close];
  const holdsAll = !brief.seconds && lengthOf([...around, ...all]) <= most;
  const facts = holdsAll ? all : fitting(frame, material, lengthOf(around));
  for (const [at, parts] of levels.entries()) {
    const { said, back, front, close } = atLevel(parts);
    const script = [
      front,
      pick(opening, facts.length) ?? first,
      ...facts.flatMap((fact, index) => [goesOn(fact) ? '' : (said[index] ?? ''), fact]),
      back,
      close,
    ];
    const whole = lengthOf([...script, forWhom]) <= most ? script.toSpliced(2, 0, forWhom) : script;
    if (lengthOf(whole) <= most || at === levels.length - 1) return whole.filter(Boolean).join(' ');
  }
  return null;
}

/** Whether a sentence says the whole name among its first words. */
function isNamedIn(sentence: string, name: string, { grammar }: Language): boolean {
  const terms = termsOf(name, grammar);
  const first = termsOf(sentence, grammar).slice(0, terms.length + NAME_BEHIND);
  return terms.length > 0 && terms.every((term) => first.includes(term));
}

/** The product's name, what its page says, and its price. */
function plainScript(frame: AdFrame, material: Material): string | null {
  const { brief, lead, name, language } = material;
  const price = frame === 'offer' ? priceOf(brief, language) : '';
  if (frame === 'offer' && !price) return null;
  const [called, paid] = [name, price].map((text) => text && closed(text, language.fullStop));
  const { lengthOf, most } = measureOf(brief);
  const around = [lead, called, paid].filter((text) => text !== undefined);
  const all = allOf(material);
  const fitsWhole = !brief.seconds && lengthOf([...around, ...all]) <= most;
  const facts = fitsWhole ? all : fitting(frame, material, lengthOf(around));
  return [lead, called, ...facts, paid].filter(Boolean).join(' ');
}

interface Measure {
  readonly lengthOf: (parts: readonly string[]) => number;
  readonly wished: number;
  readonly most: number;
}
/** In words; where a length is asked for, in the seconds that it takes to say: words are longer and shorter, and a figure is many. */
const measureOf = ({ seconds }: AdBrief): Measure =>
  seconds
    ? {
        lengthOf: (parts) => spokenSeconds(parts.filter(Boolean).join(' ')),
        wished: seconds,
        most: OF_WISHED.most * seconds,
      }
    : { lengthOf: wordsOf, wished: (IDEA_WORDS.min + IDEA_WORDS.max) / 2, most: IDEA_WORDS.max };

const allOf = ({ own, ranked }: Material) => [...own, ...ranked.map(({ text }) => text)];

/**
 * Three, and as many more as the length holds, those of most worth and said least so far. They follow each other as on the
 * page, each behind what it speaks of.
 */
function fitting(frame: AdFrame, { brief, own, ranked, told }: Material, framed: number): string[] {
  const { lengthOf, most, wished } = measureOf(brief);
  const worthIn = (fact: Ranked) =>
    fact.worth + MERITS[frame](fact, ranked.length) + WORTH.told * (told.get(fact.text) ?? 0);
  const byWorth = ranked.toSorted((a, b) => worthIn(b) - worthIn(a));
  const chosen: Ranked[] = [];
  const length = () => framed + lengthOf(own) + chosen.reduce((sum, fact) => sum + fact.length, 0);
  const isReady = (fact: Ranked) =>
    !chosen.includes(fact) && (fact.behind === undefined || chosen.some(({ text }) => text === fact.behind));
  const next = (isWanted: (fact: Ranked) => boolean = () => true) =>
    byWorth.find((fact) => isReady(fact) && isWanted(fact));
  for (let fact = next(); fact && chosen.length + own.length < FACTS_NEEDED; fact = next()) chosen.push(fact);
  // Too long: the longest that nothing speaks of gives way to the best that is shorter.
  while (length() > most) {
    const free = chosen.filter(({ text }) => chosen.every(({ behind }) => behind !== text));
    const longest = free.toSorted((a, b) => b.length - a.length)[0];
    const shorter = longest && next((fact) => fact.length < longest.length && fact.behind !== longest.text);
    if (!shorter) break;
    chosen.splice(chosen.indexOf(longest), 1, shorter);
  }
  const holds = (fact: Ranked) => length() + fact.length <= most;
  for (let fact = next(holds); fact && length() < wished; fact = next(holds)) {
    if (chosen.length + own.length === MOST_FACTS) break;
    chosen.push(fact);
  }
  const inOrder = chosen.toSorted((a, b) => a.at - b.at);
  return [...own, ...inOrder.map(({ text }) => text)];
}

/** What was shown already waits where others are wanted; what is in the one that is liked comes first. */
function rankedFor(
  brief: AdBrief,
  facts: readonly string[],
  { language: { grammar }, behind }: { language: Language; behind: ReadonlyMap<string, string> },
): Ranked[] {
  const { title, not = [], like = '' } = brief;
  const named = new Set(meaningOf(title, grammar));
  const { lengthOf } = measureOf(brief);
  return facts.map((text, at) => {
    const words = countWords(text);
    const terms = termsOf(text, grammar);
    const has = (list: ReadonlySet<string>) => terms.some((term) => list.has(term));
    const worth =
      WORTH.early * (1 - at / facts.length) +
      (WORTH.shown * not.filter((script) => script.includes(text)).length) / Math.max(1, not.length) +
      (like.includes(text) ? WORTH.liked : 0) +
      (meaningOf(text, grammar).some((word) => named.has(word)) ? WORTH.named : 0) +
      (has(grammar.you) ? WORTH.you : 0) +
      (has(grammar.limits) ? WORTH.limits : 0) +
      (HAS_FIGURE.test(text) ? WORTH.figure : 0) +
      (words >= SAYABLE.least && words <= SAYABLE.most ? WORTH.sayable : 0);
    // What it speaks of may not have been chosen: the person knows why.
    const before = behind.get(text);
    return {
      text,
      at,
      words,
      length: lengthOf([text]),
      worth,
      behind: before && facts.includes(before) ? before : undefined,
    };
  });
}

/** Each once, and none that was shown already where there are others. */
function others(ideas: readonly ScriptIdea[], not: readonly string[]): ScriptIdea[] {
  const each = ideas.filter(({ script }, at) => ideas.findIndex((idea) => idea.script === script) === at);
  const fresh = each.filter(({ script }) => !not.includes(script));
  return fresh.length > 0 ? fresh : each;
}

const wordsOf = (parts: readonly string[]) => countWords(parts.join(' '));

type Places = Readonly<Record<string, string>>;
const PLACE = /\{(\w+)\}/g;
const placesOf = (line: string) => [...line.matchAll(PLACE)].map(([, place = '']) => place);

/** Of the lines that can be filled, one with the name where there is one; another for other products and frames. */
function chosen(lines: readonly string[], places: Places, turn: number): string | undefined {
  const fillable = lines.filter((line) => placesOf(line).every((place) => places[place]));
  const named = fillable.filter((line) => placesOf(line).includes('name'));
  const choice = named.length > 0 ? named : fillable;
  const line = choice[turn % choice.length]?.replace(PLACE, (_, place: string) => places[place] ?? '');
  return line === undefined ? undefined : capital(line);
}
const seedOf = (title: string) => [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

function priceOf({ price: told = '', language: wished }: AdBrief, { grammar }: Language): string {
  const price = told.trim();
  return AMOUNT.test(price) ? priceIn(price, wished ?? grammar.language) : '';
}

/** A few words can be said; a paragraph on a target group cannot. */
function spokenAudience({ audience = '' }: AdBrief): string {
  const isSayable = countWords(audience) <= AUDIENCE_WORDS && !/[.!?\n].*\p{L}|[[\]{}]/u.test(audience);
  return isSayable ? audience.trim() : '';
}
