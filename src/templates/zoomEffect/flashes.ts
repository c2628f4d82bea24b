/** The first second: what is to come flashes by before the first picture stays. Pure. */
import type { Scene } from '../shared/shots/storyboard';

const FLASH_MS = 300;
const FLASHES = 3;
/** What must be left of the first shot. */
const REST_MS = 1200;

/** As they are where there are too few pictures, or the first shot is too short to spare the time. */
export function flashes(scenes: readonly Scene[]): readonly Scene[] {
  const [first] = scenes;
  const others = [
    ...new Map(
      scenes
        .filter(({ media }) => media.kind === 'image' && media.src !== first?.media.src)
        .map((scene) => [scene.media.src, scene.media]),
    ).values(),
  ].slice(0, FLASHES);
  const until = FLASHES * FLASH_MS;
  if (!first || others.length < FLASHES || first.shot.to < until + REST_MS) return scenes;
  const seen = others.map((media, index) => ({
    media,
    shot: { from: index * FLASH_MS, to: (index + 1) * FLASH_MS },
  }));
  return [...seen, { ...first, shot: { from: until, to: first.shot.to } }, ...scenes.slice(1)];
}
