/** Behind what we wrote ourselves: on a topic that nobody wrote on, what an encyclopaedia says, with its credit. */
import { countWords } from '../../contract/scripts/countWords';
import type { ScriptIdea } from '../../contract/scripts/script';
import type { Article, Articles } from './articles/articles';
import { condensed } from './explainer/notesScripts';
import type { ScriptWriter } from './scriptWriter';

/** Fewer say too little. */
const FEWEST_WORDS = 40;

/** `log` is told why an article could not be had: the outlines are there all the same. */
export function withArticles(
  writer: ScriptWriter,
  articles: Articles,
  log: (error: unknown) => void,
): ScriptWriter {
  return {
    writeAdScripts: (brief, signal) => writer.writeAdScripts(brief, signal),
    async writeExplainerScripts(brief, signal) {
      const ideas = await writer.writeExplainerScripts(brief, signal);
      if (!brief.topic || brief.notes || ideas.some(isOnJustThis)) return ideas;
      try {
        const article = await articles.find(brief.topic, signal);
        return [...(article ? ideasOf(article) : []), ...ideas];
      } catch (error) {
        signal?.throwIfAborted();
        log(error);
        return ideas;
      }
    },
  };
}

const isOnJustThis = ({ origin, near }: ScriptIdea) => origin === 'written' && near === undefined;

function ideasOf({ title, text, credit }: Article): ScriptIdea[] {
  const script = condensed(text, title);
  if (countWords(script) < FEWEST_WORDS) return [];
  return [{ title: `${title}, in short`, script, origin: 'wikipedia', source: credit }];
}
