/** The writer that needs no key: ads that quote, topics that we know; nothing invented. */
import { detectLanguage } from '../text/language';
import type { ExplainerScripts } from './explainer/explainerScripts';
import type { Frames } from './quoting/frames';
import { quoteAds } from './quoting/quoteAds';
import type { ScriptWriter } from './scriptWriter';

interface Deps {
  readonly frames: Frames;
  readonly explainerScripts: ExplainerScripts;
}

export const createBuiltInWriter = ({ frames, explainerScripts }: Deps): ScriptWriter => ({
  async writeAdScripts(brief, watch) {
    watch?.signal?.throwIfAborted();
    const language = await detectLanguage(brief.description);
    return quoteAds(brief, frames, language);
  },
  async writeExplainerScripts(brief, watch) {
    watch?.signal?.throwIfAborted();
    return explainerScripts(brief, watch?.signal);
  },
});
