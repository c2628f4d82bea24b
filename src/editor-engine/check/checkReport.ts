/** What the publish check says: what it has found, and what it could not look at. */
import type { VideoData } from '../../../contract/video/videoData';
import { checkVideo } from './checkVideo';
import type { CheckFacts } from './facts';
import type { Finding } from './finding';

/** Files that could not be read, and how many; a whole whose loudness nobody knows before it is rendered. */
export interface NotKnown {
  readonly what: 'sounds' | 'pictures' | 'loudness';
  readonly count: number;
}
export interface CheckReport {
  readonly findings: readonly Finding[];
  readonly unknown: readonly NotKnown[];
}

export function checkReport(data: VideoData, facts: CheckFacts, unreadPictures: number): CheckReport {
  const { sounds } = facts;
  const unheard = sounds.filter(({ levels }) => levels === null).length;
  const isSpoken = sounds.some(({ role }) => role === 'voice');
  const unknown: readonly NotKnown[] = [
    { what: 'sounds', count: unheard },
    { what: 'pictures', count: unreadPictures },
    { what: 'loudness', count: sounds.length > 0 && !isSpoken ? 1 : 0 },
  ];
  return { findings: checkVideo(data, facts), unknown: unknown.filter(({ count }) => count > 0) };
}
