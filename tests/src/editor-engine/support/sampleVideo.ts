/** A small video to edit: three pictures, a clip laid over them, two captions, a title, a voice and music. */
import type { ItemOf, TrackItem, VideoData } from '../../../../contract/video/videoData';

export const PROJECT = 'p1';

const picture = (n: number, from: number, to: number): ItemOf<'image'> => ({
  id: `video_main_${n}_${PROJECT}`,
  type: 'image',
  name: `Picture ${n}`,
  display: { from, to },
  isMain: true,
  details: { src: `media:u/me/${n}.jpg`, width: 1080, height: 1920, left: 0, top: 0 },
});
const caption = (n: number, text: string, from: number, to: number): ItemOf<'text'> => ({
  id: `caption_${n}_${PROJECT}`,
  type: 'text',
  name: text,
  display: { from, to },
  details: {
    text,
    words: text.split(' ').map((word, index, all) => ({
      text: word,
      from: from + ((to - from) * index) / all.length,
      to: from + ((to - from) * (index + 1)) / all.length,
    })),
  },
});

export const items = {
  first: picture(0, 0, 4000),
  second: picture(1, 4000, 7000),
  third: picture(2, 7000, 10_000),
  clip: {
    id: 'video_1',
    type: 'video',
    name: 'A clip',
    display: { from: 1000, to: 3000 },
    trim: { from: 500, to: 2500 },
    details: { src: 'media:u/me/clip.mp4', duration: 6000, volume: 100, width: 540, height: 960 },
  },
  hello: caption(0, 'Hello there', 0, 2000),
  goodbye: caption(1, 'And now goodbye', 2500, 5500),
  title: {
    id: 'title_p1',
    type: 'text',
    name: 'Title',
    display: { from: 0, to: 3000 },
    details: { text: 'A mug', fontSize: 96, top: 300 },
  },
  voice: {
    id: 'voice_p1',
    type: 'audio',
    name: 'Voice-over',
    display: { from: 0, to: 10_000 },
    details: { src: 'media:u/me/audio_voice.wav', volume: 100 },
  },
  music: {
    id: 'bg_music_p1',
    type: 'audio',
    name: 'Rap Beat',
    display: { from: 0, to: 10_000 },
    details: { src: '/assets/music/rap-beat.m4a', volume: 30, loop: true, duck: true },
  },
} satisfies Record<string, TrackItem>;

const { first, second, third, clip, hello, goodbye, title, voice, music } = items;
const idsOf = (...some: TrackItem[]) => some.map(({ id }) => id);

export const sampleVideo = (): VideoData => ({
  projectId: PROJECT,
  duration: 10_000,
  fps: 30,
  size: { width: 1080, height: 1920 },
  tracks: [
    { id: 'visual_track', items: idsOf(first, second, third, clip) },
    { id: 'text_track', items: idsOf(title, hello, goodbye) },
    { id: 'audio_track', items: idsOf(voice, music) },
  ],
  trackItemIds: idsOf(first, second, third, clip, title, hello, goodbye, voice, music),
  trackItemsMap: Object.fromEntries(Object.values(items).map((item) => [item.id, item])),
  template: 'default',
});
