/** Puts a film's captions beside it, as the files that players and other programs read. [ED4] */
import { captionCues } from '../../../contract/video/subtitles/cue';
import { formatSrt, formatVtt } from '../../../contract/video/subtitles/formatSubtitles';
import type { VideoData } from '../../../contract/video/videoData';
import { withinLimit } from '../../limits/withinLimit';
import type { Storage } from '../../storage/storage';

/** For two small texts. */
const KEEPING_MS = 30_000;

/** @param base of their keys. @returns null where nothing is said */
export async function keepCaptions(storage: Storage, base: string, videoData: VideoData) {
  if (captionCues(videoData).length === 0) return { srtKey: null, vttKey: null };
  const keys = { srtKey: `${base}.srt`, vttKey: `${base}.vtt` };
  await withinLimit({ what: 'Keeping the captions', limitMs: KEEPING_MS }, async () => {
    await storage.put(keys.srtKey, Buffer.from(formatSrt(videoData)), 'application/x-subrip');
    await storage.put(keys.vttKey, Buffer.from(formatVtt(videoData)), 'text/vtt');
  });
  return keys;
}
