import { expect, test, vi } from 'vitest';
import { createSession } from '../../../src/editor-engine/session/createSession';

const opened = () => {
  const { playback } = createSession();
  playback.setLength({ duration: 300, fps: 30 });
  return playback;
};

test('[Y1] play sets playing, pause clears it', () => {
  const playback = opened();
  expect(playback.get().isPlaying).toBe(false);
  playback.play();
  expect(playback.get().isPlaying).toBe(true);
  playback.pause();
  expect(playback.get().isPlaying).toBe(false);
});

test.each([
  [-5, 0],
  [0, 0],
  [12.4, 12],
  [300, 300],
  [301, 300],
  [Infinity, 0],
  [NaN, 0],
])('[Y1] seekTo and setCurrentFrame put frame %s at %s of 300', (asked, frame) => {
  const playback = opened();
  playback.setCurrentFrame(asked);
  expect(playback.get().currentFrame).toBe(frame);
  playback.setCurrentFrame(0);
  playback.seekTo(asked);
  expect(playback.get().currentFrame).toBe(frame);
});

test('[Y1] setting duration and fps replaces them; the frame stays inside', () => {
  const playback = opened();
  playback.seekTo(280);
  playback.setLength({ duration: 120, fps: 60 });
  expect(playback.get()).toMatchObject({ duration: 120, fps: 60, currentFrame: 120 });
  expect(playback.currentMs()).toBe(2000);
});

test('[Y1] who follows seeks hears of orders, not of reports', () => {
  const playback = opened();
  const heard = vi.fn();
  playback.subscribeSeeks(heard);
  playback.setCurrentFrame(10);
  playback.seekTo(20);
  playback.seekToMs(1000);
  expect(heard.mock.calls).toEqual([[20], [30]]);
});

test('a selection is told of once a change, and each item only of itself', () => {
  const { selection } = createSession();
  const [onAny, onA, onB] = [vi.fn(), vi.fn(), vi.fn()];
  selection.subscribe(onAny);
  selection.subscribeOne('a', onA);
  selection.subscribeOne('b', onB);
  selection.set(['a']);
  selection.set(['a']);
  selection.toggle('b');
  expect(selection.get()).toEqual(['a', 'b']);
  selection.toggle('a');
  expect(selection.get()).toEqual(['b']);
  expect(selection.has('a')).toBe(false);
  expect(onAny).toHaveBeenCalledTimes(3);
  expect(onA).toHaveBeenCalledTimes(2);
});

test.each([
  [20, 20],
  [9, 10],
  [41, 40],
  [NaN, 20],
])('[E4] a span of %s s becomes %s s', (asked, span) => {
  const { view } = createSession();
  view.setSpanSeconds(asked);
  expect(view.spanSeconds()).toBe(span);
});
test('[I2] all of a long video is fitted beyond the last step, and zoomed into from there', () => {
  const { view } = createSession();
  view.fit(100_000);
  expect(view.spanSeconds()).toBe(103);
  view.setSpanSeconds(90);
  expect(view.spanSeconds()).toBe(90);
  view.setSpanSeconds(120);
  expect(view.spanSeconds()).toBe(90);
});
