/** What a script of a language model must keep to, and by which code it is told what does not. */
import { stemmer } from 'stemmer';
import { countWords } from '../../../contract/scripts/countWords';
import { isMereDoubt } from '../../../contract/scripts/claimReason';
import type { TracedSentence, UnsupportedPart } from '../../../contract/scripts/claims';
import type { ClaimSources } from '../../../contract/scripts/claimSource';
import type { ScriptIdea } from '../../../contract/scripts/script';
import { unfilledPlaces } from '../../../contract/scripts/unfilledPlaces';
import type { Material, WriterFault } from '../../../contract/scripts/writerFault';
import type { WordCount } from '../../../contract/scripts/wordsFor';
import { isInAnotherLanguage } from '../../text/language';
import { wordsOf } from '../../text/words';
import { askedOf } from '../articles/askedOf';
import type { SentenceWords } from '../condensing/sentenceWords';
import type { ClaimsCheck } from './claimsCheck';
import { numberOf } from './numbers';

type Untitled<Fault> = Fault extends { readonly title: string } ? Omit<Fault, 'title'> : never;
/** Of a script that is known. */
export type ScriptFault = Untitled<WriterFault>;
/** What is wrong with the script; empty where it may be shown. */
export type ScriptRule = (idea: ScriptIdea) => readonly ScriptFault[] | Promise<readonly ScriptFault[]>;

export const hasLength =
  ({ min, max }: WordCount): ScriptRule =>
  ({ script }) => {
    const words = countWords(script);
    return words < min || words > max ? [{ code: 'length', words, min, max }] : [];
  };

export const hasNoPlaces: ScriptRule = ({ script }) =>
  unfilledPlaces(script) > 0 ? [{ code: 'placesLeft' }] : [];

