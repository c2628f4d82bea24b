/** Pexels: footage first, then photographs, upright; its licence asks for nothing, its people for their names. */
import { z } from 'zod';
import { askJson } from '../../fetching/askJson';
import type { GuardedFetch } from '../../fetching/guardedFetch';
import { definePictureSource, type Found, type PictureSource } from './pictureSource';

interface PexelsSettings {
  readonly guardedFetch: GuardedFetch;
  readonly apiKey: string;
  /** Where its interface is. */
  readonly address?: string;
}

const videosSchema = z.object({
  videos: z.array(
    z.object({
      url: z.string(),
      duration: z.number(),
      user: z.object({ name: z.string() }),
      video_files: z.array(
        z.object({
          link: z.string(),
          file_type: z.string(),
          width: z.number().nullable(),
          height: z.number().nullable(),
        }),
      ),
    }),
  ),
});
const photosSchema = z.object({
  photos: z.array(
    z.object({
      url: z.string(),
      alt: z.string().nullish(),
      photographer: z.string(),
      src: z.object({ large2x: z.string(), portrait: z.string() }),
    }),
  ),
});
type Video = z.infer<typeof videosSchema>['videos'][number];
type Photo = z.infer<typeof photosSchema>['photos'][number];

/** A clip is cut to its sentence, and a long one is a large one. */
const CLIP_SECONDS = { least: 5, most: 45 } as const;
/** As wide as the video is: more would be thrown away. */
const WIDTH = { least: 540, most: 1080 } as const;
const EACH = '6';

export function createPexels({
  guardedFetch,
  apiKey,
  address = 'https://api.pexels.com',
}: PexelsSettings): PictureSource {
  const ask = <Shape extends z.ZodType>(shape: Shape, path: string, query: string, signal?: AbortSignal) => {
    const url = new URL(path, address);
    url.search = new URLSearchParams({ query, orientation: 'portrait', per_page: EACH }).toString();
    return askJson(shape, { guardedFetch, url, headers: { authorization: apiKey }, signal });
  };
  return definePictureSource({
    name: 'Pexels',
    async search(query, signal) {
      const { videos } = await ask(videosSchema, '/videos/search', query, signal);
      const { photos } = await ask(photosSchema, '/v1/search', query, signal);
      return [...videos.flatMap(clipOf), ...photos.map(photographOf)];
    },
  });
}

const creditOf = (title: string, author: string, link: string): Found['credit'] => ({
  title,
  author,
  licence: 'Pexels License',
  licence_link: 'https://www.pexels.com/license/',
  source: 'Pexels',
  link,
});

/** The largest file that is no wider than the video. */
function clipOf({ url, duration, user, video_files }: Video): Found[] {
  if (duration < CLIP_SECONDS.least || duration > CLIP_SECONDS.most) return [];
  const [best] = video_files
    .filter(({ file_type, width }) => file_type === 'video/mp4' && width !== null)
    .filter(({ width }) => (width ?? 0) >= WIDTH.least && (width ?? 0) <= WIDTH.most)
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0));
  return best ? [{ kind: 'video', address: best.link, credit: creditOf(titleIn(url), user.name, url) }] : [];
}

const photographOf = ({ url, alt, photographer, src }: Photo): Found => ({
  kind: 'image',
  address: src.large2x,
  credit: creditOf(alt || titleIn(url), photographer, url),
});

/** `…/video/bees-on-a-flower-857251/` says what it shows. */
const titleIn = (url: string) =>
  (/([^/]+)\/?$/.exec(url)?.[1] ?? '').replace(/-?\d+$/, '').replaceAll('-', ' ');
