/** A product page becomes a title, a description and media on our own storage. [W4] */
import { refusalSentences } from '../../contract/refusalSentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProductInfo } from '../../contract/productInfo';
import { PAGE_BYTES } from '../../contract/limits';
import { readHandedPage, readProductPage } from '../../contract/routes/generate.routes';
import { whenLeft } from '../http/answerInLines';
import { implement } from '../http/implement';
import { readerOf } from '../http/present';
import { NotFound, Problem, Unprocessable } from '../http/problems';
import { isVideoSharingLink, parseLink } from '../../contract/video/videoSharing';
import type { Ports } from '../ports';
import type { ProductPage } from '../reading/productPages';
import { MediaRefused } from '../media/mediaRefusals';
import { refuseBytesBeyond } from '../quota/quota';
import { StorageFull } from '../quota/quotaRefusals';
import { handedPagesRepository } from '../repositories/handedPages.repository';
import { languageOf } from '../text/language';

type Deps = Pick<Ports, 'pages' | 'library' | 'addresses' | 'config' | 'db'>;
const MOST = { images: 19, videos: 10, moreImages: 12 } as const;
const MEDIA_MS = 60_000;
const PER_MINUTE = 20;
/** JSON writes quotes and line ends with a stroke before each. */
const JSON_BYTES = 2 * PAGE_BYTES;

export function productInfoRoutes(
  app: FastifyInstance,
  { pages, library, addresses, config, db }: Deps,
): void {
  implement(
    app,
    readProductPage,
    async ({ body, caller, request, reply }) => {
      await refuseBytesBeyond(db, config, caller.userId);
      return productInfoOf(await pages.read(body.url, whenLeft(reply)), caller.userId, request);
    },
    { perMinute: PER_MINUTE },
  );

  implement(
    app,
    readHandedPage,
    async ({ body, caller, request, reply }) => {
      const left = whenLeft(reply);
      await refuseBytesBeyond(db, config, caller.userId);
      if ('html' in body) {
        if (Buffer.byteLength(body.html) > PAGE_BYTES) throw new PageTooLarge();
        if (body.address && !parseLink(body.address)) throw new NoAddress();
        const page = await pages.readProductHtml(body, left);
        const { statedAddress } = page;
        if (body.address && statedAddress && !isOneSite(body.address, statedAddress))
          throw new PageFromElsewhere(hostOf(statedAddress), hostOf(body.address));
        const info = await productInfoOf(page, caller.userId, request);
        return { ...info, page_address: body.address || statedAddress };
      }
      const handed = handedPagesRepository(db);
      const found = await handed.open(caller.userId, body.token);
      if (!found) throw new NotFound('handedPage');
      const info = await productInfoOf(await pages.readProductHtml(found, left), caller.userId, request);
      await handed.drop(body.token);
      return { ...info, page_address: found.address };
    },
    { perMinute: PER_MINUTE, bodyLimit: JSON_BYTES },
  );

  async function productInfoOf(
    page: ProductPage,
    userId: string,
    request: FastifyRequest,
  ): Promise<ProductInfo> {
    const deadline = AbortSignal.timeout(MEDIA_MS);
    const reader = readerOf(request, config);

    /** What cannot be brought in is left out: a page's other media are worth having without it. */
    const bringIn = async (url: string, kind: 'image' | 'video'): Promise<BroughtIn> => {
      if (kind === 'video' && isVideoSharingLink(url)) return { address: url, isMissing: false };
      let isMissing = false;
      // Not every picture server has the largest size.
      for (const address of kind === 'image' ? pages.sizesOf(url) : [url])
        try {
          const found = await library.bringIn(userId, address, { signal: deadline });
          if (found.kind === kind) return { address: addresses.toUrl(found.key, reader), isMissing: false };
        } catch (error) {
          if (error instanceof StorageFull) throw error;
          if (!(error instanceof Problem) && !deadline.aborted) throw error;
          // An icon is there, and nobody misses it.
          isMissing = !(error instanceof MediaRefused && error.code === 'picture_too_small');
        }
      return { address: null, isMissing };
    };
    const bringAllIn = async (urls: readonly string[], kind: 'image' | 'video') => {
      const all = await Promise.all(urls.map((url) => bringIn(url, kind)));
      const found = all.flatMap(({ address }) => address ?? []);
      return { found: [...new Set(found)], missing: all.filter(({ isMissing }) => isMissing).length };
    };

    const [images, videos] = await Promise.all([
      bringAllIn(page.images.slice(0, MOST.images), 'image'),
      bringAllIn(page.videos.slice(0, MOST.videos), 'video'),
    ]);
    // The chosen ones have the time and the connections first.
    const others = await bringAllIn(page.moreImages.slice(0, MOST.moreImages), 'image');
    const more = others.found.filter((address) => !images.found.includes(address));
    const missing = images.missing + videos.missing;
    const language = await languageOf(page.description, page.language);
    return {
      title: page.title,
      ...(page.brand ? { brand: page.brand } : {}),
      product_description: page.description,
      ...(page.properties.length > 0 ? { properties: [...page.properties] } : {}),
      ...(page.price ? { price: page.price } : {}),
      images: images.found,
      videos: videos.found,
      ...(missing > 0 ? { media_missing: missing } : {}),
      ...(more.length > 0 ? { more_images: more } : {}),
      ...(language ? { language } : {}),
      ...(page.possibleDescriptions.length > 0
        ? { possible_descriptions: [...page.possibleDescriptions] }
        : {}),
      ...(page.doubt ? { doubt: page.doubt } : {}),
      ...(page.possiblePrices.length > 0 ? { possible_prices: [...page.possiblePrices] } : {}),
    };
  }
}

interface BroughtIn {
  readonly address: string | null;
  /** It could not be loaded. */
  readonly isMissing: boolean;
}

const hostOf = (address: string) => parseLink(address)?.hostname.replace(/^www\./, '') ?? '';
/** `m.shop.example` is the shop's as well. */
const isOneSite = (one: string, other: string) => {
  const [a, b] = [hostOf(one), hostOf(other)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
};

class PageTooLarge extends Problem<'page_too_large'> {
  constructor() {
    super(413, 'page_too_large', refusalSentences.page_too_large({ most: PAGE_BYTES / 2 ** 20 }), undefined, {
      most: PAGE_BYTES / 2 ** 20,
    });
  }
}
class NoAddress extends Unprocessable<'invalid_address'> {
  constructor() {
    super('invalid_address', refusalSentences.invalid_address);
  }
}
class PageFromElsewhere extends Unprocessable<'page_from_elsewhere'> {
  constructor(stated: string, given: string) {
    super('page_from_elsewhere', refusalSentences.page_from_elsewhere({ stated, given }), undefined, {
      stated,
      given,
    });
  }
}
