/**
 * Whether a sentence tells a fact of this kind, by how it is built: a year or date behind its preposition, whoever does
 * it, a place by name, a number of what is counted. What is not sure is not told.
 */
import type { AskedFact, FactKind } from './askedFact';
import { beginsWithDoer, isDoneBy } from './doerTold';
import { tokensOf } from './factTokens';
import { countsIt, isNumber } from './numberTold';
import { isPlace, namesRegion } from './placeTold';
import type { FactContext, ReadFact } from './readSentence';
import { rootsIn } from './rootsIn';
import { isDay, isTime, isYear } from './timeTold';

/** The fact, and in the same sentence all that is asked beside it; where that is nothing, what the article is on. */
export function tellsFact({ kind, isOfBeing }: AskedFact, sentence: string, context: FactContext): boolean {
  const { language, things, title } = context;
  const said = rootsIn(sentence, language);
  const titleRoots = new Set(rootsIn(title, language));
  const isOnIt =
    things.length > 0
      ? things.every((root) => said.includes(root))
      : said.some((root) => titleRoots.has(root));
  if (!isOnIt) return false;
  const read = { ...context, tokens: tokensOf(sentence), titleRoots, isOfBeing };
  return TELLS[kind](read);
}

const TELLS: Readonly<Record<FactKind, (read: ReadFact) => boolean>> = {
  when: (read) => read.tokens.some((_, at) => isYear(read, at) || isDay(read, at) || isTime(read, at)),
  who: (read) => isDoneBy(read) || beginsWithDoer(read),
  where: (read) => read.tokens.some((_, at) => isPlace(read, at)) || namesRegion(read),
  howMany: (read) => read.tokens.some((_, at) => isNumber(read, at) && countsIt(read, at)),
  howMuch: (read) => read.tokens.some((_, at) => isNumber(read, at)),
};
