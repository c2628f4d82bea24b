import { expect, test } from 'vitest';
import type { BrandAsset } from '../../../contract/brandAsset';
import { brandPropsSchema } from '../../../contract/video/templateProps';
import { brandOf } from '../../../server/brandKit/brandOf';

const asset = (
  asset_type: BrandAsset['asset_type'],
  name: string,
  facts: BrandAsset['facts'] = {},
): BrandAsset => ({
  id: name,
  name,
  asset_type,
  url: `media:u/1/brand/${name}`,
  facts,
});
const kit = [
  asset('logo', 'new.png', { width: 300, height: 100, colours: ['#0d3b66'] }),
  asset('logo', 'old.png'),
  asset('font', 'Acme.ttf'),
  asset('intro', 'intro.mp4', {
    width: 1920,
    height: 1080,
    duration_seconds: 2.5,
    has_sound: true,
    ground: '#000000',
  }),
  asset('outro', 'unmeasured.mp4'),
];

test('[B4] all that the kit holds is used, the newest of each kind; a clip of unknown length is not', () => {
  const brand = brandOf(kit);
  expect(brand).toEqual({
    logoUrl: 'media:u/1/brand/new.png',
    logoSize: { width: 300, height: 100 },
    colours: ['#0d3b66'],
    font: { family: 'Acme.ttf', src: 'media:u/1/brand/Acme.ttf' },
    intro: {
      src: 'media:u/1/brand/intro.mp4',
      duration: 2.5,
      width: 1920,
      height: 1080,
      ground: '#000000',
      has_sound: true,
    },
  });
  expect(brandPropsSchema.parse(brand)).toEqual(brand);
});

test('[B4] each part can be switched off by itself; the colours stay without the logo', () => {
  expect(brandOf(kit, { logo: false, font: false, intro: false })).toEqual({ colours: ['#0d3b66'] });
  expect(brandOf(kit, { logo: false, colours: false, font: false, intro: false })).toBeUndefined();
});

test('an empty kit is no brand', () => {
  expect(brandOf([])).toBeUndefined();
});
