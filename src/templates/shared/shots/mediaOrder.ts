/** Which picture or clip each shot shows: all once before any twice, clips spread among the pictures. */
import type { Shot } from './shots';

export interface Clip {
  readonly src: string;
  /** Null when unknown. */
  readonly durationMs: number | null;
}
export type ShotMedia =
  | { readonly kind: 'image'; readonly src: string }
  | { readonly kind: 'video'; readonly src: string; readonly trimFromMs: number };

/** What a clip must have beyond its shot, because it stays beneath the next one's entrance. */
const HOLD_MS = 500;

/** Clips at even distances among the pictures, a clip first: motion catches the eye. */
export function spread(images: readonly string[], clips: readonly Clip[]): (string | Clip)[] {
  const total = images.length + clips.length;
  const places = new Set(clips.map((_, index) => Math.round((index * total) / clips.length)));
  const [restImages, restClips] = [[...images], [...clips]];
  return Array.from({ length: total }, (_, place) => {
    const next = places.has(place)
      ? (restClips.shift() ?? restImages.shift())
      : (restImages.shift() ?? restClips.shift());
    return next ?? '';
  });
}

/** Empty when there is nothing to show. */
export function mediaForShots(
  shots: readonly Shot[],
  images: readonly string[],
  clips: readonly Clip[],
): ShotMedia[] {
  const order = spread(images, clips);
  if (order.length === 0) return [];
  const playedUntil = new Map<string, number>();
  let turn = 0;
  return shots.map(({ from, to }) => {
    for (let tries = 0; tries < order.length; tries += 1) {
      const media = order[turn % order.length] ?? '';
      turn += 1;
      if (typeof media === 'string') return { kind: 'image', src: media };
      const need = to - from + HOLD_MS;
      const trimFromMs = startOf(media, need, playedUntil.get(media.src) ?? 0);
      if (trimFromMs === null && images.length > 0) continue;
      playedUntil.set(media.src, (trimFromMs ?? 0) + (to - from));
      return { kind: 'video', src: media.src, trimFromMs: trimFromMs ?? 0 };
    }
    return { kind: 'image', src: images[0] ?? '' };
  });
}

/** Where a clip goes on, from its beginning again when too little is left; null when it is too short. */
function startOf({ durationMs }: Clip, needMs: number, playedUntilMs: number): number | null {
  if (durationMs === null || playedUntilMs + needMs <= durationMs) return playedUntilMs;
  return needMs <= durationMs ? 0 : null;
}
