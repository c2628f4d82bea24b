/** The captions of a video in another style: its words as that style pages them, its owner's captions as they are. Pure. */
import { captionPages } from '../captionPages';
import { joinWords, wordsOf, type SpokenWord } from '../spokenWords';
import { isCaption, type ItemOf, type TrackItem, type VideoData } from '../videoData';
import { detailsOf, editedNames, redressed, withDetails } from './redressed';
import { isSame } from './sameValue';
import type { Restyling } from './shotsInStyle';

type Caption = ItemOf<'text'>;
export interface Captions {
  readonly items: readonly Caption[];
  /** Captions whose own look has no caption to go to. */
  readonly lost: readonly string[];
}

const CONTENT = ['text', 'words'];

export const captionsOf = ({ trackItemsMap }: VideoData): readonly Caption[] =>
  Object.values(trackItemsMap)
    .filter((item): item is Caption => item.type === 'text' && isCaption(item.id))
    .toSorted((a, b) => a.display.from - b.display.from || (a.id < b.id ? -1 : 1));

const wordKey = ({ text, from }: SpokenWord) => `${Math.round(from)} ${text}`;
const keyOf = (caption: Caption) =>
  JSON.stringify([
    Math.round(caption.display.from),
    Math.round(caption.display.to),
    wordsOf(caption).map(wordKey),
  ]);
const byKey = (captions: readonly Caption[]) => new Map(captions.map((one) => [keyOf(one), one]));
const isOneByOne = (captions: readonly Caption[]) =>
  captions.length > 0 && captions.every((one) => wordsOf(one).length <= 1);

export function captionsInStyle({ data, was, is }: Restyling): Captions {
  const [captions, before, after] = [captionsOf(data), captionsOf(was), captionsOf(is)];
  const laid = byKey(before);
  const asLaid = captions.filter((one) => laid.has(keyOf(one)));
  const shared = sharedDetails(captions, laid);
  const said = new Set(asLaid.flatMap(wordsOf).map(wordKey));
  const paged = after.filter((one) => wordsOf(one).every((word) => said.has(wordKey(word))));
  const isPagedAnew = isOneByOne(before) !== isOneByOne(after);
  const pagedWords = new Set(paged.flatMap(wordsOf).map(wordKey));
  const isCovered = (word: SpokenWord) => pagedWords.has(wordKey(word));
  const units = captions.filter((one) => !isPagedAnew && !laid.has(keyOf(one)));
  const kept = new Set(units);
  const loose = captions.filter((one) => !kept.has(one));
  const clothes = clothesOf(data, before, after);

  const own = units.map((one) => clothes(one));
  const paging = { isCovered, oneByOne: isOneByOne(after), endMs: data.duration };
  const made = pagesOf(loose, paging).map(({ source, page, id }) =>
    clothes({
      ...source,
      id,
      display: { ...source.display, from: page.from, to: page.to },
      details: {
        ...source.details,
        text: joinWords(page.words.map(({ text }) => text)),
        words: [...page.words],
      },
    }),
  );
  const { items: theirs, lost } = withOwnLooks(paged, asLaid, { laid, shared });
  const taken = new Set([...own, ...made].map(({ id }) => id));
  const named = theirs.map((one) => (taken.has(one.id) ? { ...one, id: `${one.id}_${is.template}` } : one));
  const all = [...named, ...own, ...made].map((one) => withDetails(one, shared));
  return { items: apart(all), lost };
}

/** What a person gave to all captions, they all have in any style. */
function sharedDetails(captions: readonly Caption[], laid: ReadonlyMap<string, Caption>) {
  const [first] = captions;
  const known = captions.flatMap((one) => {
    const twin = laid.get(keyOf(one));
    return twin ? [{ one, twin }] : [];
  });
  const [sample] = known;
  if (!first || !sample) return {};
  const names = editedNames(sample.one, sample.twin, CONTENT).filter(
    (name) =>
      captions.every((one) => isSame(detailsOf(one)[name], detailsOf(first)[name])) &&
      known.every(({ one, twin }) => !isSame(detailsOf(one)[name], detailsOf(twin)[name])),
  );
  return Object.fromEntries(names.map((name) => [name, detailsOf(first)[name] ?? null]));
}

