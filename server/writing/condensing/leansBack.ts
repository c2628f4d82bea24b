/** Whether an English sentence leans on the one before it, by a pronoun or by an adverb: in an article and in notes. */
import { taggedWords } from '../../pictures/cards/taggedWords';
import type { Part } from '../../text/partsOfSpeech';
import { isLittle, rootOf } from '../../text/words';
import { is } from './englishGrammar';
import { isParticiple, isPlural, isPos, type NounPhrase } from './nounPhrases';
import { isPerson } from './persons';
import type { Reading } from './reading';
import { isHeadOfSubject, type Subject } from './subject';

const OBJECTS = ['it', 'him', 'them'];
/** "Davis", "the king", and neither "the New Testament", "a Supreme Court", "December" nor "London". */
const mayBePerson = ({ head, determiner, words }: NounPhrase): boolean => {
  if (!head) return false;
  if (!isPos(head, 'PROPN')) return !isPlural(head) && isPerson(head.lower);
  const [tagged] = words.length === 1 ? taggedWords(head.text) : [];
  return !['the', 'a', 'an'].includes(determiner) && !is(tagged, 'Month', 'WeekDay', 'Place');
};

const THEY = ['they', 'them', 'their'];
/** "players", "the Cubs", "Ford": no name of one person, and no noun of one thing. */
const mayBeMany = ({ head }: NounPhrase): boolean =>
  head !== undefined &&
  (isPos(head, 'PROPN') ? !is(taggedWords(head.text)[0], 'Person', 'Place', 'Month') : isPlural(head));

const SEXES = [
  ['he', 'him', 'his', 'himself'],
  ['she', 'her', 'hers', 'herself'],
];
const isItsOwn = (lower: string, { names }: Subject) => names.has(lower) || isLittle(lower);

/** "They're", "does not record his death", and "was built behind it", where it can only be what was built. */
export const pronounWithoutNoun = ({
  parts,
  phrases,
  verb,
  subject,
  words: { pronouns, subjects },
}: Reading): Part | undefined =>
  parts.find((part, at) => {
    const isOfPerson = pronouns.person.includes(part.lower);
    if (!isPos(part, 'PRON') || (!isOfPerson && !pronouns.any.includes(part.lower))) return false;
    const before = phrases.filter(({ to, head }) => to <= at && head && !/^\d/.test(head.text));
    const isHis = [subject.pronoun, subjects[subject.pronoun]].includes(part.lower);
    const isSubject = ({ head }: NounPhrase) =>
      isHis &&
      head !== undefined &&
      !(isPlural(head) && subject.isOne) &&
      isHeadOfSubject(rootOf(head.lower), subject);
    // "Rembrandt's drawings of her": she is somebody else.
    const isOfOther = SEXES.some((sex) => sex.includes(subject.pronoun) && !sex.includes(part.lower));
    const isSomebody = (one: NounPhrase) =>
      mayBePerson(one) && !(isOfOther && one.words.every(({ lower }) => isItsOwn(lower, subject)));
    // "In his works, Rembrandt exhibited"
    const comma = parts.findIndex(({ text }) => text === ',');
    if (isHis && comma > at && subject.names.has(parts[comma + 1]?.lower ?? '')) return false;
    if (isOfPerson && !before.some((one) => isSomebody(one) || isSubject(one))) return true;
    if (before.length === 0) return true;
    // "Gretzky was its captain": of what?
    const isThings = ['it', 'its', 'itself'].includes(part.lower) && subject.isPerson;
    if (isThings && before.every(({ words }) => words.every(({ lower }) => isItsOwn(lower, subject))))
      return true;
    // "Parker's last act as their priest": one person is not they.
    const areMany =
      parts.slice(0, at).some((one) => isPos(one, 'CCONJ')) || before.some((one) => mayBeMany(one));
    if (THEY.includes(part.lower) && pronouns.person.includes(subject.pronoun) && !areMany) return true;
    // "Producing cars quickly, it had an influence": who it is does not stand in what opens the sentence.
    const opening = parts.slice(0, at);
    const isBehindOpening =
      at === verb - 1 && opening.at(-1)?.text === ',' && !opening.some((one) => isPos(one, 'SCONJ', 'AUX'));
    if (isBehindOpening && !isOfPerson && pronouns.any.includes(part.lower)) return true;
    const isBehindClause = parts.slice(0, at).some((one) => isPos(one, 'SCONJ') || one.lower === 'which');
    return (
      OBJECTS.includes(part.lower) &&
      !isPos(parts[at + 1], 'VERB', 'AUX') &&
      before.length < (isBehindClause ? 1 : 2)
    );
  });

const FINAL = ['later', 'earlier', 'too', 'so'];
/** "Hereabouts, …", "Afterward, …", "Otherwise, …" */
const JOINING = /^(?:(?:here|there)\w+|\w+(?:wards?|wise|more|less))$/;
export const joinsOn = ({ parts, phrases: [first], verb, words: { connectives } }: Reading): boolean =>
  // "For each artifact embodies a variant": it gives a reason.
  (parts[0]?.lower === 'for' && first?.from === 1 && first.to === verb) ||
  // "Nearby is a boat ramp": near what?
  (isPos(parts[0], 'ADV') && (parts[1]?.lemma === 'be' || JOINING.test(parts[0]?.lower ?? ''))) ||
  // "has since become": since when?
  parts.some(({ lower }, at) => lower === 'since' && parts[at - 1]?.lemma === 'have') ||
  // "As noted, …", "as described above"
  parts.some(
    (part, at) => part.lower === 'as' && isParticiple(parts[at + 1]) && isPos(parts[at + 2], 'PUNCT'),
  ) ||
  parts.some(
    ({ lower, pos }, at) =>
      connectives.includes(lower) &&
      (pos === 'ADV' || at === parts.length - 2) &&
      !joinsHalves(parts, at, verb),
  ) ||
  FINAL.includes(parts.at(-2)?.lower ?? '') ||
  (parts.at(-3)?.lower === 'as' && parts.at(-2)?.lower === 'well');

/** "was built in 1350 and then burnt", "cools the air, thus making rain", "If it rains, then …", "a law, however old, …". */
function joinsHalves(parts: readonly Part[], at: number, verb: number): boolean {
  const [before, next] = [parts[at - 1], parts[at + 1]];
  if (isPos(before, 'CCONJ') || before?.text === ';') return true;
  if (parts[at]?.lower === 'however' && isPos(next, 'ADJ', 'ADV')) return !isPos(before, 'AUX', 'VERB');
  const isBehindClause = verb < at - 1 || isPos(parts[0], 'SCONJ');
  return before?.text === ',' && isBehindClause && !isPos(next, 'PUNCT');
}
