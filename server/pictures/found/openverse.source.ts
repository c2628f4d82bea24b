/** Openverse: photographs of many collections that may be used for anything when their maker is named. */
import { z } from 'zod';
import { askJson } from '../../fetching/askJson';
import type { GuardedFetch } from '../../fetching/guardedFetch';
import { definePictureSource, type PictureSource } from './pictureSource';

interface OpenverseSettings {
  readonly guardedFetch: GuardedFetch;
  readonly address?: string;
}

const answerSchema = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      url: z.string(),
      creator: z.string().nullish(),
      license: z.string(),
      license_version: z.string().nullish(),
      license_url: z.url().nullish(),
      foreign_landing_url: z.url().nullish(),
    }),
  ),
});
type Result = z.infer<typeof answerSchema>['results'][number];

/** No share-alike: it would bind the whole video. */
const LICENCES = 'cc0,pdm,by';

export function createOpenverse({
  guardedFetch,
  address = 'https://api.openverse.org',
}: OpenverseSettings): PictureSource {
  return definePictureSource({
    name: 'Openverse',
    async search(query, signal) {
      const url = new URL('/v1/images/', address);
      url.search = new URLSearchParams({
        q: query,
        license: LICENCES,
        category: 'photograph',
        aspect_ratio: 'tall,square',
        size: 'large,medium',
        page_size: '12',
        mature: 'false',
      }).toString();
      const { results } = await askJson(answerSchema, { guardedFetch, url, signal });
      return results
        .filter(({ license }) => LICENCES.split(',').includes(license))
        .map((result) => ({
          kind: 'image',
          address: result.url,
          credit: {
            title: result.title ?? '',
            author: result.creator ?? '',
            licence: licenceOf(result),
            licence_link: result.license_url ?? null,
            source: 'Openverse',
            link: result.foreign_landing_url ?? null,
          },
        }));
    },
  });
}

const NAMES: Readonly<Record<string, string>> = { cc0: 'CC0', pdm: 'Public domain', by: 'CC BY' };

const licenceOf = ({ license, license_version }: Result) =>
  [NAMES[license] ?? license, license === 'pdm' ? '' : license_version].filter(Boolean).join(' ');
