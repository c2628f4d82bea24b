/** How long a video would be with its script rewritten, before anything of it is spoken. Pure. [SC1] */
import type { VideoData } from '../../../contract/video/videoData';
import { slownessOf, spokenMs } from '../captions/script';
import type { Rewritten } from './rewritten';
import { sentencesOf } from './sentences';

export interface Foretold {
  /** What stays as it is: pictures before and after the words, and sentences that say the same. ms */
  readonly staysMs: number;
  /** Of each sentence that is to be said, by its text: as long as such ones take in this video, pauses with them. ms */
  readonly newMs: (text: string) => number;
  readonly wholeMs: number;
}

export function foretold(data: VideoData, { sentences, removed }: Rewritten): Foretold {
  const now = sentencesOf(data);
  const slowness = slownessOf(data);
  const newMs = (text: string) => spokenMs(text, slowness);
  const fresh = sentences.filter(({ isSame }) => !isSame);
  const gone = [...removed, ...fresh.flatMap(({ was }) => (was === null ? [] : [was]))];
  const goneMs = gone.reduce((sum, index) => sum + (now[index]?.to ?? 0) - (now[index]?.from ?? 0), 0);
  const staysMs = data.duration - goneMs;
  return { staysMs, newMs, wholeMs: fresh.reduce((sum, { text }) => sum + newMs(text), staysMs) };
}
