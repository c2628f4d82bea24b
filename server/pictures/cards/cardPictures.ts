/** Pictures that need no key: for each part the thing it speaks of, drawn large on a card of its template's look. */
import path from 'node:path';
import type { Pictures } from '../pictures';
import { choosePictures } from './choosePictures';
import { drawCard } from './drawCard';
import { openGlyphs } from './glyphs';
import { cardLooks } from './looks/cardLooks';
import { moodFor } from './looks/mood';
import { shotsOf } from './shotsOf';

export interface CardSettings {
  /** The repository's `assets` folder. */
  readonly assetsDir: string;
  /** The picture that a writer chose for a whole sentence. */
  readonly hintFor: (sentence: string) => string | undefined;
}

export function createCardPictures({ assetsDir, hintFor }: CardSettings): Pick<Pictures, 'illustrate'> {
  const folder = path.join(assetsDir, 'pictures');
  const glyphs = openGlyphs(folder);
  const typeface = path.join(folder, 'type', 'montserrat-extrabold.ttf');
  return {
    illustrate({ topic, parts }) {
      const mood = moodFor(topic);
      const hints = new Map(parts.map(({ text, sentences }) => [text, sentences.map(hintFor).find(Boolean)]));
      const texts = parts.map(({ text }) => text);
      const choices = choosePictures({ topic, parts: texts }, (text) => hints.get(text));
      return shotsOf(parts, choices).map(({ start, end, subject, choice }, index) => ({
        start,
        end,
        subject,
        draw: (template) => drawCard(choice, { look: cardLooks[template], mood, index, glyphs, typeface }),
      }));
    },
  };
}
