/** What every list of script ideas must keep, whoever wrote it. */
import { z } from 'zod';
import { countWords } from '../../../contract/scripts/countWords';
import { EXPLAINER_WORDS, IDEA_WORDS } from '../../../contract/limits';
import {
  type AdBrief,
  adFrameSchema,
  scriptIdeaSchema,
  type ScriptIdea,
} from '../../../contract/scripts/script';
import { unfilledPlaces } from '../../../contract/scripts/unfilledPlaces';
import type { ClaimsCheck } from './claimsCheck';
import type { ExplainerBrief } from '../explainer/readTopic';

export const IDEA_COUNT = 4;
const EXPLAINER_COUNT = 2;

const { title, script } = scriptIdeaSchema.shape;
/** A frame that a model made up is none of ours, and no reason to refuse its script. */
const frame = z.unknown().transform((named) => adFrameSchema.safeParse(named).data);
const ideasOf = (least: number) => z.object({ ideas: z.array(z.object({ title, script })).min(least) });
const adIdeaSchema = z
  .object({ title, script, frame: frame.optional() })
  .transform(({ frame, ...idea }): ScriptIdea => (frame ? { ...idea, frame } : idea));
export const scriptIdeasSchema = z.object({ ideas: z.array(adIdeaSchema).min(IDEA_COUNT) });
export const explainerIdeasSchema = ideasOf(EXPLAINER_COUNT);

/** What is wrong with the ideas, as sentences for the one who wrote them; empty when they may be shown. */
export const faultsOf = (ideas: readonly ScriptIdea[], brief: AdBrief, claims: ClaimsCheck): string[] => [
  ...wrongLengths(ideas, IDEA_WORDS),
  ...unfoundedClaims(ideas, sourceOf(brief), claims),
  ...repetitions(ideas),
];

/** Without the sentences that claim what the seller does not, where enough is left without them. */
export const withoutInventions = (
  ideas: readonly ScriptIdea[],
  brief: AdBrief,
  claims: ClaimsCheck,
): ScriptIdea[] =>
  ideas.map((idea) => {
    const script = claims.foundedPart(idea.script, sourceOf(brief));
    return countWords(script) >= IDEA_WORDS.min ? { ...idea, script } : idea;
  });

/** The seller's page, and what the person said besides. */
const sourceOf = ({ title, description, audience = '', facts = [] }: AdBrief) =>
  [title, description, audience, ...facts].join('\n');

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

const unfoundedClaims = (ideas: readonly ScriptIdea[], source: string, { unfounded }: ClaimsCheck) =>
  ideas
    .map(({ title, script }) => ({ title, claims: unfounded(script, source) }))
    .filter(({ claims }) => claims.length > 0)
    .map(({ title, claims }) => `"${title}" says ${claims.join(', ')}, which the seller does not say.`);

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