/** What a person gave to one caption goes to the caption of the same words, if the style has it. */
function withOwnLooks(
  paged: readonly Caption[],
  asLaid: readonly Caption[],
  { laid, shared }: { laid: ReadonlyMap<string, Caption>; shared: object },
): { items: readonly Caption[]; lost: readonly string[] } {
  const items = byKey(paged);
  const lost: string[] = [];
  for (const one of asLaid) {
    const [twin, there] = [laid.get(keyOf(one)), items.get(keyOf(one))];
    const names = editedNames(one, twin, CONTENT).filter((name) => !(name in shared));
    if (names.length === 0) continue;
    if (!there) lost.push(one.id);
    else
      items.set(
        keyOf(one),
        withDetails(there, Object.fromEntries(names.map((name) => [name, detailsOf(one)[name]]))),
      );
  }
  return { items: paged.map((one) => items.get(keyOf(one)) ?? one), lost };
}

/** Dressed as the caption that each style has at that moment. */
function clothesOf({ duration }: VideoData, before: readonly Caption[], after: readonly Caption[]) {
  return (caption: Caption): Caption => {
    const laid = before.find(({ id }) => id === caption.id) ?? nearest(caption, before, duration);
    const there = nearest(caption, after, duration);
    return there ? redressed(caption, laid, there, CONTENT) : caption;
  };
}

/** By how far it is from the end where that is nearer: the last card stands there. */
function nearest(caption: TrackItem, among: readonly Caption[], duration: number): Caption | undefined {
  const end = Math.max(0, ...among.map(({ display }) => display.to));
  const { from } = caption.display;
  const at = from > duration / 2 ? from - duration + end : from;
  return among.reduce<Caption | undefined>(
    (best, one) => (best && Math.abs(best.display.from - at) <= Math.abs(one.display.from - at) ? best : one),
    undefined,
  );
}

interface Paging {
  readonly isCovered: (word: SpokenWord) => boolean;
  readonly oneByOne: boolean;
  readonly endMs: number;
}

/** Words that no caption of the style says, run by run. */
function pagesOf(loose: readonly Caption[], { isCovered, oneByOne, endMs }: Paging) {
  const words = loose.flatMap((source) => wordsOf(source).map((word) => ({ word, source })));
  const runs: (typeof words)[] = [];
  const ends: number[] = [];
  let isOpen = false;
  for (const spoken of words) {
    const isNew = !isCovered(spoken.word);
    if (isNew && isOpen) runs.at(-1)?.push(spoken);
    else if (isNew) runs.push([spoken]);
    else if (isOpen) ends[runs.length - 1] = spoken.word.from;
    isOpen = isNew;
  }
  const times = new Map<string, number>();
  return runs.flatMap((run, index) => {
    const sources = new Map(run.map(({ word, source }) => [word, source]));
    const pages = captionPages([...sources.keys()], { oneByOne, endMs: ends[index] ?? endMs });
    return pages.flatMap((page) => {
      const source = page.words[0] && sources.get(page.words[0]);
      if (!source) return [];
      const time = times.get(source.id) ?? 0;
      times.set(source.id, time + 1);
      return [{ source, page, id: time === 0 ? source.id : `${source.id}_${time}` }];
    });
  });
}

/** Captions never overlap. */
function apart(captions: readonly Caption[]): readonly Caption[] {
  const inOrder = captions.toSorted((a, b) => a.display.from - b.display.from || (a.id < b.id ? -1 : 1));
  return inOrder.flatMap((one, index) => {
    const next = inOrder[index + 1]?.display.from ?? Infinity;
    const to = Math.min(one.display.to, next);
    return to > one.display.from ? [{ ...one, display: { ...one.display, to } }] : [];
  });
}
