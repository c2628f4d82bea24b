/** Which words will be spoken: one of the ideas, rewritten or not, or words of one's own. [W9] [X2] */
import * as z from 'zod/mini';
import { countWords } from '../scripts/countWords';
import { SCRIPT_CHARACTERS, SCRIPT_WORDS } from '../limits';
import { scriptIdeaSchema } from '../scripts/script';

export const scriptChoiceSchema = z.object({
  scripts: z.array(scriptIdeaSchema),
  scriptSource: z.enum(['ideas', 'own']),
  chosenIdea: z.nullable(z.int()),
  ownScript: z.string(),
});
export type ScriptChoice = z.infer<typeof scriptChoiceSchema>;

export const noScriptChosen: ScriptChoice = {
  scripts: [],
  scriptSource: 'ideas',
  chosenIdea: null,
  ownScript: '',
};

export const selectedScript = ({ scriptSource, ownScript, scripts, chosenIdea }: ScriptChoice): string =>
  (scriptSource === 'own'
    ? ownScript
    : chosenIdea === null
      ? ''
      : (scripts[chosenIdea]?.script ?? '')
  ).trim();

/** What stands in the way of speaking it, as the server would judge. */
export function scriptFault(
  choice: ScriptChoice,
): 'scriptMissing' | 'scriptWordless' | 'scriptTooLong' | null {
  const script = selectedScript(choice);
  const words = countWords(script);
  if (words < SCRIPT_WORDS.min) return script === '' ? 'scriptMissing' : 'scriptWordless';
  return words > SCRIPT_WORDS.max || script.length > SCRIPT_CHARACTERS ? 'scriptTooLong' : null;
}

export const withRewrittenIdea = <Form extends ScriptChoice>(
  form: Form,
  index: number | null,
  script: string,
): Form => ({
  ...form,
  scripts: form.scripts.map((idea, at) => (at === index ? { ...idea, script } : idea)),
});
