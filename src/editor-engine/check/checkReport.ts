/** What the publish check says: what it has found, and what it could not look at. */
import type { WriterName } from '../../../contract/scripts/script';
import type { VideoData } from '../../../contract/video/videoData';
import { checkVideo } from './checkVideo';
import type { CheckFacts } from './facts';
import type { Finding } from './finding';

/** Files that could not be read, and how many; a whole whose loudness nobody knows before it is rendered. */
export interface NotKnown {
  readonly what: 'sounds' | 'pictures' | 'loudness' | 'claims';
  readonly count: number;
}
export interface CheckReport {
  readonly findings: readonly Finding[];
  readonly unknown: readonly NotKnown[];
  /** Who held the script against its page, where that was asked. */
  readonly judge?: WriterName;
}

/** Files that could not be read, and whether the claims could not be held against their source. */
export interface NotRead {
  readonly pictures: number;
  readonly claims: number;
}

export function checkReport(data: VideoData, facts: CheckFacts, unread: NotRead): CheckReport {
  const { sounds } = facts;
  const unheard = sounds.filter(({ levels }) => levels === null).length;
  const isSpoken = sounds.some(({ role }) => role === 'voice');
  const unknown: readonly NotKnown[] = [
    { what: 'sounds', count: unheard },
    { what: 'pictures', count: unread.pictures },
    { what: 'claims', count: unread.claims },
    { what: 'loudness', count: sounds.length > 0 && !isSpoken ? 1 : 0 },
  ];
  return { findings: checkVideo(data, facts), unknown: unknown.filter(({ count }) => count > 0) };
}
