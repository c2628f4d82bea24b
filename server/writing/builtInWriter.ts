/** The writer that needs no key: ads that quote, topics that we know; nothing invented. */
import { languageOf } from '../text/language';
import type { ExplainerScripts } from './explainer/explainerScripts';
import type { Frames } from './quoting/frames';
import { quoteAds } from './quoting/quoteAds';
import type { ScriptWriter } from './scriptWriter';

interface Deps {
  readonly frames: Frames;
  readonly explainerScripts: ExplainerScripts;
}

export const createBuiltInWriter = ({ explainerScripts, frames }: Deps): ScriptWriter => ({
  async writeAdScripts(brief, watch) {
    watch?.signal?.throwIfAborted();
    const language = await languageOf(brief.description, brief.pageLanguage);
    const { scripts, sentences } = quoteAds(brief, frames, language);
    watch?.report?.({ type: 'page', sentences });
    return scripts;
  },
  async writeExplainerScripts(brief, watch) {
    watch?.signal?.throwIfAborted();
    return explainerScripts(brief, watch?.signal);
  },
});
