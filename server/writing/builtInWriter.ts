/** The writer that needs no key: ads that quote, topics that we know; nothing invented. */
import { languageOf } from '../text/language';
import { ThreadFailed } from '../threads/askThread';
import type { ArticleReader } from './articles/articleReader';
import type { ExplainerScripts } from './explainer/explainerScripts';
import type { Frames } from './quoting/frames';
import { quoteAds, readAd, sentencesToTag } from './quoting/quoteAds';
import type { ScriptWriter } from './scriptWriter';

interface Deps {
  readonly frames: Frames;
  readonly explainerScripts: ExplainerScripts;
  readonly reader: Pick<ArticleReader, 'tag'>;
  /** Told of a page whose sentences took too long. */
  readonly log: (error: unknown) => void;
}

export function createBuiltInWriter({ explainerScripts, frames, reader, log }: Deps): ScriptWriter {
  /** None where it takes too long: then the person is asked, with nothing proposed. */
  const tagged = (sentences: readonly string[], signal: AbortSignal | undefined) =>
    reader.tag(sentences, signal).catch((error: unknown) => {
      if (!(error instanceof ThreadFailed)) throw error;
      log(error);
      return [];
    });
  return {
    async writeAdScripts(brief, watch) {
      watch?.signal?.throwIfAborted();
      const language = await languageOf(brief.description, brief.pageLanguage);
      const material = readAd(brief, frames, language);
      const asked = sentencesToTag(material);
      const parts = asked.length === 0 ? [] : await tagged(asked, watch?.signal);
      const byText = new Map(asked.map((text, at) => [text, parts[at] ?? []]));
      const { scripts, sentences } = quoteAds(material, (text) => byText.get(text) ?? []);
      watch?.report?.({ type: 'page', sentences });
      return scripts;
    },
    async writeExplainerScripts(brief, watch) {
      watch?.signal?.throwIfAborted();
      return explainerScripts(brief, watch?.signal);
    },
  };
}
