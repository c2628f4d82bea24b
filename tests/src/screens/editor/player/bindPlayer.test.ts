import { expect, test } from 'vitest';
import { createSession } from '../../../../../src/editor-engine/session/createSession';
import type { PlaybackEvent } from '../../../../../src/machines/playback/playback.setup';
import { bindPlayer, type FilmPlayer } from '../../../../../src/screens/editor/player/bindPlayer';

type Listener = (event: { detail: never }) => void;

/** Remotion's player as far as it is used, with what was ordered of it. */
function fakePlayer() {
  const listeners = new Map<string, Set<Listener>>();
  const orders: string[] = [];
  let [frame, isPlaying] = [0, false];
  const tell = (name: string, detail: object = {}) =>
    [...(listeners.get(name) ?? [])].forEach((listener) => listener({ detail: detail as never }));
  const player = {
    play: () => void (orders.push('play'), (isPlaying = true)),
    pause: () => void (orders.push('pause'), (isPlaying = false)),
    seekTo(to: number) {
      orders.push(`seek ${to}`);
      frame = to;
      tell('frameupdate', { frame });
    },
    getCurrentFrame: () => frame,
    isPlaying: () => isPlaying,
    setVolume: (volume: number) => void orders.push(`volume ${volume}`),
    mute: () => void orders.push('mute'),
    unmute: () => void orders.push('unmute'),
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
  } as FilmPlayer;
  return {
    player,
    orders,
    tell,
    run(to: number) {
      frame = to;
      tell('frameupdate', { frame });
    },
    listening: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

function bound() {
  const { playback } = createSession();
  playback.setLength({ duration: 900, fps: 30 });
  const film = fakePlayer();
  const told: PlaybackEvent[] = [];
  const part = bindPlayer(film.player, playback, (event) => told.push(event));
  film.orders.length = 0;
  return { ...film, playback, told, part };
}

test('[Y1] the player seeks when the store is sent elsewhere, and its answer is no echo', () => {
  const { playback, orders } = bound();
  playback.seekTo(40);
  playback.seekTo(40);
  expect([orders, playback.get().currentFrame]).toEqual([['seek 40'], 40]);
});
test('[Y1] while it plays, the store follows the player, and orders it nowhere', () => {
  const { playback, orders, run } = bound();
  playback.play();
  run(1);
  run(2);
  expect([playback.get().currentFrame, orders]).toEqual([2, ['play']]);
});
test('[Y1] play and pause are ordered once', () => {
  const { playback, orders } = bound();
  playback.play();
  playback.play();
  playback.pause();
  expect(orders).toEqual(['play', 'pause']);
});
test('[Y1] a late frame of a film that was paused moves nothing', () => {
  const { playback, run } = bound();
  playback.play();
  run(5);
  playback.pause();
  playback.seekTo(100);
  run(6);
  expect(playback.get().currentFrame).toBe(100);
});
test('[Y6] volume and mute reach the player', () => {
  const { playback, orders } = bound();
  playback.set({ volume: 0.3 });
  playback.set({ isMuted: true });
  playback.set({ isMuted: false });
  expect(orders).toEqual(['volume 0.3', 'mute', 'unmute']);
});
test('[Y6] what the player tells is told on, until they part', () => {
  const { tell, told, part, listening } = bound();
  tell('waiting');
  tell('resume');
  tell('ended');
  tell('error', { error: new Error('a picture broke') });
  expect(told).toEqual([
    { type: 'film.waited' },
    { type: 'film.resumed' },
    { type: 'film.ended' },
    { type: 'film.failed' },
  ]);
  part();
  expect(listening()).toBe(0);
});
