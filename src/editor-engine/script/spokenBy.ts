/** Which voice speaks at a place of the script, where it is not the project's own. */
import type { VideoData } from '../../../contract/video/videoData';
import type { Span } from '../selectors/placement.selectors';
import { voiceClips } from './voiceClips';

export interface Speaker {
  readonly voice: string;
  readonly speed: number;
}

/** Of the piece that has most of the stretch; where something is put in, of the piece before it. */
export function speakerAt(data: VideoData, { from, to }: Span): Speaker | null {
  const shared = (span: Span) => Math.min(span.to, to) - Math.max(span.from, from);
  const clips = voiceClips(data).filter(({ display }) => shared(display) >= 0);
  const most = clips.reduce<(typeof clips)[number] | null>(
    (best, one) => (best && shared(best.display) >= shared(one.display) ? best : one),
    null,
  );
  return most?.details.spokenBy ?? null;
}
