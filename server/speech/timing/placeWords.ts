/** Words at their moments in a sound, each edge at the speech that is nearest. */
import type { SpokenWord } from '../speech';
import { FRAME_SECONDS } from './activity';
import type { Features } from './features';

const SHORTEST_SECONDS = 0.03;
/** An edge in silence moves to the speech that is this near. */
const SNAP_FRAMES = 25;

/** @param moments the frame of the sound for each frame of the reference that `words` have their times in */
export function placeWords(own: Features, words: readonly SpokenWord[], moments: Float64Array): SpokenWord[] {
  const last = own.frames * FRAME_SECONDS;
  let before = 0;
  return words.map(({ text, start, end }, index) => {
    const from = Math.max(before, begun(own, momentOf(moments, start)));
    const next = words[index + 1];
    const until = Math.max(from + SHORTEST_SECONDS, ended(own, momentOf(moments, end), from));
    // Words that touch in the reference touch here.
    const touches = next && next.start - end < FRAME_SECONDS;
    const to = Math.min(last, touches ? Math.max(from + SHORTEST_SECONDS, momentOf(moments, end)) : until);
    before = to;
    return { text, start: from, end: to };
  });
}

/** Seconds in the sound for seconds in the reference. */
function momentOf(moments: Float64Array, at: number): number {
  const frame = Math.max(0, Math.min(moments.length - 1, at / FRAME_SECONDS - 0.5));
  const low = Math.floor(frame);
  const high = Math.min(moments.length - 1, low + 1);
  const between = moments[low]! + (moments[high]! - moments[low]!) * (frame - low);
  return (between + 0.5) * FRAME_SECONDS;
}

function begun({ speaks }: Features, at: number): number {
  const frame = Math.floor(at / FRAME_SECONDS);
  if (speaks[frame]) return at;
  const found = speaks.indexOf(1, frame);
  return found !== -1 && found - frame <= SNAP_FRAMES ? found * FRAME_SECONDS : at;
}

function ended({ speaks }: Features, at: number, from: number): number {
  const frame = Math.floor(at / FRAME_SECONDS);
  if (speaks[frame]) return at;
  const found = speaks.lastIndexOf(1, frame);
  return found !== -1 && frame - found <= SNAP_FRAMES ? Math.max(from, (found + 1) * FRAME_SECONDS) : at;
}
