/** How loud a clip's own sound is over the video's time. */
import type { ItemOf } from '../../../contract/videoData';
import type { Envelope } from './envelope';
import { faded } from './fades';

export function clipEnvelope({ details, display }: ItemOf<'video'>): Envelope {
  return faded([{ atMs: display.from, gain: details.volume / 100 }], display, details);
}
