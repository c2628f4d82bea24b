/** The names of a film's chunks and of its sound: the hash of all that they are made of. */
import type { VideoData } from '../../../contract/video/videoData';
import { drawnFrom } from '../../../src/templates/drawnFrom';
import { nameOf } from '../cache/canonical';
import type { FrameRange } from '../draw';
import type { RenderPlan } from '../renderPlan';
import { withAddresses } from '../renderPlan';
import { planMix } from '../sound/mixPlan';

export interface KeyInput {
  readonly plan: RenderPlan;
  /** The hash of a file's bytes; undefined for a font that is gone. */
  readonly contentOf: (ref: string) => string | undefined;
  /** Whatever changes a byte and is not the document's. */
  readonly way: string;
}

/** The document with each file named by what it holds, so that a file's name or address changes no key. */
const byContent = ({ plan, contentOf }: KeyInput): VideoData => withAddresses(plan.videoData, contentOf);

/** @param composition what the bundle was made of */
export function chunkKeys(input: KeyInput & { readonly composition: string }, ranges: readonly FrameRange[]) {
  const videoData = byContent(input);
  const { width, height } = input.plan;
  const outside = { way: input.way, composition: input.composition, width, height };
  return ranges.map((range) => nameOf([outside, drawnFrom(videoData, range)]));
}

export function soundKey(input: KeyInput, hasSound: (ref: string) => boolean): string {
  const sounds = planMix(input.plan.videoData, hasSound).map((sound) => ({
    ...sound,
    ref: input.contentOf(sound.ref),
  }));
  return nameOf([input.way, input.plan.videoData.duration, sounds]);
}
