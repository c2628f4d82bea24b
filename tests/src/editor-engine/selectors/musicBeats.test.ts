import { expect, test } from 'vitest';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { musicBeats } from '../../../../src/editor-engine/selectors/musicBeats.selectors';
import { sampleVideo } from '../support/sampleVideo';

/** 120 beats a minute, 22 bars: a beat each 500 ms, round in 44 s. */
const UKULELE = '/assets/music/sunny-ukulele.m4a';
interface Heard {
  readonly from: number;
  readonly to: number;
  readonly trimFrom?: number;
  readonly loop?: boolean;
  readonly src?: string;
}

function playing({ from, to, trimFrom, loop = true, src = UKULELE }: Heard): VideoData {
  const video = sampleVideo();
  const trim = trimFrom === undefined ? {} : { trim: { from: trimFrom, to: trimFrom + to - from } };
  const music = {
    type: 'audio',
    name: '',
    display: { from, to },
    details: { src, volume: 30, loop },
  } as const;
  return { ...video, trackItemsMap: { bg_music_1: { id: 'bg_music_1', ...music, ...trim } } };
}

test('[E2] the music beats from where it begins to where it ends', () => {
  expect(musicBeats(playing({ from: 200, to: 2000 }))).toEqual([200, 700, 1200, 1700]);
});
test('[E2] cut at its beginning, it beats where the file does', () => {
  expect(musicBeats(playing({ from: 1000, to: 2200, trimFrom: 300 }))).toEqual([1200, 1700, 2200]);
});
test('[E2] going round, it stays on its beat; the part that goes round begins where it was cut', () => {
  expect(musicBeats(playing({ from: 0, to: 45_000 })).slice(-4)).toEqual([43_500, 44_000, 44_500, 45_000]);
  const cut = playing({ from: 0, to: 2000, trimFrom: 43_300 });
  expect(musicBeats(cut)).toEqual([200, 900, 1600]);
});
test('[E2] played once, it beats no longer than the file', () => {
  expect(musicBeats(playing({ from: 0, to: 60_000, loop: false })).at(-1)).toBe(43_500);
});
type BeatRate = Pick<ItemOf<'audio'>['details'], 'beatRate'>;
/** A recording of 1.3 s: as nobody plays to the ms. */
const OWN = { src: 'media:u/me/media/song.m4a', fileBeats: [80, 590, 1090], duration: 1300 };
function brought({ from, to, trimFrom, loop = false, beatRate }: Heard & BeatRate): VideoData {
  const video = playing({ from, to, loop, ...(trimFrom === undefined ? {} : { trimFrom }) });
  const item = video.trackItemsMap.bg_music_1 as ItemOf<'audio'>;
  const details = { ...item.details, ...OWN, ...(beatRate && { beatRate }) };
  return { ...video, trackItemsMap: { bg_music_1: { ...item, details } } };
}
test('[E2] music of one’s own beats where its beats were found, cut and going round as it may be', () => {
  expect(musicBeats(brought({ from: 1000, to: 9000 }))).toEqual([1080, 1590, 2090]);
  expect(musicBeats(brought({ from: 1000, to: 1500, trimFrom: 500 }))).toEqual([1090]);
  expect(musicBeats(brought({ from: 0, to: 2000, loop: true }))).toEqual([80, 590, 1090, 1380, 1890]);
  expect(musicBeats(brought({ from: 0, to: 1700, trimFrom: 500, loop: true }))).toEqual([
    90, 590, 890, 1390, 1690,
  ]);
});
test('[E2] counted at half the tempo, every second beat is one; at the double, the middle of two is one as well', () => {
  expect(musicBeats(brought({ from: 1000, to: 9000, beatRate: 0.5 }))).toEqual([1080, 2090]);
  expect(musicBeats(brought({ from: 1000, to: 9000, beatRate: 0.25 }))).toEqual([1080]);
  const doubled = [1080, 1335, 1590, 1840, 2090];
  expect(musicBeats(brought({ from: 1000, to: 9000, beatRate: 2 }))).toEqual(doubled);
  expect(musicBeats(brought({ from: 0, to: 1500, loop: true, beatRate: 2 }))).toEqual([
    80, 335, 590, 840, 1090, 1380,
  ]);
  // Behind the last one it goes on until the file ends.
  expect(musicBeats(brought({ from: 0, to: 2000, beatRate: 4 })).slice(-3)).toEqual([965, 1090, 1215]);
});
test('[E2] a voice, a sound of nature and what is moved itself do not beat', () => {
  expect(musicBeats(playing({ from: 0, to: 2000, src: '/assets/nature/gentle-rain.m4a' }))).toEqual([]);
  expect(musicBeats(playing({ from: 0, to: 2000, src: 'media:u/me/audio_voice.wav' }))).toEqual([]);
  expect(musicBeats(playing({ from: 0, to: 2000 }), ['bg_music_1'])).toEqual([]);
});
