/** The pictures of an article that may be shown: photographs and drawings on Commons, under a free licence. */
import { z } from 'zod';
import { plainText } from '../../reading/html/plainText';
import { isFreeForSharedText } from '../../pictures/found/licences';
import type { ArticlePicture } from '../../pictures/found/pictureSource';
import type { Captions } from './articleText';

const valueSchema = z.object({ value: z.union([z.string(), z.number()]).transform(String) }).optional();

export const pictureSchema = z.object({
  title: z.string(),
  /** `shared` is Commons; what an edition keeps itself may be there as fair use alone. */
  imagerepository: z.string().default(''),
  imageinfo: z
    .array(
      z.object({
        thumburl: z.string().optional(),
        url: z.string(),
        descriptionurl: z.string(),
        width: z.number(),
        height: z.number(),
        mime: z.string().default(''),
        extmetadata: z
          .object({ Artist: valueSchema, LicenseShortName: valueSchema, LicenseUrl: valueSchema })
          .default({}),
      }),
    )
    .default([]),
});

const PHOTOGRAPH = /^image\/(?:jpeg|png|webp)$/;
/** Of both sides, px: a flag or an icon is smaller. */
const LEAST_SIDE = 400;
/** A panorama would be a strip. */
const WIDEST = 2.2;

export function pictureOf(
  { title, imagerepository, imageinfo: [info] }: z.output<typeof pictureSchema>,
  captions: Captions,
): ArticlePicture[] {
  if (!info || imagerepository !== 'shared' || !PHOTOGRAPH.test(info.mime)) return [];
  if (Math.min(info.width, info.height) < LEAST_SIDE || info.width > WIDEST * info.height) return [];
  const { Artist, LicenseShortName, LicenseUrl } = info.extmetadata;
  const licence = LicenseShortName?.value ?? '';
  if (!isFreeForSharedText(licence)) return [];
  const licenceLink = LicenseUrl?.value ?? '';
  const name = title.replace(/^[^:]*:/, '');
  const shown = captions.get(name.replaceAll('_', ' ').toLowerCase());
  return [
    {
      kind: 'image',
      address: info.thumburl ?? info.url,
      caption: shown?.caption ?? '',
      heading: shown?.heading ?? '',
      credit: {
        title: name.replace(/\.\w+$/, ''),
        author: plainText(Artist?.value).split('\n')[0] ?? '',
        licence,
        licence_link: URL.canParse(licenceLink) ? licenceLink : null,
        source: 'Wikimedia Commons',
        link: info.descriptionurl,
      },
    },
  ];
}
