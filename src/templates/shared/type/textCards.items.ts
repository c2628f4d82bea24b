/** What is seen where there is no picture at all: backgrounds that change with the sentences, the words large on them. */
import { wordsOf, type SpokenWord } from '../../../../contract/video/spokenWords';
import type { TemplateProps } from '../../../../contract/video/templateProps';
import { mainItemId, type ItemOf } from '../../../../contract/video/videoData';
import type { Size } from '../../canvas/canvas';
import { layCaption } from '../../captions/captionLayout';
import type { CaptionPage } from '../../../../contract/video/captionPages';
import type { Look } from '../look';
import type { Palette } from '../palette';
import { cutShots } from '../shots/shots';
import { typeScale } from './typeScale';

/** How long one background stands. */
const GROUND_MS = 4200;
/** Whatever pictures do: a background that flies in has edges. */
const GROUND_ENTRANCE = 'slideUp';
/** Of the picture's height. */
const WORDS_MIDDLE = 0.54;
const CHIP_ON_CARD = 'rgba(13,13,20,0.86)';

/** `backgrounds` in turn, cut as pictures would be. */
export function backgroundItems(
  { project_id, width, height }: TemplateProps,
  words: readonly SpokenWord[],
  durationMs: number,
  { look, palette }: { look: Look; palette: Palette },
): ItemOf<'shape'>[] {
  if (durationMs <= 0) return [];
  return cutShots(words, durationMs, GROUND_MS).map((shot, index) => {
    return {
      id: mainItemId(index, project_id),
      name: `Background ${index + 1}`,
      type: 'shape',
      display: { ...shot },
      isMain: true,
      details: {
        ...{ shape: 'rectangle', left: 0, top: 0, width, height },
        ground: palette.backgrounds[index % palette.backgrounds.length],
        ...(look.entrance(index) ? { transition: { in: GROUND_ENTRANCE } } : {}),
      },
    };
  });
}

/** Words that have the picture to themselves stay until the next ones come. */
export const unbroken = (pages: readonly CaptionPage[], durationMs: number): CaptionPage[] =>
  pages.map((page, index) => ({ ...page, to: pages[index + 1]?.from ?? Math.max(page.to, durationMs) }));

/** A caption with the picture to itself: large, in its middle, on nothing but the background. */
export function captionOnBackground(item: ItemOf<'text'>, size: Size): ItemOf<'text'> {
  const fontSize = Math.max(typeScale.hero, item.details.fontSize ?? 0);
  const details = { ...item.details, fontSize, backgroundColor: 'transparent' };
  const { height } = layCaption(details, wordsOf(item), size).box;
  return { ...item, details: { ...details, top: Math.round(WORDS_MIDDLE * size.height - height / 2) } };
}

/** On the last card and on white: the usual background of captions is made for pictures. */
export const captionOnCard = (item: ItemOf<'text'>): ItemOf<'text'> =>
  item.details.captionStyle?.look === 'default' && item.details.backgroundColor === undefined
    ? { ...item, details: { ...item.details, backgroundColor: CHIP_ON_CARD } }
    : item;
