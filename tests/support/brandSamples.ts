/** A kit as the server lists it: an asset for each part of a brand that a video can use. */
import type { BrandAsset, BrandPart } from '../../contract/brandAsset';

const KIT = '/media/1.a/u/1/brand';
const logo: BrandAsset = {
  id: 'logo',
  name: 'Acme.png',
  asset_type: 'logo',
  url: `${KIT}/logo.png`,
  facts: { width: 600, height: 200, colours: ['#7a1fa2', '#ffb300'] },
};

export const brandSamples: Readonly<Record<BrandPart, BrandAsset>> = {
  logo,
  colours: logo,
  font: { id: 'font', name: 'Acme Sans.ttf', asset_type: 'font', url: `${KIT}/acme.ttf` },
  intro: {
    id: 'intro',
    name: 'Hello.mp4',
    asset_type: 'intro',
    url: `${KIT}/intro.mp4`,
    facts: { width: 1920, height: 1080, duration_seconds: 2.02, has_sound: true },
  },
  outro: {
    id: 'outro',
    name: 'Bye.mp4',
    asset_type: 'outro',
    url: `${KIT}/outro.mp4`,
    facts: { width: 1080, height: 1920, duration_seconds: 3, has_sound: true },
  },
};
