/** Script ideas for an ad or an explainer: what every adapter offers. */
import type { AdBrief, AdScripts, ScriptIdea } from '../../contract/scripts/script';
import type { ExplainerBrief } from './explainer/readTopic';

export interface ScriptWriter {
  /** At least four ideas in different frames, of `IDEA_WORDS`; how many facts are missing where nothing can be quoted. */
  writeAdScripts(brief: AdBrief, signal?: AbortSignal): Promise<AdScripts>;
  /** At least one idea, each with where it comes from; an outline's [brackets] are to be filled in. [X3] */
  writeExplainerScripts(brief: ExplainerBrief, signal?: AbortSignal): Promise<ScriptIdea[]>;
}
