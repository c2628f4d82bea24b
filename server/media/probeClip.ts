/** What a clip holds: read from the file itself, and refused when it holds no moving picture. */
import type { InputVideoTrack } from 'mediabunny';
import { MediaRefused } from './mediaRefusals';

export interface ClipFacts {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  /** Pictures a second, over the whole clip. */
  readonly fps: number;
  /** Whether all pictures last about as long: those of screen recorders do not. */
  readonly isSteady: boolean;
  readonly container: string;
  /** `avc`, `hevc`, `vp9` …; null when it is none that is known. */
  readonly videoCodec: string | null;
  /** Like `avc1.640028`. */
  readonly videoProfile: string | null;
  readonly audioCodec: string | null;
  readonly rotated: boolean;
}

const PACKETS = 200;
/** Enough to know a recorder by: half a minute. */
const MOMENTS = 900;

/** A container of films that holds sound alone, as browsers record it. */
export class SoundAlone extends MediaRefused {
  constructor() {
    super('not_media');
  }
}

/** @throws MediaRefused `clip_broken`, or SoundAlone */
export async function probeClip(file: string): Promise<ClipFacts> {
  const { ALL_FORMATS, FilePathSource, Input } = await import('mediabunny');
  const input = new Input({
    formats: ALL_FORMATS,
    source: new FilePathSource(file, { handleUnhandledError: () => {} }),
  });
  try {
    const video = await input.getPrimaryVideoTrack();
    // A sound alone is whole, and no video.
    if (!video)
      throw (await input.getPrimaryAudioTrack()) ? new SoundAlone() : new MediaRefused('clip_broken');
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
      isSteady: isSteady(await momentsOf(video)),
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

async function momentsOf(video: InputVideoTrack): Promise<number[]> {
  const { EncodedPacketSink } = await import('mediabunny');
  const moments: number[] = [];
  for await (const packet of new EncodedPacketSink(video).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    moments.push(packet.timestamp);
    if (moments.length === MOMENTS) break;
  }
  return moments.toSorted((a, b) => a - b);
}

/** A picture that was dropped here and there does not count; every twentieth that lasts half as long again does. */
function isSteady(moments: readonly number[]): boolean {
  const lengths = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  const odd = lengths.filter((length) => Math.abs(length - usual) > usual / 2);
  return odd.length <= lengths.length / 20;
}
