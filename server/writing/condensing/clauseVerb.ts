/** The verb of an English sentence's main clause, by the parts of speech of its words. */
import type { Part } from '../../text/partsOfSpeech';
import { RELATIVE } from './englishGrammar';
import { isCapital, isPos, nounPhrasesOf } from './nounPhrases';

const NAMING = ['NOUN', 'PROPN', 'PRON', 'NUM'];

/** -1 where each verb is of another clause, or done to something: "Stockfish, an engine ranked highest". */
export function clauseVerbOf(parts: readonly Part[], reduced: ReadonlySet<string>): number {
  let open = 0;
  const opensSubordinate = isPos(parts[0], 'SCONJ');
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    if (
      at > 0 &&
      RELATIVE.includes(part.lower) &&
      isPos(before, 'NOUN', 'PROPN', 'PUNCT', 'ADP', 'VERB', 'NUM')
    )
      open += 1;
    else if (isPos(part, 'SCONJ') || opensClauseOfTime(parts, at)) open += 1;
    else if (part.text === ',' && opensSubordinate && open > 0) open = 0;
    if (!isFinite(parts, at, reduced)) continue;
    if (open > 0) {
      open -= 1;
      continue;
    }
    if (isContactClause(parts, at)) continue;
    // "blocks that musicians beat or struck", "a success and nominated for": joined to no verb of the main clause.
    const joint = plainBefore(parts, at);
    if (isPos(parts[joint], 'CCONJ') && isPos(part, 'VERB')) continue;
    const isNamed = parts.slice(0, at).some((one) => isPos(one, ...NAMING, 'ADJ', 'DET') || isCapital(one));
    if (isNamed && !isBehindOpenAddition(parts, at)) return at;
  }
  return -1;
}

const OF_TIME = ['after', 'before', 'until', 'since'];
/** "Seizing power after the Soviets withdrew": what looks like a preposition has a clause of its own. */
const opensClauseOfTime = (parts: readonly Part[], at: number): boolean =>
  at > 0 &&
  isPos(parts[at], 'ADP') &&
  OF_TIME.includes(parts[at]?.lower ?? '') &&
  nounPhrasesOf(parts.slice(at + 1)).some(
    ({ from, to }) => from === 0 && isPos(parts[at + 1 + to], 'VERB', 'AUX') && !isDoneTo(parts, at + 1 + to),
  );
/** "after talks held in Rome" */
const isDoneTo = (parts: readonly Part[], at: number): boolean =>
  /(?:ed|en|n|t|d|ing)$/.test(parts[at]?.lower ?? '') && isPos(parts[at + 1], 'ADP', 'PUNCT');

const plainBefore = (parts: readonly Part[], at: number): number => {
  let place = at - 1;
  while (isPos(parts[place], 'ADV')) place -= 1;
  return place;
};

function isFinite(parts: readonly Part[], at: number, reduced: ReadonlySet<string>): boolean {
  const part = parts[at];
  const place = plainBefore(parts, at);
  const before = parts[place];
  if (!isPos(part, 'AUX', 'VERB') || !part || (at > 0 && isCapital(part))) return false;
  // "to go", "may go", "has gone": the one before is it.
  if (before?.lower === 'to' || isPos(before, 'AUX') || ["n't", 'not'].includes(before?.lower ?? ''))
    return false;
  // "known", "given": done to something, where nothing helps it.
  if (part.lower !== part.lemma && /(?:wn|en)$/.test(part.lower)) return false;
  if (disagrees(parts, at)) return false;
  if (isPos(part, 'AUX')) return !['be', 'been', 'being', 'having'].includes(part.lower);
  if (part.lower.endsWith('ing') && part.lemma !== part.lower) return false;
  if ([';', ':'].includes(before?.text ?? '') || isPos(before, 'DET', 'ADP', 'ADJ')) return false;
  // "a decision regarding newly produced evidence"
  if (place > 0 && isPos(before, 'VERB') && before?.lower.endsWith('ing')) return false;
  // "bricks made of clay", "written by"
  const next = parts[at + 1];
  const isDone = /(?:ed|en|n|t|de|ung)$/.test(part.lower) && isPos(before, 'NOUN', 'PROPN');
  return !(
    isDone &&
    (next?.lower === 'by' || (reduced.has(part.lower) && isPos(next, 'ADP', 'ADV', 'PART')))
  );
}

/** "Her family and family trusts": two of them trust. */
const disagrees = (parts: readonly Part[], at: number): boolean => {
  const before = parts.slice(0, at);
  const { lower = '', lemma = '' } = parts[at] ?? {};
  return (
    isPos(parts[at], 'VERB') &&
    lower === `${lemma}s` &&
    !before.some((part) => isPos(part, 'ADP', 'PUNCT', 'VERB', 'AUX', 'PRON')) &&
    before.some((part, place) => part.lower === 'and' && place > 0)
  );
};

const SUBJECTS = ['he', 'she', 'they', 'we', 'i'];
/** "a child | he befriends": who does it stands right behind the noun that it is done to. */
const isContactClause = (parts: readonly Part[], at: number): boolean => {
  const subject = plainBefore(parts, at);
  return SUBJECTS.includes(parts[subject]?.lower ?? '') && isPos(parts[subject - 1], 'NOUN', 'PROPN');
};

const BEGINS_BEFORE = ['ADP', 'ADV', 'SCONJ', 'VERB', 'PART'];
/** "Stockfish AI, an engine ranked highest": a single comma behind the subject closes no addition to it. */
function isBehindOpenAddition(parts: readonly Part[], verb: number): boolean {
  const marks = parts.slice(0, verb).flatMap(({ text }, at) => (/^[,–—]$/.test(text) ? [at] : []));
  const [mark = 0] = marks;
  // "The Abbey, built in 1120", "In water, is a base"
  if (marks.length === 1 && plainBefore(parts, verb) === mark) return true;
  if (isPos(parts[0], ...BEGINS_BEFORE)) return false;
  return (
    isPos(parts[verb], 'VERB') &&
    marks.length === 1 &&
    !parts.slice(mark, verb).some((one) => isPos(one, 'CCONJ'))
  );
}