/** Letters on both sides of a full stop: where a script must not lead anybody. */
const ADDRESS = /[\p{L}\p{N}]{2}\.\p{L}{2}/u;
export const foreignAddresses = (text: string, source: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => ADDRESS.test(word))
    .map((word) => word.replace(/^\P{L}+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((address) => !source.includes(address));
export const leadsNowhereElse =
  (source: string): ScriptRule =>
  ({ script }) =>
    foreignAddresses(script, source).map((address) => ({ code: 'address', address }));

export interface Founding {
  readonly sources: ClaimSources;
  readonly material: Material;
  readonly language: string | null;
  /** It explains, and sells nothing. */
  readonly explains?: boolean;
}

/** "The third" goes on with the script's own count. */
const LONE_WORD = /^\p{L}+$/u;
/** "Green", "oven", "never": what promises something of a product is a word like others where nothing is sold. */
const isOfAdsOnly = ({ words, reason }: UnsupportedPart) =>
  reason === 'promise' || (reason === 'figure' && LONE_WORD.test(words));
/** An ad claims nothing that its page does not, and an explainer nothing that its article does not: the sentences that do, with the parts in question. */
export function unfoundedIn(
  claims: ClaimsCheck,
  script: string,
  { sources, language, explains = false }: Founding,
): TracedSentence[] {
  return claims.trace(script, sources, language).flatMap((sentence) => {
    const unsupported = sentence.unsupported.filter(
      (part) => !isMereDoubt(part) && !(explains && isOfAdsOnly(part)),
    );
    return unsupported.length > 0 ? [{ ...sentence, unsupported }] : [];
  });
}

/** What the sentences say without backing, each once. */
const claimFaults = (unfounded: readonly TracedSentence[], material: Material): ScriptFault[] => [
  ...new Map(
    unfounded
      .flatMap(({ unsupported }) => unsupported)
      .map(({ words, reason }) => [words, { code: 'claim' as const, words, reason, material }]),
  ).values(),
];

/** What can be looked for in a text of another language. */
export const keepsToNumbers =
  (source: string, material: Material): ScriptRule =>
  ({ script }) => {
    const given = new Set(numbersIn(source).map(numberOf));
    const invented = new Set(numbersIn(script).filter((number) => !given.has(numberOf(number))));
    return invented.size > 0 ? [{ code: 'numbers', numbers: [...invented], material }] : [];
  };
const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Facts are the person's own words: nothing but their first letter and their last sign may change. */
export const saysWordForWord =
  (facts: readonly string[]): ScriptRule =>
  ({ script }) =>
    facts
      .filter((fact) => !lettersOf(script).includes(lettersOf(fact)))
      .map((fact) => ({ code: 'factMissing', fact }));

/** Where the language cannot be told, nothing is refused for it. */
export const isWrittenIn =
  (language: string | null): ScriptRule =>
  async ({ script }) =>
    language !== null && (await isInAnotherLanguage(script, language))
      ? [{ code: 'language', language }]
      : [];

/**
 * Half of the words that say what is asked, told by the topic's own language; nothing is refused where that is unknown. In
 * another language than the topic's there is nothing to compare.
 */
export const speaksOf = (
  topic: string,
  language: string | null,
  words: SentenceWords | undefined,
): ScriptRule => {
  const {
    content: all,
    fact,
    rootsIn,
  } = language && words ? askedOf(apart(topic), language, words) : NOTHING_ASKED;
  // "Who was Mattie Gunterman?" is answered without a "who".
  const content = all.filter((root) => !fact?.roots.includes(root));
  // As they were asked: roots are no words.
  const asked = wordsOf(apart(topic));
  return ({ title, script }) => {
    const text = apart(`${title} ${script}`);
    const said = new Set(rootsIn(text));
    const letters = plainLetters(text);
    // "Regenbögen", "Regenbogenfarben": a word that is bent within, or joined to another, holds its root.
    const holds = (root: string) =>
      language !== 'en' && root.length >= WHOLE_ROOT && letters.includes(plainLetters(root));
    // "Agglomeration" speaks of what is agglomerated.
    const stems = new Set(language === 'en' ? wordsOf(text).map(stemmer) : []);
    const missing = content.filter((root) => !said.has(root) && !holds(root) && !stems.has(stemmer(root)));
    if (missing.length * 2 <= content.length) return [];
    const unsaid = asked.filter((word) => rootsIn(word).some((root) => missing.includes(root)));
    return [{ code: 'offTopic', missing: unsaid }];
  };
};
/** "est-il", "a check-in" */
const apart = (text: string) => text.replaceAll('-', ' ');
const NOTHING_ASKED = { content: [], fact: undefined, rootsIn: () => [] } as const;
/** Shorter ones stand in many words. */
const WHOLE_ROOT = 5;
const plainLetters = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** @param shown scripts that the person has seen already */
export const isNew =
  (shown: readonly string[]): ScriptRule =>
  ({ script }) =>
    shown.some((known) => lettersOf(known) === lettersOf(script)) ? [{ code: 'known' }] : [];

const lettersOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

export interface Judged {
  readonly ideas: readonly ScriptIdea[];
  /** Of those that may not be shown. */
  readonly faults: readonly WriterFault[];
  /** Those of them that only rules on words refuse: whoever can read may know better. */
  readonly disputed: readonly Disputed[];
}
export interface Disputed {
  readonly idea: ScriptIdea;
  /** What is to be backed. */
  readonly sentences: readonly TracedSentence[];
  /** Its own among all. */
  readonly faults: readonly WriterFault[];
}

/** What an idea is held to besides, and what a figure or a price decides. */
export interface Founded {
  readonly founding: Founding;
  readonly claims: ClaimsCheck;
}

export async function judged(
  ideas: readonly ScriptIdea[],
  rules: readonly ScriptRule[],
  founded?: Founded,
): Promise<Judged> {
  const good: ScriptIdea[] = [];
  const faults: WriterFault[] = [];
  const disputed: Disputed[] = [];
  for (const idea of ideas) {
    const isOther = isNew([...good, ...disputed.map((one) => one.idea)].map(({ script }) => script));
    const found = (await Promise.all([...rules, isOther].map((rule) => rule(idea)))).flat();
    const sentences = founded ? unfoundedIn(founded.claims, idea.script, founded.founding) : [];
    if (found.length + sentences.length === 0) good.push(idea);
    const claimed = founded ? claimFaults(sentences, founded.founding.material) : [];
    const told = [...found, ...claimed].map((fault): WriterFault => ({ ...fault, title: idea.title }));
    faults.push(...told);
    if (told.length > 0 && found.length === 0 && !sentences.some((one) => isOfFigures(one, founded)))
      disputed.push({ idea, sentences, faults: told });
  }
  return { ideas: good, faults, disputed };
}

const isOfFigures = ({ text, unsupported }: TracedSentence, founded: Founded | undefined): boolean =>
  unsupported.some(({ reason }) => reason === 'figure' || reason === 'price') ||
  founded?.claims.hasUnbackedFigure(text, founded.founding.sources, founded.founding.language) === true;
