/** Which voice speaks at a place of the script, and how fast, where it is not as the project's own. */
import type { VideoData } from '../../../contract/video/videoData';
import { captionsOf } from '../selectors/captions.selectors';
import type { Span } from '../selectors/placement.selectors';
import { voiceClips, type VoiceClip } from './voiceClips';

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
  const middle = (from + to) / 2;
  const caption = captionsOf(data).find(({ display }) => display.from <= middle && display.to >= middle);
  if (caption?.details.unspoken) return speakerOf(caption.details.toBeSpokenBy);
  return pieceAt(data, { from, to }, 0)?.details.spokenBy ?? {};
}

/** Whether what is said there is a recording of the owner's own. */
export const isRecordedAt = (data: VideoData, span: Span): boolean =>
  pieceAt(data, span, 1)?.details.recorded === true;

/** The piece of the voice-over that has most of the stretch, and so many ms of it at least. */
function pieceAt(data: VideoData, { from, to }: Span, leastMs: number): VoiceClip | null {
  const shared = ({ display }: VoiceClip) => Math.min(display.to, to) - Math.max(display.from, from);
  return voiceClips(data)
    .filter((clip) => shared(clip) >= leastMs)
    .reduce<VoiceClip | null>((best, one) => (best && shared(best) >= shared(one) ? best : one), null);
}
