import { expect, test, vi } from 'vitest';
import { createPlaySound } from '../../../src/services/browser/sound/playSound';
import { soundTurnOf } from '../../../src/services/browser/sound/soundTurn';

const drums = { src: '/drums.m4a', volume: 0.1 };
const voice = { src: '/voice.m4a', volume: 1 };

/** A tab whose audio does what the test says. */
function openTab(play: () => Promise<void> = () => Promise.resolve()) {
  const document = new EventTarget() as Document;
  const sounds: (EventTarget & { src: string; volume: number; pause: ReturnType<typeof vi.fn> })[] = [];
  const newAudio = (src: string) => {
    const audio = Object.assign(new EventTarget(), { src, volume: 1, pause: vi.fn(), play });
    sounds.push(audio);
    return audio as unknown as HTMLAudioElement;
  };
  const turn = soundTurnOf(document);
  /** As each page makes one of its own. */
  const playSound = () => createPlaySound({ newAudio, turn });
  const listeners = () => ({ onStarted: vi.fn(), onEnded: vi.fn(), onFailed: vi.fn() });
  /** A video of the page that begins to play. */
  const video = (dataset: Record<string, string>, muted = false) => {
    const medium = { dataset, muted, pause: vi.fn() };
    const event = new Event('play');
    Object.defineProperty(event, 'target', { value: medium });
    document.dispatchEvent(event);
    return medium;
  };
  return { playSound, sounds, listeners, video };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('[W10] a sound is played at its volume, says when it is heard and when it is over', () => {
  const { playSound, sounds, listeners } = openTab();
  const heard = listeners();
  playSound()(drums, heard);
  expect([sounds[0]?.src, sounds[0]?.volume]).toEqual(['/drums.m4a', 0.1]);
  sounds[0]?.dispatchEvent(new Event('playing'));
  sounds[0]?.dispatchEvent(new Event('ended'));
  expect([heard.onStarted.mock.calls.length, heard.onEnded.mock.calls.length]).toEqual([1, 1]);
});

test('[W10] one at a time in the whole tab: a sound of another page takes the turn', () => {
  const { playSound, listeners } = openTab();
  const [first, second] = [listeners(), listeners()];
  playSound()(drums, first);
  playSound()(voice, second);
  expect([first.onEnded.mock.calls.length, second.onEnded.mock.calls.length]).toEqual([1, 0]);
});

test('a sound that was stopped does not end the next one by stopping twice', () => {
  const { playSound, sounds, listeners } = openTab();
  const second = listeners();
  const stopFirst = playSound()(drums, listeners());
  playSound()(voice, second);
  stopFirst();
  expect(sounds[0]?.pause).toHaveBeenCalledOnce();
  expect(second.onEnded).not.toHaveBeenCalled();
});

test('a video that is heard ends a sound; a silent one does not', () => {
  const { playSound, listeners, video } = openTab();
  const heard = listeners();
  playSound()(drums, heard);
  video({}, true);
  expect(heard.onEnded).not.toHaveBeenCalled();
  video({});
  expect(heard.onEnded).toHaveBeenCalledOnce();
});

test('[B1] of the videos that are heard alone, the later one pauses the earlier, as a sound does', () => {
  const { playSound, listeners, video } = openTab();
  const first = video({ heardAlone: 'true' });
  const second = video({ heardAlone: 'true' });
  expect([first.pause.mock.calls.length, second.pause.mock.calls.length]).toEqual([1, 0]);
  playSound()(drums, listeners());
  expect(second.pause).toHaveBeenCalledOnce();
});

test('sounds that belong together, as a composition has them, are left alone', () => {
  const { video } = openTab();
  const music = video({});
  video({});
  expect(music.pause).not.toHaveBeenCalled();
});

test('a sound that cannot be played is a failure, one that is stopped while it loads is none', async () => {
  const refused = openTab(() => Promise.reject(new DOMException('no', 'NotSupportedError')));
  const failed = refused.listeners();
  refused.playSound()(drums, failed);
  const stopped = openTab(() => Promise.reject(new DOMException('stopped', 'AbortError')));
  const aborted = stopped.listeners();
  stopped.playSound()(drums, aborted);
  await settled();
  expect([failed.onFailed.mock.calls.length, aborted.onFailed.mock.calls.length]).toEqual([1, 0]);
});

test('a sound that breaks off is a failure', () => {
  const { playSound, sounds, listeners } = openTab();
  const heard = listeners();
  playSound()(drums, heard);
  sounds[0]?.dispatchEvent(new Event('error'));
  expect(heard.onFailed).toHaveBeenCalledOnce();
});
