/**
 * A text's sentences, for a person to choose from: those that are told are proposed, of the others the longest way to say
 * each that stands alone. What does not surely stand alone says what it leans on.
 */
import type { OfferedSentence } from '../../../contract/scripts/article';
import { OFFERED_SENTENCES, PAGE_SENTENCE_CHARACTERS } from '../../../contract/limits';
import { partsOfCandidate } from './candidates';
import type { Condensed } from './condense';
import { leansOn } from './leansOn';
import { newIn } from './licensed';
import type { Standing } from './standing';
import { isSentence, standsAlone } from './standsAlone';
import type { Candidate } from './text';
import { namedIn, waysToSay } from './waysToSay';

export function sentencesToChoose({ standing, candidates, chosen, told }: Condensed): OfferedSentence[] {
  const isSaid = (text: string) => told.sentences.includes(text);
  const partsChosen = [...chosen.keys()].filter((one) => one.partOf);
  const news = candidates.map(({ text }) =>
    standing.language === 'en' ? new Set(newIn(text, standing.subject)) : new Set<string>(),
  );
  const standingOf = (one: Candidate): Standing => ({
    ...standing,
    ...{ before: one.before, place: one.place },
    isIntroduction: one.heading === '',
    isAnother: (root) =>
      candidates.some(
        ({ index, heading }, at) =>
          index > 0 && index < Math.floor(one.index) && heading === one.heading && news[at]?.has(root),
      ),
  });
  const offered = candidates.flatMap((one): OfferedSentence[] => {
    const text = chosen.get(one);
    const parts = partsChosen.filter(({ partOf }) => partOf === one).map((part) => chosen.get(part) ?? '');
    const known = [...(text === undefined ? [] : [text]), ...parts];
    if (known.length > 0) return known.map((said) => ({ text: said, quote: one.text, isSaid: isSaid(said) }));
    const alone = aloneOf(one, standingOf(one));
    return alone.length > 0
      ? alone.map((said) => ({ text: said, quote: one.text, isSaid: false }))
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

/** The longest way to say it that stands alone; else what it says apart. */
function aloneOf(one: Candidate, standing: Standing): string[] {
  const isAlone = (text: string) => standsAlone(text, standing);
  const found = textsOf(one, standing, false).find(isAlone) ?? textsOf(one, standing, true).find(isAlone);
  if (found !== undefined) return [found];
  return partsOfCandidate(one, standing).flatMap((part) =>
    textsOf(part, standing, true).filter(isAlone).slice(0, 1),
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
