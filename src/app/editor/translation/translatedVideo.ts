/** A video's words in another language, put in their places. [SC4] */
import { captionPages } from '../../../../contract/video/captionPages';
import { joinWords, shareOut, splitWords } from '../../../../contract/video/spokenWords';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { SENTENCE_CHARACTERS } from '../../../../contract/limits';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { areSingleWords } from '../../../editor-engine/plugins/script/retold';
import { sentencesOf } from '../../../editor-engine/script/sentences';
import { captionsOf, isCaptionItem } from '../../../editor-engine/selectors/captions.selectors';
import { RefusedCommand } from '../../../machines/captionEdit/refusalCode';
import type { TranslatedTexts } from '../../../machines/captionEdit/scriptTranslation.machine';
import { TEXT_DEFAULTS, textHeight } from '../../../templates/paint/type/textHeight';
import { asOneStep } from '../commands/captionCommands';

/** What is shown beside the captions, each text once; names and what has no letters are the same in every language. */
export function shownTexts(data: VideoData, names: readonly string[]): readonly string[] {
  const texts = titlesOf(data).map(({ details }) => details.text);
  return [...new Set(texts)].filter(
    (text) => /\p{L}/u.test(text) && text.length <= SENTENCE_CHARACTERS && !names.includes(text.trim()),
  );
}

const titlesOf = (data: VideoData): readonly ItemOf<'text'>[] =>
  Object.values(data.trackItemsMap).filter(
    (item): item is ItemOf<'text'> => item.type === 'text' && !isCaptionItem(item),
  );

/** @throws RefusedCommand, and then nothing has changed. */
export function rewriteShown(engine: EditorEngine, shown: TranslatedTexts['shown']): void {
  const translations = new Map(shown.map(({ source, text }) => [source, text]));
  asOneStep(
    engine,
    titlesOf(engine.videoData()).flatMap((item) => {
      const text = translations.get(item.details.text);
      if (text === undefined) return [];
      const fontSize = sizeOf(item, text);
      return [
        () => engine.execute('text.rewrite', { id: item.id, text }),
        ...(fontSize === null
          ? []
          : [() => engine.execute('item.setDetails', { ids: [item.id], details: { fontSize } })]),
      ];
    }),
  );
}

/** Smaller is not read. */
const SMALLEST = 0.6;
const STEP = 0.05;

/** Where a longer text would take more room than there was, so small that it does not; null where it fits as it is. */
function sizeOf({ details }: ItemOf<'text'>, text: string): number | null {
  const { width, fontSize = TEXT_DEFAULTS.fontSizePx } = details;
  if (width === undefined) return null;
  const roomPx = textHeight(details, width);
  const fits = (size: number) => textHeight({ ...details, text, fontSize: size }, width) <= roomPx;
  let part = 1;
  while (!fits(fontSize * part) && part > SMALLEST) part -= STEP;
  return part === 1 ? null : Math.round(fontSize * part);
}

/** The captions alone, each sentence's in its time. @throws RefusedCommand */
export function importCaptions(engine: EditorEngine, texts: readonly string[]): void {
  const data = engine.videoData();
  const words = sentencesOf(data).flatMap(({ words: said }, index) =>
    shareOut(splitWords(texts[index] ?? ''), said[0]?.from ?? 0, said.at(-1)?.to ?? 0),
  );
  const pages = captionPages(words, { oneByOne: areSingleWords(captionsOf(data)), endMs: data.duration });
  const cues = pages.map((page) => ({
    text: joinWords(page.words.map(({ text }) => text)),
    from: Math.round(page.from),
    to: Math.round(page.to),
  }));
  const outcome = engine.execute('captions.import', { cues });
  if (!outcome.done) throw new RefusedCommand(outcome.why);
}
