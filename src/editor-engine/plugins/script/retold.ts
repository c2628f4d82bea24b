/** Captions of what is said now, in the place and the look of those that said it before. */
import { captionPages } from '../../../../contract/video/captionPages';
import { joinWords, wordsOf, type SpokenWord } from '../../../../contract/video/spokenWords';
import type { VideoData } from '../../../../contract/video/videoData';
import { captionsOf, type Caption } from '../../selectors/captions.selectors';
import type { Span } from '../../selectors/placement.selectors';
import type { ScriptTime } from '../../script/scriptTime';
import type { Speaker } from '../../script/spokenBy';
import { captionLike } from '../shared/captionLike';
import { captionWords } from '../shared/captionWords';
import { keyedFrom, wholeFrom } from '../shared/itemTimes';
import type { Added } from '../shared/plan';
import { noPieces, type Pieces } from './pieces';
import { shifted } from './stretches';

export interface Retelling {
  readonly time: ScriptTime;
  /** ms of the video; none where the stretch is taken out. */
  readonly words: readonly SpokenWord[];
  /** Where nobody says them yet: who is to; empty for the project's own. */
  readonly unspoken: Partial<Speaker> | null;
}

export function retold(
  data: VideoData,
  { time, words, unspoken }: Retelling,
  newId: (prefix: string) => string,
): Pieces {
  const captions = captionsOf(data);
  const endMs = time.was.from + time.lengthMs;
  const pages = captionPages(words, { oneByOne: areSingleWords(captions), endMs });
  const pieces = noPieces();
  const replaced: Caption[] = [];
  for (const caption of captions) {
    const { before, within, after } = sides(caption, time.was);
    if (within > 0) replaced.push(caption);
    const kept = [
      ...(before.length > 0 ? [saying(caption, before, { to: pages[0]?.from ?? time.was.from })] : []),
      ...(after.length > 0 ? [shifted(saying(caption, after, { from: time.was.to }), time.byMs)] : []),
    ];
    const [first, second] = kept;
    if (!first) pieces.removed.push(caption.id);
    else if (first !== caption) pieces.rewritten.push(first);
    if (second) pieces.added.push(standing(data, { ...second, id: newId('caption') }, caption));
  }
  pages.forEach(({ words: said, from, to }, index) => {
    const model = replaced[Math.floor((index * replaced.length) / pages.length)] ?? nearest(captions, from);
    const text = joinWords(said.map((word) => word.text));
    const plain = captionLike(model, text, { from, to });
    const item: Caption = {
      ...plain,
      id: newId('caption'),
      details: {
        ...plain.details,
        ...captionWords(
          said.map((word) => ({ ...word, from: Math.round(word.from), to: Math.round(word.to) })),
        ),
        ...(unspoken ? { unspoken: true } : {}),
        ...(unspoken && Object.keys(unspoken).length > 0 ? { toBeSpokenBy: unspoken } : {}),
      },
    };
    pieces.added.push(standing(data, item, model));
  });
  return pieces;
}

export const areSingleWords = (captions: readonly Caption[]) =>
  captions.length > 3 && captions.every((caption) => wordsOf(caption).length === 1);

/** A word is on the side where most of it is spoken. */
function sides(caption: Caption, was: Span) {
  const [before, after]: [SpokenWord[], SpokenWord[]] = [[], []];
  let within = 0;
  for (const word of wordsOf(caption)) {
    const middle = (word.from + word.to) / 2;
    if (middle < was.from) before.push(word);
    else if (middle >= was.to) after.push(word);
    else within += 1;
  }
  return { before, within, after };
}

/** The caption with these of its words; the very same where it keeps them all and its window. */
function saying(caption: Caption, words: readonly SpokenWord[], room: Partial<Span>): Caption {
  const { display, details } = caption;
  const from = Math.max(display.from, room.from ?? 0);
  const to = Math.min(display.to, room.to ?? Infinity);
  const start = from === display.from ? from : wholeFrom(from);
  const isWhole = words.length === wordsOf(caption).length;
  if (isWhole && from === display.from && to === display.to) return caption;
  const text = isWhole ? details.text : joinWords(words.map((word) => word.text));
  const said = {
    ...caption,
    display: { ...display, from: start, to: to === display.to ? to : Math.max(start + 1, Math.round(to)) },
    details: { ...details, text, ...(details.words && !isWhole ? captionWords(words) : {}) },
  };
  return keyedFrom(said, said.display.from - display.from) as Caption;
}

const nearest = (captions: readonly Caption[], atMs: number): Caption | undefined =>
  captions.findLast(({ display }) => display.from <= atMs) ?? captions[0];

const standing = (data: VideoData, item: Caption, beside: Caption | undefined): Added => ({
  item,
  ...(beside ? { beside: beside.id, isHidden: !data.trackItemIds.includes(beside.id) } : {}),
});
