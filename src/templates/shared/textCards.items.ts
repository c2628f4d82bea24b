/** What is seen where there is no picture at all: grounds that change with the sentences, the words large on them. */
import type { SpokenWord } from '../../../contract/spokenWords';
import type { TemplateProps } from '../../../contract/templateProps';
import { mainItemId, type ItemOf } from '../../../contract/videoData';
import type { Look } from './arrangeVideo';
import type { Palette } from './palette';
import { cutShots } from './shots';
import { typeScale } from './typeScale';

/** How long one ground stands. */
const GROUND_MS = 4200;
/** Of the picture's height. */
const WORDS_TOP = 0.42;

/** `grounds` in turn, cut as pictures would be. */
export function groundItems(
  { project_id, width, height }: TemplateProps,
  words: readonly SpokenWord[],
  durationMs: number,
  { look, palette }: { look: Look; palette: Palette },
): ItemOf<'shape'>[] {
  if (durationMs <= 0) return [];
  return cutShots(words, durationMs, GROUND_MS).map((shot, index) => {
    const entrance = look.entrance(index);
    return {
      id: mainItemId(index, project_id),
      name: `Ground ${index + 1}`,
      type: 'shape',
      display: { ...shot },
      isMain: true,
      details: {
        ...{ shape: 'rectangle', left: 0, top: 0, width, height },
        ground: palette.grounds[index % palette.grounds.length],
        ...(entrance ? { transition: { in: entrance } } : {}),
      },
    };
  });
}

/** A caption with the picture to itself. */
export const captionOnGround = (item: ItemOf<'text'>, { height }: TemplateProps): ItemOf<'text'> => ({
  ...item,
  details: {
    ...item.details,
    fontSize: Math.max(typeScale.hero, item.details.fontSize ?? 0),
    top: Math.round(WORDS_TOP * height),
  },
});
