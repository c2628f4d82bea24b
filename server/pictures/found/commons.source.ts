/** Wikimedia Commons: photographs that may be used for anything when their maker is named. */
import { z } from 'zod';
import { askJson } from '../../fetching/askJson';
import type { GuardedFetch } from '../../fetching/guardedFetch';
import { plainText } from '../../reading/html/plainText';
import { isFree } from './licences';
import { definePictureSource, type Found, type PictureSource } from './pictureSource';

interface CommonsSettings {
  readonly guardedFetch: GuardedFetch;
  readonly address?: string;
}

const valueSchema = z.object({ value: z.union([z.string(), z.number()]).transform(String) }).optional();
const pageSchema = z.object({
  index: z.number(),
  title: z.string(),
  imageinfo: z.array(
    z.object({
      thumburl: z.string(),
      descriptionurl: z.string(),
      width: z.number(),
      height: z.number(),
      extmetadata: z.object({ Artist: valueSchema, LicenseShortName: valueSchema, LicenseUrl: valueSchema }),
    }),
  ),
});
const answerSchema = z.object({ query: z.object({ pages: z.array(pageSchema) }).optional() });
type Page = z.infer<typeof pageSchema>;

const LEAST_SIDE = 700;
/** What its servers scale a picture to, px. */
const SCALED_WIDTH = '1280';
/** A panorama would be a strip. */
const WIDEST = 2;

export function createCommons({
  guardedFetch,
  address = 'https://commons.wikimedia.org',
}: CommonsSettings): PictureSource {
  return definePictureSource({
    name: 'Wikimedia Commons',
    async search(query, signal) {
      const url = new URL('/w/api.php', address);
      url.search = new URLSearchParams({
        action: 'query',
        format: 'json',
        formatversion: '2',
        generator: 'search',
        gsrnamespace: '6',
        gsrsearch: `${query} filetype:bitmap`,
        gsrlimit: '12',
        prop: 'imageinfo',
        iiprop: 'url|size|extmetadata',
        iiurlwidth: SCALED_WIDTH,
        iiextmetadatafilter: 'Artist|LicenseShortName|LicenseUrl',
      }).toString();
      const { query: found } = await askJson(answerSchema, { guardedFetch, url, signal });
      return (found?.pages ?? []).toSorted((a, b) => a.index - b.index).flatMap(foundOn);
    },
  });
}

function foundOn({ title, imageinfo: [info] }: Page): Found[] {
  if (!info || Math.min(info.width, info.height) < LEAST_SIDE || info.width > WIDEST * info.height) return [];
  const { Artist, LicenseShortName, LicenseUrl } = info.extmetadata;
  const licence = LicenseShortName?.value ?? '';
  if (!isFree(licence)) return [];
  const licenceLink = LicenseUrl?.value ?? '';
  return [
    {
      kind: 'image',
      address: info.thumburl,
      credit: {
        title: title.replace(/^File:/, '').replace(/\.\w+$/, ''),
        author: plainText(Artist?.value).split('\n')[0] ?? '',
        licence,
        licence_link: URL.canParse(licenceLink) ? licenceLink : null,
        source: 'Wikimedia Commons',
        link: info.descriptionurl,
      },
    },
  ];
}
