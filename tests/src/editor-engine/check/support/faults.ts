/** Faults as people make them, each put into a sound video; and whether one press mends it. */
import type { KeptClaim } from '../../../../../contract/scripts/claimSource';
import type { CheckKind } from '../../../../../contract/publishCheck';
import type { TrackItem, VideoData } from '../../../../../contract/video/videoData';
import { isCaption, isVoice } from '../../../../../contract/video/videoData';
import type { Known } from '../../../../../src/app/editor/check/checkFacts';
import type { TemplateProps } from '../../../../../contract/video/templateProps';
import type { TemplateName } from '../../../../../contract/video/templateName';
import { known, videoOf, type Sort } from './checkedVideos';

export interface Fault {
  readonly name: string;
  readonly kind: CheckKind;
  readonly data: VideoData;
  readonly over: Partial<Known>;
  readonly isMended: boolean;
}

type Items = readonly TrackItem[];
/** Each item as it then is; null takes it out. */
type Change = (item: TrackItem, all: Items) => TrackItem | null;

export function changed(data: VideoData, change: Change): VideoData {
  const all = Object.values(data.trackItemsMap);
  const items = all.flatMap((item) => change(item, all) ?? []);
  const ids = new Set(items.map(({ id }) => id));
  return {
    ...data,
    trackItemIds: data.trackItemIds.filter((id) => ids.has(id)),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    tracks: data.tracks.map((track) => ({ ...track, items: track.items.filter((id) => ids.has(id)) })),
  };
}
const off = (data: VideoData, isOff: (id: string) => boolean): VideoData => ({
  ...data,
  trackItemIds: data.trackItemIds.filter((id) => !isOff(id)),
});
const withDetails = (item: TrackItem, details: object) =>
  ({ ...item, details: { ...item.details, ...details } }) as TrackItem;
const having =
  (isMeant: (item: TrackItem) => boolean, details: object): Change =>
  (item) =>
    isMeant(item) ? withDetails(item, details) : item;
const isMusic = ({ id }: TrackItem) => id.startsWith('bg_music');
const isTitle = ({ id }: TrackItem) => id === 'title_p1';
const captionNo =
  (n: number) =>
  ({ id }: TrackItem) =>
    id === `caption_${n}_p1`;
const everyCaption = ({ id }: TrackItem) => isCaption(id);
const isMain = ({ isMain }: TrackItem) => isMain === true;
const voiceIs = ({ id }: TrackItem) => isVoice(id);

interface Seed {
  readonly of: readonly [TemplateName, Sort];
  readonly props?: Partial<TemplateProps>;
  readonly put?: Change;
  readonly off?: (id: string) => boolean;
  readonly over?: (data: VideoData) => Partial<Known>;
  readonly kept?: readonly KeptClaim[];
  readonly isMended?: boolean;
}
const LONG = 'Extraordinarily long explanations of everything that nobody will ever read in so short a time';
const shortened =
  (data: Items, id: string, toMs: number): Change =>
  (item) =>
    item.id === id && data.length > 0
      ? { ...item, display: { ...item.display, to: item.display.from + toMs } }
      : item;

const COLD = 'Hydra keeps water cold for a whole day.';

