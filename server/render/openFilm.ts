/** A film that is open for drawing: its files are served, its parts have their names, and pages may stand ready. */
import type { VideoData } from '../../contract/video/videoData';
import type { LoopbackFiles } from './browser/loopbackFiles';
import type { Draws } from './capture/chooseDraw';
import type { KeptStills } from './capture/keptStills';
import { chunkKeys, soundKey } from './chunks/chunkKeys';
import { chunkLooks } from './chunks/chunkLooks';
import { planChunks } from './chunks/chunkPlan';
import type { Chunk } from './chunks/drawChunks';
import type { Drawing, DrawInput } from './draw';
import type { LocalFiles } from './localFiles';
import { withAddresses, type RenderPlan } from './renderPlan';
import { MIX_WAY } from './sound/filmSound';

export interface PreparedFilm {
  readonly plan: RenderPlan;
  readonly local: LocalFiles;
  readonly files: LoopbackFiles;
  readonly draws: Draws;
  /** What the bundle was made of. */
  readonly composition: string;
}

export interface OpenFilm {
  /** As it is drawn: its files by their addresses. */
  readonly input: DrawInput;
  readonly chunks: readonly Chunk[];
  /** The name of its sound. */
  readonly sound: string;
  readonly drawing: Drawing;
  /** What its frames are held against, drawn as it is shown. */
  readonly stills: KeptStills;
  close(): Promise<void>;
}

export async function openFilm(
  { plan, local, files, draws, composition }: PreparedFilm,
  videoData: VideoData,
  hashOfFile: (file: string) => Promise<string>,
): Promise<OpenFilm> {
  const { draw } = await draws.films();
  const offer = files.offer(local);
  try {
    /** By the bytes of the files: a name or an address changes nothing. */
    const contents = new Map<string, string>();
    for (const [ref, file] of local) contents.set(ref, await hashOfFile(file.path));
    const contentOf = (ref: string) => contents.get(ref);
    const ranges = planChunks(plan);
    const keys = chunkKeys({ plan, contentOf, way: draw.way, composition }, ranges);
    const looks = chunkLooks({ ...plan, composition }, ranges);
    const input = { plan, videoData: withAddresses(videoData, offer.addressOf) };
    const drawing = draw.open(input);
    const stills = draws.keepStills(input);
    return {
      input,
      drawing,
      stills,
      chunks: ranges.map((range, place) => ({ range, key: keys[place] ?? '', look: looks[place] ?? '' })),
      sound: soundKey({ plan, contentOf, way: MIX_WAY }, (ref) => local.get(ref)?.hasSound ?? false),
      async close() {
        offer.withdraw();
        await Promise.all([drawing.close(), stills.close()]);
      },
    };
  } catch (error) {
    offer.withdraw();
    throw error;
  }
}
