/** A name for all that changes a frame of a canvas beside the composition, which is hashed with the page's own settings. */
import { nameOf } from '../cache/canonical';
import { encoderArgs } from './encodePixels';
import { PROFILE, LEVELS, type RenderQuality } from './captureSettings';
import { remuxing } from './transportStream';

/** Whatever the film: what an encoder is told of another one differs in these alone, which are in each chunk's name. */
const SAMPLE = { width: 1080, height: 1920, fps: 30 };

/** What this side tells the encoders; a change of it is another way. */
export const encoding = {
  fast: { profile: PROFILE, levels: LEVELS, remuxing: remuxing(SAMPLE.fps) },
  small: encoderArgs(SAMPLE),
} satisfies Record<RenderQuality, unknown>;

export const canvasWay = (quality: RenderQuality): string => `canvas 1 | ${nameOf(encoding[quality])}`;
