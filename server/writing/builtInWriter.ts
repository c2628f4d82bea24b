/** The writer that needs no key: ads that quote, topics that we know; nothing invented. */
import type { ExplainerScripts } from './explainer/explainerScripts';
import type { Frames } from './quoting/frames';
import { quoteAds } from './quoting/quoteAds';
import type { ScriptWriter } from './scriptWriter';

interface Deps {
  readonly frames: Frames;
  readonly explainerScripts: ExplainerScripts;
}

export const createBuiltInWriter = ({ frames, explainerScripts }: Deps): ScriptWriter => ({
  async writeAdScripts(brief, signal) {
    signal?.throwIfAborted();
    return quoteAds(brief, frames);
  },
  async writeExplainerScripts(brief, signal) {
    signal?.throwIfAborted();
    return explainerScripts(brief);
  },
});
