/** A video laid out anew in another style, from how both styles laid it out: words, sounds, order and changes stay. Pure. */
import {
  AUDIO_TRACK,
  TEXT_TRACK,
  VISUAL_TRACK,
  isCaption,
  type TrackItem,
  type VideoData,
} from '../videoData';
import { captionsInStyle } from './captionsInStyle';
import { extrasInStyle } from './extrasInStyle';
import { mergedOrder } from './orderInStyle';
import { shotsInStyle, type Restyling } from './shotsInStyle';

/** What a change of style means for its owner, by items. */
export interface StyleReport {
  /** Texts, shapes and pictures of their own, which stay. */
  readonly own: readonly string[];
  /** Things of the style that were changed and that the other has not; shots and captions whose changes have nowhere to go. */
  readonly extras: readonly string[];
  readonly shots: readonly string[];
  readonly captions: readonly string[];
}

export const losesNothing = ({ extras, shots, captions }: StyleReport): boolean =>
  extras.length + shots.length + captions.length === 0;

export function mergeStyle(restyling: Restyling): { videoData: VideoData; report: StyleReport } {
  const { data, is } = restyling;
  const shots = shotsInStyle(restyling);
  const captions = captionsInStyle(restyling);
  const extras = extrasInStyle(restyling, shots.own);
  const sounds = Object.values(data.trackItemsMap).filter(({ type }) => type === 'audio');
  const items = [...shots.items, ...extras.items, ...captions.items, ...sounds];
  const report = {
    own: extras.own,
    extras: extras.lost,
    shots: shots.lost,
    captions: captions.lost,
  };
  return { videoData: ordered(data, is, items), report };
}

const trackOf = ({ type }: TrackItem) =>
  type === 'text' ? TEXT_TRACK : type === 'audio' ? AUDIO_TRACK : VISUAL_TRACK;

function ordered(data: VideoData, is: VideoData, items: readonly TrackItem[]): VideoData {
  const off = hiddenIn(data);
  const shown = new Set(items.map(({ id }) => id).filter((id) => !off(id)));
  const trackItemIds = mergedOrder({ theirs: is.trackItemIds, mine: data.trackItemIds, ids: shown });
  return {
    ...data,
    template: is.template,
    tracks: tracksOf(data, is, items),
    trackItemIds: [...trackItemIds, ...[...shown].filter((id) => !trackItemIds.includes(id))],
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  };
}

/** What was switched off stays off; captions are switched off together. */
function hiddenIn({ trackItemIds, trackItemsMap }: VideoData): (id: string) => boolean {
  const shown = new Set(trackItemIds);
  const captions = Object.keys(trackItemsMap).filter(isCaption);
  const areCaptionsOff = captions.length > 0 && captions.every((id) => !shown.has(id));
  return (id) => (areCaptionsOff && isCaption(id)) || (Object.hasOwn(trackItemsMap, id) && !shown.has(id));
}

function tracksOf(data: VideoData, is: VideoData, items: readonly TrackItem[]): VideoData['tracks'] {
  const standing = new Map(data.tracks.flatMap(({ id, items: ids }) => ids.map((one) => [one, id] as const)));
  const theirs = new Map(is.tracks.flatMap(({ id, items: ids }) => ids.map((one) => [one, id] as const)));
  const home = (item: TrackItem) => standing.get(item.id) ?? theirs.get(item.id) ?? trackOf(item);
  const ids = [...new Set([...data.tracks, ...is.tracks].map(({ id }) => id))];
  for (const item of items) if (!ids.includes(home(item))) ids.push(home(item));
  return ids.map((id) => {
    const own = data.tracks.find((track) => track.id === id);
    const inIt = new Set(items.filter((item) => home(item) === id).map((item) => item.id));
    const order = mergedOrder({
      theirs: is.tracks.find((track) => track.id === id)?.items ?? [],
      mine: own?.items ?? [],
      ids: inIt,
    });
    return { ...own, id, items: [...order, ...[...inIt].filter((one) => !order.includes(one))] };
  });
}
