/** A minute of video for the bench: six pictures, two clips, a voice, music and 120 captions, in a folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { sampleClip, sampleMusic, samplePicture } from '../../../tests/server/render/support/sampleMedia';

const LENGTH_MS = 60_000;
const CAPTIONS = 120;
const SHOTS = ['image', 'image', 'video', 'image', 'image', 'video', 'image', 'image'] as const;
const WORDS = 'Cold for a whole day and warm for half of one wherever you carry it along'.split(' ');

const shot = (type: (typeof SHOTS)[number], index: number): TrackItem => {
  const length = LENGTH_MS / SHOTS.length;
  const base = {
    id: `video_main_${index}_bench`,
    name: `Shot ${index + 1}`,
    display: { from: index * length, to: (index + 1) * length },
    isMain: true,
  };
  const look = {
    animation: { type: 'zoom', duration: length, delay: 0, easing: 'easeInOut' },
    transition: { in: index % 2 === 0 ? 'zoomLeftIn' : 'imageVerticalBlur' },
  } as const;
  const backdropSrc = `picture${index}.blur.jpg`;
  return type === 'image'
    ? { ...base, type, details: { ...look, src: `picture${index}.jpg`, backdropSrc } }
    : { ...base, type, details: { ...look, src: 'clip.mp4', duration: 8000, volume: 100 } };
};

const caption = (index: number): TrackItem => {
  const length = LENGTH_MS / CAPTIONS;
  const [from, to] = [index * length, (index + 1) * length];
  const texts = [WORDS[(index * 2) % WORDS.length] ?? '', WORDS[(index * 2 + 1) % WORDS.length] ?? ''];
  return {
    id: `caption_${index}`,
    name: texts.join(' '),
    type: 'text',
    display: { from, to },
    details: {
      text: texts.join(' '),
      words: texts.map((text, place) => ({
        text,
        from: from + (place * length) / 2,
        to: from + ((place + 1) * length) / 2,
      })),
    },
  };
};

export async function writeBenchProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, type] of SHOTS.entries())
    if (type === 'image') await samplePicture(folder, `picture${index}`, 1080, 1920, index * 45);
  await sampleClip(folder, 'clip', 8);
  await sampleMusic(path.join(folder, 'music.m4a'), 20);
  const shots = SHOTS.map(shot);
  const captions = Array.from({ length: CAPTIONS }, (_, index) => caption(index));
  const music: TrackItem = {
    id: 'bg_music_bench',
    name: 'Music',
    type: 'audio',
    display: { from: 0, to: LENGTH_MS },
    details: { src: 'music.m4a', volume: 30, loop: true },
  };
  const ids = (items: readonly TrackItem[]) => items.map(({ id }) => id);
  const items = [...shots, ...captions, music];
  const data: VideoData = {
    projectId: 'bench',
    duration: LENGTH_MS,
    fps: 30,
    size: { width: 1080, height: 1920 },
    tracks: [
      { id: 'visual_track', items: ids(shots) },
      { id: 'text_track', items: ids(captions) },
      { id: 'audio_track', items: ids([music]) },
    ],
    trackItemIds: ids(items),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    template: 'default',
  };
  await writeFile(path.join(folder, 'project.json'), JSON.stringify(data));
}
