/** Whether a sentence surely tells of the product: by its subject, or as a point of a list of what the product has. */
import { nounPhrasesOf, isPos } from '../condensing/nounPhrases';
import { aboutByName } from './aboutByName';
import { isQuestion } from './adText';
import { aboutInEnglish, SHOWING } from './aboutInEnglish';
import { isOfSeller, lettersOf, meaningOf, tellsOfVariants, type Grammar } from './grammar';
import type { PartsOf } from './spoken';
import type { About, Known, Names, Sayable, Told } from './told';

/** "1x Headset" */
export const isCounted = (text: string): boolean => /^\d+\s?[x×]\s/i.test(text);

/** "The result: a softer touch": what is told so, or asked, leaves it what the text is on. */
const ROW = /^[^:.!?]{2,40}: \p{L}/u;

/** The English texts of which `aboutsOf` asks for the parts of speech. */
export const textsToTag = (sentences: readonly Sayable[], { language }: Grammar): string[] =>
  language === 'en'
    ? sentences.flatMap(({ said, isOwn }) =>
        isOwn ? [] : [said, asBehind('It', said), asBehind('It is', said)],
      )
    : [];
const asBehind = (subject: string, text: string) =>
  `${subject} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What each sentence of a page is about, in their order. */
export function aboutsOf(
  sentences: readonly Sayable[],
  names: Names,
  grammar: Grammar,
  partsOf: PartsOf,
): About[] {
  const own = new Set(names.own);
  const rows = sentences
    .filter(({ isProperty }) => isProperty)
    .flatMap(({ said }) => meaningOf(said, grammar));
  const parts = new Set([...names.own, ...rows]);
  /** Before the first stands the product's name. */
  let isFollowing = true;
  let isBehind = false;
  return sentences.map(({ said, isPoint, isAlone, isOwn }, at) => {
    const told = { text: said, isPoint, isAlone, isFollowing, isFirst: at === 0, isBehind };
    const known = { ...names, own, parts };
    const about = isOwn ? 'product' : aboutOf(told, known, grammar, partsOf);
    isBehind ||= about !== null;
    isFollowing = isQuestion(said) || ROW.test(said) ? isFollowing : about !== null;
    if (about === 'product' && !isOwn)
      for (const word of meaningOf(calledIn(said, grammar, partsOf), grammar)) own.add(word);
    if (about) for (const word of meaningOf(said, grammar)) parts.add(word);
    return about;
  });
}

/** Null where nothing says so. */
function aboutOf(told: Told, known: Known, grammar: Grammar, partsOf: PartsOf): About {
  const { text } = told;
  if (isOfSeller(text, grammar) || tellsOfVariants(text, grammar)) return null;
  if (isCounted(text) || isQuestion(text) || hasLostSpace(text, known)) return null;
  if (grammar.language !== 'en') return aboutByName(told, known, grammar);
  const [parts, behindIt, behindItIs] = [text, asBehind('It', text), asBehind('It is', text)].map(partsOf);
  return parts?.length
    ? aboutInEnglish(
        { ...told, parts, behindIt: behindIt ?? [], behindItIs: behindItIs ?? [] },
        known,
        grammar,
      )
    : null;
}

/** "200mlDurex": paragraphs that were joined, the next of which begins with the name. */
const hasLostSpace = (text: string, { title }: Names): boolean =>
  [...text.matchAll(/\p{Ll}(\p{Lu}\p{Ll}+)/gu)].some(
    ([glued, name = '']) => title.includes(lettersOf(name)) && !title.includes(lettersOf(glued)),
  );

/** What a text calls the product beside its name: "this blaster". */
function calledIn(text: string, grammar: Grammar, partsOf: PartsOf): string {
  if (grammar.language !== 'en') return '';
  const [first] = nounPhrasesOf(partsOf(text));
  return first?.from === 0 && SHOWING.includes(first.determiner) && isPos(first.head, 'NOUN')
    ? (first.head?.text ?? '')
    : '';
}
