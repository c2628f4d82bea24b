/** How loud a clip's own sound is over the video's time. */
import type { ItemOf } from '../../../contract/video/videoData';
import { gainAt, type Envelope } from './envelope';
import { faded } from './fades';

export function clipEnvelope({ details, display }: ItemOf<'video'>): Envelope {
  return faded([{ atMs: display.from, gain: details.volume / 100 }], display, details);
}

/** A picture may be held beneath the entrance of the one that follows; its sound is not. */
export const clipGainAt = (envelope: Envelope, { display }: ItemOf<'video'>, atMs: number): number =>
  atMs < display.to ? gainAt(envelope, atMs) : 0;
