/** What every list of script ideas must keep, whoever wrote it. */
import { z } from 'zod';
import { IDEA_WORDS } from '../../../contract/limits';
import { type AdBrief, scriptIdeaSchema, type ScriptIdea } from '../../../contract/script';
import { countWords } from '../../../contract/countWords';

export const IDEA_COUNT = 4;
const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

export const scriptIdeasSchema = z.object({ ideas: z.array(scriptIdeaSchema).min(IDEA_COUNT) });

/** What is wrong with the ideas, as sentences for the one who wrote them; empty when they may be shown. */
export function faultsOf(ideas: readonly ScriptIdea[], brief: AdBrief): string[] {
  const given = new Set(numbersIn(`${brief.title} ${brief.description} ${brief.audience ?? ''}`));
  const faults = ideas.flatMap(({ title, script }) => {
    const words = countWords(script);
    const invented = numbersIn(script).filter((number) => !given.has(number));
    return [
      ...(words < IDEA_WORDS.min || words > IDEA_WORDS.max
        ? [`"${title}" has ${words} words; it must have ${IDEA_WORDS.min} to ${IDEA_WORDS.max}.`]
        : []),
      ...(invented.length > 0
        ? [`"${title}" says ${invented.join(', ')}, which the seller does not say.`]
        : []),
    ];
  });
  if (new Set(ideas.map(({ script }) => script)).size < ideas.length) faults.push('Two ideas are the same.');
  return faults;
}
