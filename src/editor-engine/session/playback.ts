/** The playback store: where the video stands and whether it runs. Frames are whole, and within the video. [Y1] */
import type { Store } from 'tinybase/store';
import { DEFAULT_FPS } from '../../../contract/limits';
import { createListeners } from '../../events/listeners';

export interface PlaybackValues {
  readonly isPlaying: boolean;
  /** 0 to `duration`. */
  readonly currentFrame: number;
  /** Frames. */
  readonly duration: number;
  readonly fps: number;
  /** -4 to 4, not 0. [Y6] */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly isBuffering: boolean;
}
export interface Playback {
  get(): PlaybackValues;
  /** ms of the video at the current frame. */
  currentMs(): number;
  play(): void;
  pause(): void;
  /** A command to be somewhere else: the player hears of it by `subscribeSeeks`. */
  seekTo(frame: number): void;
  seekToMs(atMs: number): void;
  /** A report of where the player is. */
  setCurrentFrame(frame: number): void;
  /** Replaces both; the frame stays inside. */
  setLength(length: { duration: number; fps: number }): void;
  set(values: Partial<Pick<PlaybackValues, 'rate' | 'volume' | 'isMuted' | 'isBuffering'>>): void;
  subscribe(listener: () => void): () => void;
  subscribeSeeks(listener: (frame: number) => void): () => void;
}

const atRest: PlaybackValues = {
  isPlaying: false,
  currentFrame: 0,
  duration: 0,
  fps: DEFAULT_FPS,
  rate: 1,
  volume: 1,
  isMuted: false,
  isBuffering: false,
};
const names = Object.keys(atRest) as (keyof PlaybackValues)[];

export function createPlayback(store: Store): Playback {
  store.setPartialValues({ ...atRest });
  const changed = createListeners();
  const sought = createListeners<number>();
  let values = atRest;

  store.addDidFinishTransactionListener(() => {
    const touched = store.getTransactionLog()[4];
    if (!names.some((name) => name in touched)) return;
    values = Object.fromEntries(names.map((name) => [name, store.getValue(name)])) as never;
    changed.notify();
  });

  const inside = (frame: number, duration = values.duration) =>
    Number.isFinite(frame) ? Math.min(Math.max(Math.round(frame), 0), duration) : values.currentFrame;
  const setCurrentFrame = (frame: number) => void store.setValue('currentFrame', inside(frame));
  const seekTo = (frame: number) => {
    setCurrentFrame(frame);
    sought.notify(values.currentFrame);
  };

  return {
    get: () => values,
    currentMs: () => (values.currentFrame * 1000) / values.fps,
    play: () => void store.setValue('isPlaying', true),
    pause: () => void store.setValue('isPlaying', false),
    seekTo,
    seekToMs: (atMs) => seekTo((atMs * values.fps) / 1000),
    setCurrentFrame,
    setLength: ({ duration, fps }) =>
      void store.setPartialValues({ duration, fps, currentFrame: inside(values.currentFrame, duration) }),
    set: (some) => void store.setPartialValues({ ...some }),
    subscribe: changed.add,
    subscribeSeeks: sought.add,
  };
}