const seeds: Readonly<Record<string, readonly [CheckKind, Seed]>> = {
  'the first picture is deleted': [
    'noPicture',
    { of: ['default', 'ad'], put: (item) => (item.id === 'video_main_0_p1' ? null : item) },
  ],
  'a picture in the middle is deleted': [
    'noPicture',
    { of: ['motion-cards', 'ad'], put: (item) => (item.id === 'video_main_1_p1' ? null : item) },
  ],
  'a picture is switched off': [
    'noPicture',
    { of: ['zoom-effect', 'explainer'], off: (id) => id === 'video_main_1_p1' },
  ],
  'a picture is made invisible': [
    'noPicture',
    {
      of: ['stock-media', 'explainer'],
      put: having(({ id }) => id === 'video_main_1_p1', { opacity: 0 }),
      isMended: false,
    },
  ],
  'a picture ends too early': [
    'noPicture',
    {
      of: ['educational', 'explainer'],
      put: (item, all) => shortened(all, 'video_main_1_p1', 700)(item, all),
    },
  ],
  'a caption is switched off': [
    'noCaption',
    { of: ['default', 'explainer'], off: (id) => id === 'caption_2_p1' },
  ],
  'the first caption is switched off': [
    'noCaption',
    { of: ['funky', 'ad'], off: (id) => id === 'caption_0_p1' },
  ],
  'the last caption is switched off': [
    'noCaption',
    { of: ['stock-media', 'ad'], off: (id) => id === 'caption_3_p1' },
  ],

  'a title is pushed over the left edge': [
    'textCutOff',
    { of: ['default', 'ad'], put: having(isTitle, { left: -600 }) },
  ],
  'a title is pushed below the picture': [
    'textCutOff',
    { of: ['motion-cards', 'ad'], put: having(isTitle, { top: 1880 }) },
  ],
  'a title is set too large': [
    'textCutOff',
    { of: ['zoom-effect', 'ad'], put: having(isTitle, { fontSize: 900 }) },
  ],
  'a title is turned out of the picture': [
    'textCutOff',
    { of: ['stock-media', 'ad'], put: having(isTitle, { rotate: 90, left: 620 }) },
  ],
  'a title hangs over the top': [
    'textCutOff',
    { of: ['educational', 'explainer'], put: having(isTitle, { top: -60 }) },
  ],

  'captions are moved over the foot': [
    'textCutOff',
    { of: ['default', 'ad'], put: having(everyCaption, { top: 1850 }) },
  ],
  'captions are moved to the foot': [
    'safeZone',
    { of: ['default', 'ad'], put: having(everyCaption, { top: 1700 }) },
  ],
  'captions are moved under the buttons': [
    'safeZone',
    { of: ['funky', 'explainer'], put: having(everyCaption, { left: 240, width: 840, textAlign: 'right' }) },
  ],
  'captions are moved to the top': [
    'safeZone',
    { of: ['stock-media', 'ad'], put: having(everyCaption, { top: 20 }) },
  ],
  'one caption is moved to the foot': [
    'safeZone',
    { of: ['educational', 'explainer'], put: having(captionNo(1), { top: 1640 }) },
  ],
  'captions in a square stand on its edge': [
    'safeZone',
    { of: ['default', 'ad'], props: { width: 1080, height: 1080 }, put: having(everyCaption, { top: 960 }) },
  ],

  'captions are black': [
    'contrast',
    { of: ['default', 'ad'], put: having(captionNo(1), { color: '#111111' }) },
  ],
  'the spoken word is dark green': [
    'contrast',
    {
      of: ['motion-cards', 'ad'],
      put: having(captionNo(0), { litColor: '#0b3d1e', captionStyle: { look: 'outline', font: 'bold' } }),
    },
  ],
  'a caption is nearly clear': [
    'contrast',
    { of: ['zoom-effect', 'explainer'], put: having(captionNo(3), { opacity: 15 }) },
  ],
  'a title has the colour of its label': [
    'contrast',
    { of: ['default', 'ad'], put: having(isTitle, { color: '#dddddd' }) },
  ],
  'a title is grey on any picture': [
    'contrast',
    { of: ['zoom-effect', 'ad'], put: having(isTitle, { color: '#33333d' }) },
  ],

  'a caption is rewritten and is far too long': [
    'readingSpeed',
    { of: ['default', 'ad'], put: having(captionNo(2), { text: LONG, words: undefined }), isMended: false },
  ],
  'a caption stands too short': [
    'readingSpeed',
    { of: ['motion-cards', 'explainer'], put: (item, all) => shortened(all, 'caption_1_p1', 300)(item, all) },
  ],
  'the last caption stands too short': [
    'readingSpeed',
    {
      of: ['stock-media', 'explainer'],
      put: (item, all) =>
        item.id === lastCaption(all)
          ? { ...item, display: { ...item.display, to: item.display.from + 200 } }
          : item,
    },
  ],

  'a voice speaks half as fast again': [
    'readingSpeed',
    { of: ['default', 'ad'], put: (item) => faster(item, 0.6), isMended: false },
  ],

  'a sentence waits for its voice': [
    'unspoken',
    { of: ['educational', 'explainer'], put: having(captionNo(1), { unspoken: true }) },
  ],

  'the music ends early': [
    'silence',
    {
      of: ['default', 'ad'],
      put: (item) =>
        isMusic(item)
          ? { ...item, display: { from: 0, to: 4000 } }
          : voiceIs(item)
            ? { ...item, display: { from: 0, to: 4000 } }
            : item,
    },
  ],
  'nobody speaks and the music is off': [
    'silence',
    {
      of: ['funky', 'ad'],
      put: (item) => (voiceIs(item) ? null : item),
      off: (id) => id.startsWith('bg_music'),
    },
  ],
  'the music begins late, in a video without a voice': [
    'silence',
    {
      of: ['stock-media', 'ad'],
      put: (item) =>
        voiceIs(item) ? null : isMusic(item) ? { ...item, display: { ...item.display, from: 3000 } } : item,
    },
  ],
  'nobody speaks and there is no music': [
    'silence',
    { of: ['zoom-effect', 'explainer'], put: (item) => (item.type === 'audio' ? null : item) },
  ],
  'the files are silent': [
    'silence',
    {
      of: ['educational', 'explainer'],
      over: (data) => ({
        peaks: new Map([...known(data).peaks].map(([src, peaks]) => [src, new Float32Array(peaks.length)])),
      }),
    },
  ],

  'the music is not ducked and loud': [
    'voiceUnderMusic',
    { of: ['default', 'ad'], put: having(isMusic, { duck: false, volume: 100 }) },
  ],
  'the music is half as loud as the voice, unducked': [
    'voiceUnderMusic',
    { of: ['motion-cards', 'explainer'], put: having(isMusic, { duck: false, volume: 60 }) },
  ],
  'the voice is turned down under its music': [
    'voiceUnderMusic',
    {
      of: ['zoom-effect', 'ad'],
      put: (item) =>
        voiceIs(item)
          ? withDetails(item, { volume: 40 })
          : isMusic(item)
            ? withDetails(item, { volume: 80 })
            : item,
    },
  ],

  'a voice reads a language that is not hers': [
    'otherLanguage',
    {
      of: ['default', 'ad'],
      over: () => ({ language: 'de', voiceLanguages: new Map([['voice_p1', ['en-US', 'en-GB']]]) }),
      isMended: false,
    },
  ],
  'the whole is turned down': [
    'loudness',
    {
      of: ['default', 'explainer'],
      put: (item) =>
        item.type === 'audio' ? withDetails(item, { volume: item.details.volume * 0.12 }) : item,
    },
  ],

  'a thumbnail fills the screen': [
    'smallPicture',
    {
      of: ['default', 'ad'],
      put: having(({ id }) => id === 'video_main_1_p1', {
        naturalWidth: 400,
        naturalHeight: 700,
        fit: 'cover',
      }),
    },
  ],
  'a small picture is drawn out by hand': [
    'smallPicture',
    {
      of: ['motion-cards', 'ad'],
      put: having(({ id }) => id === 'video_main_0_p1', {
        naturalWidth: 320,
        naturalHeight: 320,
        width: 1000,
        height: 1000,
        left: 40,
        top: 400,
      }),
    },
  ],
  'a small picture is laid over the video': [
    'smallPicture',
    {
      of: ['zoom-effect', 'explainer'],
      put: (item) =>
        item.id === 'video_main_1_p1'
          ? withDetails(
              { ...item, isMain: false, display: { from: 0, to: 4000 } },
              { naturalWidth: 200, naturalHeight: 300, width: 600, height: 900, left: 240, top: 300 },
            )
          : item,
    },
  ],
  'a picture is laid over one that stands still': [
    'stillOpening',
    {
      of: ['motion-cards', 'explainer'],
      put: (item) =>
        isTitle(item)
          ? null
          : isMain(item) && item.display.from === 0 && item.type === 'image'
            ? withDetails({ ...item, isMain: false }, { animation: undefined, transition: undefined })
            : item,
    },
  ],
  'the first picture stands still': [
    'stillOpening',
    {
      of: ['default', 'explainer'],
      put: (item) =>
        item.id === 'video_main_0_p1'
          ? withDetails(item, { animation: undefined })
          : isTitle(item)
            ? null
            : item,
    },
  ],
  'the first picture has a transition with nothing to come from': [
    'stillOpening',
    {
      of: ['default', 'explainer'],
      put: (item) =>
        item.id === 'video_main_0_p1'
          ? withDetails(item, { animation: undefined, transition: { in: 'fade' } })
          : isTitle(item)
            ? null
            : item,
    },
  ],
  'the first picture of an ad moves only later': [
    'stillOpening',
    {
      of: ['default', 'ad'],
      put: (item) =>
        isMain(item) && item.display.from === 0
          ? withDetails(
              { ...item, display: { ...item.display, to: Math.max(item.display.to, 1500) } },
              { animation: { type: 'zoom', delay: 1200, duration: 500, easing: 'linear' } },
            )
          : isTitle(item)
            ? null
            : item,
    },
  ],
  'the closing card is switched off': [
    'noCallToAction',
    { of: ['default', 'ad'], off: (id) => id.startsWith('closing_'), over: () => ({ isAd: true }) },
  ],
  'the closing card is deleted': [
    'noCallToAction',
    {
      of: ['motion-cards', 'ad'],
      put: (item) => (item.id.startsWith('closing_') ? null : item),
      over: () => ({ isAd: true }),
    },
  ],
  'a claim is still said': [
    'claim',
    {
      of: ['default', 'ad'],
      kept: [{ sentence: COLD, words: 'a whole day', reason: 'figure' }],
      isMended: false,
    },
  ],
  'a claim stands nowhere on its page': [
    'unbacked',
    {
      of: ['default', 'ad'],
      over: () => ({
        unbacked: { source: 'page', claims: [{ sentence: COLD, words: 'a whole day', reason: 'figure' }] },
      }),
    },
  ],
};

const lastCaption = (all: Items) =>
  all
    .filter(everyCaption)
    .toSorted((a, b) => a.display.from - b.display.from)
    .at(-1)?.id;

/** All of the script, with its captions. */
function faster(item: TrackItem, by: number): TrackItem {
  const { from, to } = item.display;
  const sooner = { ...item, display: { from: from * by, to: to * by } };
  if (item.type !== 'text' || !isCaption(item.id)) return item;
  const words = (item.details.words ?? []).map((word) => ({
    ...word,
    from: word.from * by,
    to: word.to * by,
  }));
  return withDetails(sooner, { words });
}

export const faults: readonly Fault[] = Object.entries(seeds).map(([name, [kind, seed]]) => {
  const sound = videoOf(seed.of[0], seed.of[1], seed.props);
  const put = seed.put ? changed(sound, seed.put) : sound;
  const shown = seed.off ? off(put, seed.off) : put;
  const data = seed.kept ? { ...shown, keptClaims: [...seed.kept] } : shown;
  return { name, kind, data, over: seed.over?.(data) ?? {}, isMended: seed.isMended ?? true };
});
