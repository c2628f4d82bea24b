/**
 * A text's sentences, for a person to choose from: those that are told are proposed, of the others the longest way to say
 * each that stands alone. What does not surely stand alone says what it leans on.
 */
import type { OfferedSentence } from '../../../contract/scripts/article';
import { OFFERED_SENTENCES, PAGE_SENTENCE_CHARACTERS } from '../../../contract/limits';
import { standingIn } from './anotherThing';
import { partsOfCandidate, type ReadText } from './candidates';
import type { Condensed } from './condense';
import { doubtIn } from './doubts';
import { leansOn } from './leansOn';
import type { Standing } from './standing';
import { isSentence, standsAlone } from './standsAlone';
import type { Candidate } from './text';
import { namedIn, waysToSay } from './waysToSay';

export function sentencesToChoose(read: Condensed): OfferedSentence[] {
  const { candidates, chosen, told } = read;
  const isSaid = (text: string) => told.sentences.includes(text);
  const partsChosen = [...chosen.keys()].filter((one) => one.partOf);
  const standingOf = standingIn(read);
  const aloneOf = aloneIn(read);
  const offered = candidates.flatMap((one): OfferedSentence[] => {
    const text = chosen.get(one);
    const parts = partsChosen.filter(({ partOf }) => partOf === one).map((part) => chosen.get(part) ?? '');
    const known = [...(text === undefined ? [] : [text]), ...parts];
    if (known.length > 0) return known.map((said) => ({ text: said, quote: one.text, isSaid: isSaid(said) }));
    const alone = aloneOf(one);
    return alone.length > 0
      ? alone.map((said) => ({
          text: said,
          quote: one.text,
          isSaid: false,
          ...doubtOf(said, standingOf(one)),
        }))
      : leaningOf(one, standingOf(one));
  });
  const texts = offered.map(({ text }) => text);
  const each = offered.filter(({ text }, at) => texts.indexOf(text) === at);
  const first = new Set(each.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, OFFERED_SENTENCES.offered));
  return each.filter((one) => first.has(one));
}

/** Where there are too many, the surest stay. */
const rankOf = ({ isSaid, leansOn: leaning }: OfferedSentence) => (isSaid ? 0 : leaning ? 2 : 1);

const textsOf = (...said: Parameters<typeof waysToSay>) => waysToSay(...said).map(({ text }) => text);

/** The author of notes knows what they speak of. */
const doubtOf = (text: string, standing: Standing) => {
  const doubt = standing.isOwn || standing.language !== 'en' ? undefined : doubtIn(text, standing);
  return doubt ? { leansOn: doubt } : {};
};

/** The longest way to say it that stands alone, without a doubt where there is one; else what it says apart. */
function aloneIn(read: ReadText): (one: Candidate) => string[] {
  const standingOf = standingIn(read);
  return (one) => {
    const own = standingOf(one);
    const isAlone = (text: string) => standsAlone(text, own);
    const alone = textsOf(one, own, false).filter(isAlone);
    const all = alone.length > 0 ? alone : textsOf(one, own, true).filter(isAlone);
    const found = all.find((text) => !doubtOf(text, own).leansOn) ?? all[0];
    if (found !== undefined) return [found];
    return partsOfCandidate(one, own).flatMap((part) => textsOf(part, own, true).filter(isAlone).slice(0, 1));
  };
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
