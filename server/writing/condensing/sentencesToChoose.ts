/**
 * A text's sentences, for a person to choose from: those that are told are proposed, of the others the longest way to say
 * each that stands alone. What does not surely stand alone says what it leans on.
 */
import type { OfferedSentence } from '../../../contract/scripts/article';
import { OFFERED_SENTENCES, PAGE_SENTENCE_CHARACTERS } from '../../../contract/limits';
import { partsOfCandidate } from './candidates';
import type { Condensed } from './condense';
import { doubtIn } from './doubts';
import { leansOn } from './leansOn';
import type { Standing } from './standing';
import { isSentence, standsAlone } from './standsAlone';
import type { Candidate } from './text';
import { namedIn, waysToSay } from './waysToSay';

export function sentencesToChoose(read: Condensed): OfferedSentence[] {
  const { candidates, chosen, told, standingOf } = read;
  const isSaid = (text: string) => told.sentences.includes(text);
  const partsChosen = [...chosen.keys()].filter((one) => one.partOf);
  // Of more that surely stand alone than are offered the later ones are never shown: how they may be said takes long.
  let sure = told.sentences.length;
  const offered = candidates.flatMap((one): OfferedSentence[] => {
    const text = chosen.get(one);
    const parts = partsChosen.filter(({ partOf }) => partOf === one).map((part) => chosen.get(part) ?? '');
    const known = [...(text === undefined ? [] : [text]), ...parts];
    if (known.length > 0) return known.map((said) => ({ text: said, quote: one.text, isSaid: isSaid(said) }));
    if (sure >= OFFERED_SENTENCES.offered) return [];
    const standing = standingOf(one);
    const alone = aloneOf(one, standing);
    sure += alone.filter(({ leansOn: doubt }) => !doubt).length;
    return alone.length > 0
      ? alone.map((said) => ({ ...said, quote: one.text, isSaid: false }))
      : leaningOf(one, standing);
  });
  const texts = offered.map(({ text }) => text);
  const each = offered.filter(({ text }, at) => texts.indexOf(text) === at);
  const first = new Set(each.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, OFFERED_SENTENCES.offered));
  return each.filter((one) => first.has(one));
}

/** Where there are too many, the surest stay. */
const rankOf = ({ isSaid, leansOn: leaning }: OfferedSentence) => (isSaid ? 0 : leaning ? 2 : 1);

const textsOf = (...said: Parameters<typeof waysToSay>) => waysToSay(...said).map(({ text }) => text);

type Alone = Pick<OfferedSentence, 'text' | 'leansOn'>;
/** The author of notes knows what they speak of. */
const withDoubt = (text: string, standing: Standing): Alone => {
  const doubt = standing.isOwn ? undefined : doubtIn(text, standing);
  return doubt ? { text, leansOn: doubt } : { text };
};

/** The longest way to say it that stands alone, without a doubt where there is one; else what it says apart. */
function aloneOf(one: Candidate, standing: Standing): Alone[] {
  const waysAlone = (said: Candidate, andLess: boolean) =>
    textsOf(said, standing, andLess).filter((text) => standsAlone(text, standing));
  const alone = waysAlone(one, false);
  const ways = (alone.length > 0 ? alone : waysAlone(one, true)).map((text) => withDoubt(text, standing));
  const found = ways.find(({ leansOn: doubt }) => !doubt) ?? ways[0];
  if (found) return [found];
  return partsOfCandidate(one, standing).flatMap((part) =>
    waysAlone(part, true)
      .slice(0, 1)
      .map((text) => withDoubt(text, standing)),
  );
}

/** The longest way that is short enough; else as it is written. */
function leaningOf(one: Candidate, standing: Standing): OfferedSentence[] {
  const whole = namedIn(one, standing) ?? one.text;
  const ways = textsOf(one, standing, false);
  const text = [...ways, whole].find((way) => isSentence(way, standing, way === whole));
  return text === undefined || text.length > PAGE_SENTENCE_CHARACTERS
    ? []
    : [{ text, quote: one.text, isSaid: false, leansOn: leansOn(text, standing) }];
}
