/** A video of very many items, for the bench: main pictures, overlays, titles, captions and sounds in their usual shares. */
import type { TrackItem, VideoData } from '../../../contract/video/videoData';

/** Of every ten items. */
const SHARES = { main: 3, captions: 4, overlays: 1, titles: 1, audio: 1 } as const;
const LENGTH_MS = 600_000;

type Kind = keyof typeof SHARES;

function itemOf(kind: Kind, index: number, count: number): TrackItem {
  const each = LENGTH_MS / count;
  const display = { from: Math.round(index * each), to: Math.round((index + 1) * each) };
  const base = { name: `${kind} ${index + 1}`, display };
  switch (kind) {
    case 'main': {
      const id = `video_main_${index}_bench`;
      return { ...base, id, isMain: true, type: 'image', details: { src: `picture${index % 12}` } };
    }
    case 'overlays':
      return { ...base, id: `image_${index}`, type: 'image', details: { src: `picture${index % 12}` } };
    case 'titles':
      return { ...base, id: `text_${index}`, type: 'text', details: { text: `Title ${index + 1}` } };
    case 'captions':
      return {
        ...base,
        id: `caption_${index}`,
        type: 'text',
        details: { text: `spoken words ${index + 1}` },
      };
    case 'audio':
      return { ...base, id: `audio_${index}`, type: 'audio', details: { src: 'sound', volume: 80 } };
  }
}

export function manyItems(many: number): VideoData {
  const kinds = Object.entries(SHARES) as [Kind, number][];
  const items = kinds.flatMap(([kind, share]) => {
    const count = Math.round((many * share) / 10);
    return Array.from({ length: count }, (_, index) => itemOf(kind, index, count));
  });
  const on = (track: string, types: readonly string[]) => ({
    id: track,
    items: items.filter(({ type }) => types.includes(type)).map(({ id }) => id),
  });
  return {
    projectId: 'bench',
    duration: LENGTH_MS,
    fps: 30,
    size: { width: 1080, height: 1920 },
    tracks: [on('visual_track', ['image']), on('text_track', ['text']), on('audio_track', ['audio'])],
    trackItemIds: items.map(({ id }) => id),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    template: 'default',
  };
}
