/** The time stamps of a chunk, by which chunks from whatever encoder stand behind one another. Pure. */
import type { FrameRange } from '../draw';
import { REORDERED } from './transportPackets';

/** Before the film's first frame, so that no encoder has to begin below zero, which MPEG-TS cannot say. */
const LEAD_SECONDS = 1;

/** The last options of an ffmpeg that writes a chunk whose own frames begin at zero. */
export const chunkOutput = ({ from }: FrameRange, fps: number, outputPath: string): string[] => {
  const offset = (LEAD_SECONDS + from / fps).toFixed(6);
  return ['-output_ts_offset', offset, '-f', 'mpegts', outputPath];
};

/** Exact and even stamps for what was put together, counted in frames. */
export const evenStamps = (fps: number): string[] => {
  const { frames, ticks } = inTicks(fps);
  const shown = `round((PTS-STARTPTS)*TB*${frames}/${ticks})`;
  const stamps = `setts=time_base=${ticks}/${frames}:pts='${shown}':dts=N-${REORDERED}:duration=1`;
  return ['-bsf:v', stamps, '-video_track_timescale', String(frames)];
};

/** Frames in so many seconds, whole numbers both, since a rate may be 29.97. */
const inTicks = (fps: number) => ({ frames: Math.round(fps * 1000), ticks: 1000 });
