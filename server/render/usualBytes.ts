/** How large files are where none was made here yet: measured on ads of photographs of 21 s in 720p, and GIFs in their own size. Pure. [ED4] */
import type { FileKind } from '../../contract/renderSettings';

interface Picture {
  readonly template: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

/** Bytes for each pixel of each frame: what moves over all of the picture is written anew. */
const BY_TEMPLATE: Readonly<Record<string, { readonly gif: number; readonly film: number }>> = {
  default: { gif: 0.13, film: 0.0099 },
  'motion-cards': { gif: 0.065, film: 0.0068 },
  'zoom-effect': { gif: 0.13, film: 0.0091 },
  funky: { gif: 0.09, film: 0.0088 },
  'stock-media': { gif: 0.1, film: 0.0076 },
  educational: { gif: 0.07, film: 0.0074 },
};
const ANY = { gif: 0.1, film: 0.008 };
/** A film's pixels cost less the more there are of them, and its frames the nearer they are: measured between 720p and 1080p, and between 30 and 60 a second. */
const MEASURED = { pixels: 720 * 1280, fps: 30 } as const;
const LESS_BY = { pixels: -0.38, fps: -0.5 } as const;
const FILMS = { mp4: 1, webm: 0.8 } as const;
/** Bytes a second: of the rates that they are written in. */
const SOUNDS = { m4a: 24_000, mp3: 20_400 } as const;

/** Of each pixel of each frame, or of each second of a sound. */
export function usualBytes(kind: FileKind, { template, width, height, fps }: Picture): number {
  if (kind === 'm4a' || kind === 'mp3') return SOUNDS[kind];
  const { gif, film } = BY_TEMPLATE[template] ?? ANY;
  if (kind === 'gif') return gif;
  const bySize = ((width * height) / MEASURED.pixels) ** LESS_BY.pixels;
  return film * FILMS[kind] * bySize * (fps / MEASURED.fps) ** LESS_BY.fps;
}
