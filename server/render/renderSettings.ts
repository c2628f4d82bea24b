/** How frames become H.264, and part of what names a rendered file: `npm run bench render` tells what they cost and how near they come. */
import { availableParallelism } from 'node:os';

export const RENDER_SETTINGS = {
  imageFormat: 'jpeg',
  jpegQuality: 80,
  codec: 'h264',
  x264Preset: 'veryfast',
  crf: 20,
  pixelFormat: 'yuv420p',
  colorSpace: 'bt709',
} as const;

/** Of stills that are compared: what JPEG itself changes is far below what is told. */
export const COMPARED_QUALITY = 92;

/** px of their longer side: at the 480 that are compared, letters are off by half as much again (`compareFrames.ts`). */
export const COMPARED_SIDE = 640;

/** Pages that draw at once: one a core; beyond eight they only cost memory. */
export const drawingPages = () => Math.min(8, Math.max(1, availableParallelism()));

export const FRAME_TIMEOUT_MS = 30_000;
export const RENDERED_SAMPLE_RATE = 48_000;
