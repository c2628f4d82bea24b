/** Pictures that need no key: for each part the thing it speaks of, drawn large on a card of its own colours. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pictures } from '../pictures';
import { choosePictures } from './choosePictures';
import { drawCard, type CardFiles } from './drawCard';
import { paletteFor } from './palettes';

export interface CardSettings {
  /** The repository's `assets` folder. */
  readonly assetsDir: string;
  /** The picture that a writer chose for a sentence of ours. */
  readonly hintFor: (text: string) => string | undefined;
}

export function createCardPictures({ assetsDir, hintFor }: CardSettings): Pictures {
  const folder = path.join(assetsDir, 'pictures');
  const files: CardFiles = {
    picture: (name) => readFile(path.join(folder, `${name}.webp`)),
    typeface: path.join(folder, 'type', 'montserrat-extrabold.ttf'),
  };
  return {
    async *illustrate(what, signal) {
      const palette = paletteFor(what.topic);
      for (const [index, choice] of choosePictures(what, hintFor).entries()) {
        signal?.throwIfAborted();
        yield await drawCard(choice, { palette, index, files });
      }
    },
  };
}
