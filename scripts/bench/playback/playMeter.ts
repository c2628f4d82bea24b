/** What is measured of a film that plays, in the page itself; functions in there have no names, which tsx would look up. */
import type { Page } from 'playwright-core';

export interface Played {
  /** ms between two frames of the screen: the longest, and what 99 of 100 do not exceed. */
  readonly longest: number;
  readonly nearlyAll: number;
  /** Frames of the film that were shown in a second. */
  readonly pace: number;
}

/** The film at its beginning, played for so many seconds; the first half second is the player's to start in. */
export const playFor = (page: Page, seconds: number): Promise<Played> =>
  page.evaluate(async (seconds) => {
    const { engine, playback } = window.editor ?? {};
    if (!engine || !playback) throw new Error('The page has no player');
    const store = engine.session.playback;
    playback.send({ type: 'playback.started' });
    await new Promise((done) => setTimeout(done, 500));
    const shown = new Set<number>();
    const stop = store.subscribe(() => void shown.add(store.get().currentFrame));
    const lengths: number[] = [];
    const began = await new Promise<number>(requestAnimationFrame);
    let before = began;
    while (before - began < seconds * 1000) {
      const now = await new Promise<number>(requestAnimationFrame);
      lengths.push(now - before);
      before = now;
    }
    stop();
    playback.send({ type: 'playback.paused' });
    const sorted = lengths.toSorted((a, b) => a - b);
    return {
      longest: sorted.at(-1) ?? 0,
      nearlyAll: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      pace: (shown.size * 1000) / (before - began),
    };
  }, seconds);

/** The longest time between two frames of a page on which nothing happens, in ms. */
export const idleFor = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(async (seconds) => {
    let longest = 0;
    const began = await new Promise<number>(requestAnimationFrame);
    let before = began;
    while (before - began < seconds * 1000) {
      const now = await new Promise<number>(requestAnimationFrame);
      longest = Math.max(longest, now - before);
      before = now;
    }
    return longest;
  }, seconds);
