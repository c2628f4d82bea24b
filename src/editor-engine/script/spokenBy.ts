/** Which voice speaks at a place of the script, and how fast, where it is not as the project's own. */
import type { VideoData } from '../../../contract/video/videoData';
import { captionsOf } from '../selectors/captions.selectors';
import type { Span } from '../selectors/placement.selectors';
import { voiceClips } from './voiceClips';

export interface Speaker {
  readonly voice: string;
  readonly speed: number;
}

interface Chosen {
  readonly voice?: string | null | undefined;
  readonly speed?: number | null | undefined;
}
/** What of it is said at all. */
export const speakerOf = ({ voice, speed }: Chosen = {}): Partial<Speaker> => ({
  ...(voice == null ? {} : { voice }),
  ...(speed == null ? {} : { speed }),
});

/** Of words that nobody says yet, who is to; else of the piece that has most of the stretch; where something is put in, of the piece before it. */
export function speakerAt(data: VideoData, { from, to }: Span): Partial<Speaker> {
  const shared = (span: Span) => Math.min(span.to, to) - Math.max(span.from, from);
  const middle = (from + to) / 2;
  const caption = captionsOf(data).find(({ display }) => display.from <= middle && display.to >= middle);
  if (caption?.details.unspoken) return speakerOf(caption.details.toBeSpokenBy);
  const clips = voiceClips(data).filter(({ display }) => shared(display) >= 0);
  const most = clips.reduce<(typeof clips)[number] | null>(
    (best, one) => (best && shared(best.display) >= shared(one.display) ? best : one),
    null,
  );
  return most?.details.spokenBy ?? {};
}
