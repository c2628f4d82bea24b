/** What the video says: whether an ad asks for something, what its owner must be able to prove, in which language. Pure. */
import type { VideoData } from '../../../contract/video/videoData';
import { captionsOf } from '../selectors/captions.selectors';
import { sentencesOf } from '../script/sentences';
import { voiceClips } from '../script/voiceClips';
import { laneKindOf } from '../selectors/laneKinds.selectors';
import type { CheckFacts } from './facts';
import type { Finding, FindingOf } from './finding';
import { shownItems } from './shownItems';

/** ms before the end in which an ad says what to do: its last card, a text, a logo. */
const ENDING_MS = 2500;

export function noCallToAction(data: VideoData, { isAd }: CheckFacts): readonly Finding[] {
  if (!isAd) return [];
  const from = Math.max(0, data.duration - ENDING_MS);
  const asks = (item: (typeof data.trackItemsMap)[string]) =>
    (laneKindOf(item) === 'titles' || item.brand === 'outro') &&
    item.display.to > from &&
    (item.type === 'audio' || (item.details.opacity ?? 100) > 0);
  if (shownItems(data).some(asks)) return [];
  const shown = new Set(data.trackItemIds);
  const off = Object.values(data.trackItemsMap).filter((item) => !shown.has(item.id) && asks(item));
  return [
    {
      kind: 'noCallToAction',
      from: Math.round(from),
      to: Math.round(data.duration),
      itemIds: [],
      figures: {},
      mend:
        off.length > 0
          ? [{ name: 'items.setShown', payload: { ids: off.map(({ id }) => id), shown: true } }]
          : null,
    },
  ];
}

/** Signs and spaces do not part what is said. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a person answered for in the wizard, as long as it is said. */
export function claims(data: VideoData, { keptClaims }: CheckFacts): readonly Finding[] {
  const sentences = sentencesOf(data);
  return keptClaims.flatMap(({ words, reason }): FindingOf<'claim'>[] => {
    const said = sentences.find(({ text }) => ` ${spoken(text)} `.includes(` ${spoken(words)} `));
    if (!said || spoken(words) === '') return [];
    const { from, to } = said;
    const over = captionsOf(data).filter(({ display }) => display.from < to && from < display.to);
    const itemIds = over.slice(0, 1).map(({ id }) => id);
    return [{ kind: 'claim', from, to, itemIds, figures: { words, reason }, mend: null }];
  });
}

const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';

/** A voice that does not read the language in which the captions are written. */
export function otherLanguage(data: VideoData, facts: CheckFacts): readonly Finding[] {
  const { language, voiceLanguages } = facts;
  if (language === null) return [];
  const shown = new Set(data.trackItemIds);
  const foreign = voiceClips(data).filter(({ id, details }) => {
    const reads = voiceLanguages.get(id) ?? [];
    const isHeard = shown.has(id) && details.volume > 0;
    return isHeard && reads.length > 0 && !reads.some((tag) => languageOf(tag) === languageOf(language));
  });
  const [first] = foreign;
  if (!first) return [];
  return [
    {
      kind: 'otherLanguage',
      from: Math.round(first.display.from),
      to: Math.round(foreign.at(-1)?.display.to ?? 0),
      itemIds: foreign.map(({ id }) => id),
      figures: { captions: language, voice: voiceLanguages.get(first.id)?.[0] ?? '' },
      mend: null,
    },
  ];
}
