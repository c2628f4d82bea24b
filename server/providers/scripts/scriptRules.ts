/** What every list of script ideas must keep, whoever wrote it. */
import { z } from 'zod';
import { countWords } from '../../../contract/countWords';
import { EXPLAINER_WORDS, IDEA_WORDS } from '../../../contract/limits';
import { type AdBrief, scriptIdeaSchema, type ScriptIdea } from '../../../contract/script';
import { unfilledPlaces } from '../../../contract/unfilledPlaces';
import type { ExplainerBrief } from './explainer/readTopic';

export const IDEA_COUNT = 4;
const EXPLAINER_COUNT = 2;

const { title, script } = scriptIdeaSchema.shape;
const ideasOf = (least: number) => z.object({ ideas: z.array(z.object({ title, script })).min(least) });
export const scriptIdeasSchema = ideasOf(IDEA_COUNT);
export const explainerIdeasSchema = ideasOf(EXPLAINER_COUNT);

/** What is wrong with the ideas, as sentences for the one who wrote them; empty when they may be shown. */
export const faultsOf = (ideas: readonly ScriptIdea[], brief: AdBrief): string[] => [
  ...wrongLengths(ideas, IDEA_WORDS),
  ...inventedNumbers(ideas, `${brief.title} ${brief.description} ${brief.audience ?? ''}`, 'the seller does'),
  ...repetitions(ideas),
];

/** As `faultsOf`. Of a bare topic a writer may know more than its author; notes are to be kept to. */
export const explainerFaultsOf = (
  ideas: readonly ScriptIdea[],
  { topic, notes }: ExplainerBrief,
): string[] => [
  ...wrongLengths(ideas, EXPLAINER_WORDS),
  ...(notes ? inventedNumbers(ideas, `${topic} ${notes}`, 'the notes do') : []),
  ...ideas
    .filter(({ script }) => unfilledPlaces(script) > 0)
    .map(({ title }) => `"${title}" has [brackets]; write the whole text.`),
  ...repetitions(ideas),
];

const wrongLengths = (ideas: readonly ScriptIdea[], { min, max }: { min: number; max: number }) =>
  ideas
    .map(({ title, script }) => ({ title, words: countWords(script) }))
    .filter(({ words }) => words < min || words > max)
    .map(({ title, words }) => `"${title}" has ${words} words; it must have ${min} to ${max}.`);

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** @param who says it, as in "which the seller does not say" */
function inventedNumbers(ideas: readonly ScriptIdea[], source: string, who: string): string[] {
  const given = new Set(numbersIn(source));
  return ideas
    .map(({ title, script }) => ({
      title,
      invented: numbersIn(script).filter((number) => !given.has(number)),
    }))
    .filter(({ invented }) => invented.length > 0)
    .map(({ title, invented }) => `"${title}" says ${invented.join(', ')}, which ${who} not say.`);
}

const repetitions = (ideas: readonly ScriptIdea[]) =>
  new Set(ideas.map(({ script }) => script)).size < ideas.length ? ['Two ideas are the same.'] : [];
