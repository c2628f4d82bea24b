/** What the video says: whether all of it is spoken, whether an ad asks for something, what its owner must be able to prove, in which language. Pure. */
import { isMereDoubt } from '../../../contract/scripts/claimReason';
import type { VideoData } from '../../../contract/video/videoData';
import { captionsOf } from '../selectors/captions.selectors';
import { comparable, saysWords } from '../script/comparable';
import { sentencesOf } from '../script/sentences';
import { voiceClips } from '../script/voiceClips';
import { laneKindOf } from '../selectors/laneKinds.selectors';
import type { Span } from '../selectors/placement.selectors';
import type { CheckFacts, ClosingCard } from './facts';
import type { Finding, FindingOf, MendStep } from './finding';
import { shownItems } from './shownItems';

/** ms before the end in which an ad says what to do: its last card, a text, a logo. */
const ENDING_MS = 2500;

export function noCallToAction(data: VideoData, { isAd, closingCard }: CheckFacts): readonly Finding[] {
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
          : asking(closingCard(), from),
    },
  ];
}

/** The card with which its template ends; in a video that is too short for one, its title. */
function asking({ items, title, captions }: ClosingCard, atMs: number): readonly MendStep[] | null {
  if (items.length > 0)
    return [
      { name: 'closing.add', payload: { items } },
      ...(captions ? [{ name: 'item.setDetails' as const, payload: captions }] : []),
    ];
  return title === '' ? null : [{ name: 'text.add', payload: { atMs, text: title, look: 'title' } }];
}

/** Words that are to be spoken still: no render begins before they are. [I1] */
export const unspoken = (data: VideoData): readonly Finding[] =>
  sentencesOf(data)
    .filter(({ isUnspoken }) => isUnspoken)
    .map(({ text, from, to }): FindingOf<'unspoken'> => {
      const itemIds = captionOver(data, { from, to });
      return { kind: 'unspoken', from, to, itemIds, figures: { text }, mend: { speech: {} } };
    });

/** What its source does not say, and nobody has answered for. */
export function unbacked(data: VideoData, { unbacked: open }: CheckFacts): readonly Finding[] {
  const kept = new Set((data.keptClaims ?? []).map(({ sentence }) => sentence));
  return sentencesOf(data).flatMap(({ text, from, to }): FindingOf<'unbacked'>[] => {
    const claims = open.claims.filter((claim) => claim.sentence === text && !isMereDoubt(claim));
    const [first] = claims;
    if (!first || kept.has(text)) return [];
    const figures = { words: first.words, reason: first.reason, source: open.source };
    const mend = [{ name: 'claims.keep' as const, payload: { claims } }];
    return [{ kind: 'unbacked', from, to, itemIds: captionOver(data, { from, to }), figures, mend }];
  });
}

/** What a person answered for, as long as it is said. */
export function claims(data: VideoData): readonly Finding[] {
  const sentences = sentencesOf(data);
  return (data.keptClaims ?? []).flatMap(({ words, reason }): FindingOf<'claim'>[] => {
    const said = sentences.find(({ text }) => saysWords(comparable(text), comparable(words)));
    if (!said || comparable(words) === '') return [];
    const { from, to } = said;
    const itemIds = captionOver(data, said);
    return [{ kind: 'claim', from, to, itemIds, figures: { words, reason }, mend: null }];
  });
}

const captionOver = (data: VideoData, { from, to }: Span): readonly string[] =>
  captionsOf(data)
    .filter(({ display }) => display.from < to && from < display.to)
    .slice(0, 1)
    .map(({ id }) => id);

const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';

/** A voice that does not read the language in which the captions are written. */
export function otherLanguage(data: VideoData, facts: CheckFacts): readonly Finding[] {
  const { language, reader, voiceLanguages } = facts;
  if (language === null) return [];
  const shown = new Set(data.trackItemIds);
  const words = sentencesOf(data).flatMap((sentence) => sentence.words);
  const foreign = voiceClips(data).filter(({ id, details, display }) => {
    const reads = voiceLanguages.get(id) ?? [];
    // What is left of a voice around words that another one says is silence.
    const isHeard =
      shown.has(id) &&
      details.volume > 0 &&
      (words.length === 0 || words.some(({ from, to }) => from < display.to && display.from < to));
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
      mend: reader === null ? null : { speech: { voice: reader } },
    },
  ];
}
