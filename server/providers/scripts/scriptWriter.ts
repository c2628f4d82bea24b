/** Script ideas for a product: what every adapter offers. */
import type { AdBrief, ScriptIdea } from '../../../contract/script';

export interface ScriptWriter {
  /** At least four ideas in different frames, 40 to 70 spoken words each. */
  writeAdScripts(brief: AdBrief, signal?: AbortSignal): Promise<ScriptIdea[]>;
}
