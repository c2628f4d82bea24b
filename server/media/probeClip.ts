/** What a clip holds: read from the file itself, and refused when it holds no moving picture. */
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { MediaRefused } from './mediaRefusals';

export interface ClipFacts {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  /** Pictures a second, over the whole clip. */
  readonly fps: number;
  readonly container: string;
  /** `avc`, `hevc`, `vp9` …; null when it is none that is known. */
  readonly videoCodec: string | null;
  /** Like `avc1.640028`. */
  readonly videoProfile: string | null;
  readonly audioCodec: string | null;
  readonly rotated: boolean;
}

const PACKETS = 200;

/** @throws MediaRefused `clip_broken` */
export async function probeClip(file: string): Promise<ClipFacts> {
  const input = new Input({
    formats: ALL_FORMATS,
    source: new FilePathSource(file, { handleUnhandledError: () => {} }),
  });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) throw new MediaRefused('clip_broken');
    const audio = await input.getPrimaryAudioTrack();
    const durationSeconds = await video.computeDuration();
    const { averagePacketRate } = await video.computePacketStats(PACKETS);
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    if (!(durationSeconds > 0 && width > 0 && height > 0)) throw new MediaRefused('clip_broken');
    return {
      width,
      height,
      durationSeconds,
      fps: averagePacketRate,
      container: (await input.getFormat()).name,
      videoCodec: await video.getCodec(),
      videoProfile: await video.getCodecParameterString(),
      audioCodec: audio ? await audio.getCodec() : null,
      rotated: (await video.getRotation()) !== 0,
    };
  } catch (error) {
    throw error instanceof MediaRefused ? error : new MediaRefused('clip_broken', { cause: error });
  } finally {
    input.dispose();
  }
}
