/** Pictures that need no key: for each part the thing that it names, or its words, on a card of the template's style. */
import path from 'node:path';
import type { Pictures } from '../pictures';
import { choosePictures } from './choosing/choosePictures';
import type { PictureNouns } from './choosing/pictureNouns';
import { shotsOf } from './choosing/shotsOf';
import { drawCard } from './drawCard';
import { openGlyphs } from './glyphs';
import { cardStyles } from './styles/cardStyles';
import { moodFor } from './styles/mood';
import { openFaces } from './words/faces';

export interface CardSettings {
  /** The repository's `assets` folder. */
  readonly assetsDir: string;
  readonly nouns: PictureNouns;
  /** The picture that a writer chose for a whole sentence. */
  readonly hintFor: (sentence: string) => string | undefined;
}

export function createCardPictures({
  assetsDir,
  nouns,
  hintFor,
}: CardSettings): Pick<Pictures, 'illustrate'> {
  const folder = path.join(assetsDir, 'pictures');
  const glyphs = openGlyphs(folder);
  const faces = openFaces(path.join(folder, 'type'));
  return {
    illustrate({ topic, parts }) {
      const mood = moodFor(topic);
      const told = parts.map(({ text, sentences }) => ({
        text,
        hint: sentences.map(hintFor).find((picture) => picture !== undefined),
      }));
      const choices = choosePictures({ topic, parts: told }, nouns);
      return shotsOf(parts, choices).map(({ start, end, subject, choice }, index) => ({
        start,
        end,
        subject,
        isWords: choice.kind === 'words',
        draw: (template) => drawCard(choice, { style: cardStyles[template], mood, index, glyphs, faces }),
      }));
    },
  };
}
