/** Which words will be spoken: one of the ideas, rewritten or not, or words of one's own. [W9] [X2] */
import * as z from 'zod/mini';
import { countWords } from '../scripts/countWords';
import { SCRIPT_CHARACTERS, SCRIPT_WORDS } from '../limits';
import { scriptIdeaSchema, type BackedSentence, type ScriptIdea } from '../scripts/script';

export const scriptChoiceSchema = z.object({
  /** The newest first: the earlier ones stay. */
  scripts: z.array(scriptIdeaSchema),
  /** How many of them came last. */
  newest: z._default(z.int(), 0),
  scriptSource: z.enum(['ideas', 'own']),
  chosenIdea: z.nullable(z.int()),
  /** `default`: it was selected beforehand, and gives way to whatever suits better. */
  chosenBy: z._default(z.enum(['person', 'default']), 'person'),
  ownScript: z.string(),
});
export type ScriptChoice = z.infer<typeof scriptChoiceSchema>;

export const noScriptChosen: ScriptChoice = {
  scripts: [],
  newest: 0,
  scriptSource: 'ideas',
  chosenIdea: null,
  chosenBy: 'person',
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
  ...(index === form.chosenIdea && { chosenBy: 'person' as const }),
});

/** What was selected beforehand is none of what is written anew. */
export const withoutDefaultIdea = <Form extends ScriptChoice>(form: Form): Form =>
  form.chosenBy === 'default' ? { ...form, chosenIdea: null } : form;

/** The texts that stand to choose from: each once. */
export const shownScripts = ({ scripts, ownScript }: ScriptChoice): string[] => [
  ...new Set(
    [...scripts.map(({ script }) => script), ownScript].map((script) => script.trim()).filter(Boolean),
  ),
];

/** New ones before those that are there, of which none is lost; what is said again stands once. */
export function withScripts<Form extends ScriptChoice>(form: Form, ideas: readonly ScriptIdea[]): Form {
  const { scripts, chosenIdea } = form;
  const former = scripts.filter((idea) => !standsIn(ideas, idea));
  return { ...form, scripts: [...ideas, ...former], chosenIdea: placeAfter(form, ideas, chosenIdea) };
}

/** Where the script at `index` stands after that. */
export function placeAfter({ scripts }: ScriptChoice, ideas: readonly ScriptIdea[], index: number | null) {
  const idea = index === null ? undefined : scripts[index];
  if (!idea) return null;
  const said = ideas.findIndex(({ script }) => script === idea.script);
  if (said !== -1) return said;
  return ideas.length + scripts.slice(0, index ?? 0).filter((one) => !standsIn(ideas, one)).length;
}
const standsIn = (ideas: readonly ScriptIdea[], { script: told }: ScriptIdea) =>
  ideas.some(({ script }) => script === told);

/** What models have backed of the scripts that are shown. */
export const backingIn = ({ scripts }: ScriptChoice): BackedSentence[] =>
  scripts.flatMap(({ backing = [] }) => backing);
