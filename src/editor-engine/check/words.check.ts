/** Words that go by too fast, or are not read on what is behind them. Pure. */
import { signsOf } from '../../../contract/video/letters';
import { joinWords } from '../../../contract/video/spokenWords';
import type { VideoData } from '../../../contract/video/videoData';
import { SPEECH_SPEED } from '../../../contract/limits';
import { voiceClips } from '../script/voiceClips';
import { isCaptionItem, type Caption } from '../selectors/captions.selectors';
import type { CheckFacts, ReadOn } from './facts';
import type { Finding, FindingOf, MendStep } from './finding';
import { shownCaptions } from './shownItems';

/** Signs a second, spaces among them, as those count who write subtitles. */
export const READABLE_PER_SECOND = 20;
/** Nobody reads faster by looking shorter: what stands for less is read with what is around it at once. */
const GLANCE_MS = 1000;
/**
 * What is read along with its voice is a few words a page, and a voice is faster here and slower there: it is counted
 * over as long as a usual subtitle stands, two lines of 42 signs.
 */
const SUBTITLE_MS = 4200;
/** What follows sooner is read on without a pause. */
const AT_ONCE_MS = 100;

export function tooFast(data: VideoData, { paces }: Pick<CheckFacts, 'paces'>): readonly Finding[] {
  const captions = shownCaptions(data);
  return captions.flatMap((caption, index): FindingOf<'readingSpeed'>[] => {
    const own = speedOf([caption]);
    if (own <= READABLE_PER_SECOND) return [];
    const perSecond = Math.min(own, speedOf(readWith(captions, index)));
    if (perSecond <= READABLE_PER_SECOND) return [];
    const { text } = caption.details;
    const { from, to } = caption.display;
    return [
      {
        kind: 'readingSpeed',
        from: Math.round(from),
        to: Math.round(to),
        itemIds: [caption.id],
        figures: { text, perSecond: Math.ceil(perSecond) },
        mend: drawnOut(data, captions, index) ?? spokenSlower(data, caption, perSecond, paces),
      },
    ];
  });
}

const countOf = (captions: readonly Caption[]) =>
  captions.reduce((sum, { details }) => sum + signsOf(details.text.trim()).length, captions.length - 1);
const lengthOf = (captions: readonly Caption[]) =>
  (captions.at(-1)?.display.to ?? 0) - (captions[0]?.display.from ?? 0);
const speedOf = (captions: readonly Caption[]) =>
  countOf(captions) / Math.max(0.001, lengthOf(captions) / 1000);

/** Each of its words is said while it stands. */
function isReadAlong({ details, display }: Caption): boolean {
  const words = details.words ?? [];
  const [start, end] = [words[0]?.from, words.at(-1)?.to];
  if (start === undefined || end === undefined) return false;
  if (joinWords(words.map(({ text }) => text)) !== details.text) return false;
  return start > display.from - AT_ONCE_MS && end < display.to + AT_ONCE_MS;
}

/** The caption with its neighbours, until there is time enough. */
function readWith(captions: readonly Caption[], index: number): readonly Caption[] {
  const own = captions[index];
  const enoughMs = own && isReadAlong(own) ? SUBTITLE_MS : GLANCE_MS;
  let [first, last] = [index, index];
  const meets = (left: number, right: number) => {
    const [one, next] = [captions[left], captions[right]];
    return one && next ? next.display.from - one.display.to < AT_ONCE_MS : false;
  };
  while (lengthOf(captions.slice(first, last + 1)) < enoughMs) {
    const [before, after] = [meets(first - 1, first), meets(last, last + 1)];
    if (after && (!before || last - index <= index - first)) last += 1;
    else if (before) first -= 1;
    else break;
  }
  return captions.slice(first, last + 1);
}

/** Into the time around it in which nothing else is read: after it first. */
function drawnOut(data: VideoData, captions: readonly Caption[], index: number): readonly MendStep[] | null {
  const caption = captions[index];
  if (!caption) return null;
  const neededMs = Math.ceil((countOf([caption]) / READABLE_PER_SECOND) * 1000) + 1;
  const latest = Math.round(captions[index + 1]?.display.from ?? Math.floor(data.duration));
  const earliest = Math.round(captions[index - 1]?.display.to ?? 0);
  const from = Math.round(caption.display.from);
  const to = Math.min(latest, from + neededMs);
  const sooner = Math.max(earliest, Math.min(from, to - neededMs));
  if (to - sooner < neededMs) return null;
  return [{ name: 'caption.retime', payload: { id: caption.id, from: sooner, to } }];
}

/** A hundredth of time to spare: a voice is not slower by just what it was told to be. */
const SPARE = 0.98;
/** What is read along with its voice stands longer where the voice is slower; null where nobody can make it so. */
function spokenSlower(
  data: VideoData,
  caption: Caption,
  perSecond: number,
  paces: CheckFacts['paces'],
): FindingOf<'readingSpeed'>['mend'] {
  if (!isReadAlong(caption)) return null;
  const { from, to } = caption.display;
  const piece = voiceClips(data).find(
    ({ display }) => display.from <= from + AT_ONCE_MS && display.to >= to - AT_ONCE_MS,
  );
  const pace = piece && paces.get(piece.id);
  if (pace === undefined) return null;
  const { min, step } = SPEECH_SPEED;
  const slower = Math.floor((pace * READABLE_PER_SECOND * SPARE) / perSecond / step) * step;
  const speed = Math.round(Math.max(min, slower) * 100) / 100;
  return speed < pace ? { speech: { speed } } : null;
}

/** WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = 4.5;

export const tooFaint = (data: VideoData, { readOn }: CheckFacts): readonly Finding[] =>
  readOn.flatMap((read): FindingOf<'contrast'>[] => {
    const item = data.trackItemsMap[read.itemId];
    if (item?.type !== 'text' || read.ratio >= LEAST_CONTRAST) return [];
    return [
      {
        kind: 'contrast',
        from: Math.round(read.from),
        to: Math.round(read.to),
        itemIds: [item.id],
        figures: { text: item.details.text, ratio: Math.floor(read.ratio * 10) / 10 },
        mend: [isCaptionItem(item) ? plain(item) : onLabel(read)],
      },
    ];
  });

/** Captions go back to white on their chip, which is read on every picture. */
const plain = ({ id }: Caption): MendStep => ({
  name: 'captions.setStyle',
  payload: { ids: [id], look: 'default', color: null, litColor: null, opacity: null },
});

/** So much of it that the brightest and the darkest picture both stay behind the letters. */
const LABEL = { dark: 'rgba(0,0,0,0.75)', light: 'rgba(255,255,255,0.9)' } as const;
const onLabel = ({ itemId, isLight }: ReadOn): MendStep => ({
  name: 'item.setDetails',
  payload: {
    ids: [itemId],
    details: {
      color: isLight ? '#ffffff' : '#111114',
      backgroundColor: isLight ? LABEL.dark : LABEL.light,
      ...{ strokeColor: null, strokeWidth: null, textShadow: null, opacity: null },
    },
  },
});
