/** A product page becomes a title, a description and media on our own storage. [W4] */
import type { FastifyInstance } from 'fastify';
import { readProductPage } from '../../contract/routes/generate.routes';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { Problem } from '../http/problems';
import { isVideoSharingLink } from '../../contract/video/videoSharing';
import type { Ports } from '../ports';

type Deps = Pick<Ports, 'pages' | 'library' | 'addresses' | 'config'>;
const MOST = { images: 19, videos: 10, moreImages: 12 } as const;
const MEDIA_MS = 60_000;
const PER_MINUTE = 20;

export function productInfoRoutes(app: FastifyInstance, { pages, library, addresses, config }: Deps): void {
  implement(
    app,
    readProductPage,
    async ({ body, caller, request }) => {
      const page = await pages.read(body.url);
      const deadline = AbortSignal.timeout(MEDIA_MS);
      const origin = originOf(request, config);

      /** What cannot be brought in is left out: a page's other media are worth having without it. */
      const bringIn = async (url: string, kind: 'image' | 'video'): Promise<string[]> => {
        if (kind === 'video' && isVideoSharingLink(url)) return [url];
        // Not every picture server has the largest size.
        for (const address of kind === 'image' ? pages.sizesOf(url) : [url])
          try {
            const found = await library.bringIn(caller.userId, address, deadline);
            if (found.kind === kind) return [addresses.toUrl(found.key, origin)];
          } catch (error) {
            if (!(error instanceof Problem) && !deadline.aborted) throw error;
          }
        return [];
      };
      const bringAllIn = async (urls: readonly string[], kind: 'image' | 'video') => [
        ...new Set((await Promise.all(urls.map((url) => bringIn(url, kind)))).flat()),
      ];

      const [images, videos] = await Promise.all([
        bringAllIn(page.images.slice(0, MOST.images), 'image'),
        bringAllIn(page.videos.slice(0, MOST.videos), 'video'),
      ]);
      // The chosen ones have the time and the connections first.
      const others = await bringAllIn(page.moreImages.slice(0, MOST.moreImages), 'image');
      const more = others.filter((address) => !images.includes(address));
      return {
        title: page.title,
        product_description: page.description,
        images,
        videos,
        ...(more.length > 0 ? { more_images: more } : {}),
      };
    },
    { perMinute: PER_MINUTE },
  );
}
