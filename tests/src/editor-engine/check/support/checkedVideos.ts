/** Videos as the templates build them, an ad and an explainer each, and what is known of their files. */
import { WAVEFORM_PEAKS_PER_SECOND } from '../../../../../contract/limits';
import { templatePropsSchema, type TemplateProps } from '../../../../../contract/video/templateProps';
import type { TemplateName } from '../../../../../contract/video/templateName';
import type { VideoData } from '../../../../../contract/video/videoData';
import { checkFacts, type Known } from '../../../../../src/app/editor/check/checkFacts';
import { soundingItems } from '../../../../../src/app/editor/check/soundingItems';
import { checkVideo } from '../../../../../src/editor-engine/check/checkVideo';
import type { Finding } from '../../../../../src/editor-engine/check/finding';
import type { Behind } from '../../../../../src/templates/paint/readOn';
import { arrange, templateNames } from '../../../../../src/templates/arrangements';

const AD =
  'Still buying plastic bottles every week? Hydra keeps water cold for a whole day. Fill it once, carry it anywhere, and forget the rest. Your new favourite bottle is one tap away.';
const EXPLAINER =
  'A vaccine is a rehearsal for your immune system. It shows your body a piece of a germ. Your defences learn its shape, and some of them remember. Later, when the germ comes, they answer quickly.';

/** Words at the pace of a voice, by their length, with a breath after each sentence; seconds. */
function spoken(text: string): TemplateProps['captions'] {
  let at = 0.15;
  return text.split(' ').map((word) => {
    const span: [number, number] = [at, at + 0.16 + 0.035 * Math.min(14, word.length)];
    at = span[1] + (/[.?]$/u.test(word) ? 0.45 : 0.03);
    return [span, word];
  });
}

export type Sort = 'ad' | 'explainer';

export function videoOf(template: TemplateName, sort: Sort, over: Partial<TemplateProps> = {}): VideoData {
  const captions = spoken(sort === 'ad' ? AD : EXPLAINER);
  const images = ['a', 'b', 'c', 'd'].map((name) => `media:u/me/${name}.jpg`);
  const starts = captions.flatMap(([[start]], index) =>
    index === 0 || /[.?]$/u.test(captions[index - 1]?.[1] ?? '') ? [start] : [],
  );
  const [width, height] = sort === 'ad' ? [1200, 1500] : [1080, 1920];
  return arrange(
    templatePropsSchema.parse({
      ...{ template, project_id: 'p1', images, videos: [], captions },
      title: sort === 'ad' ? 'Hydra Steel Bottle' : 'How vaccines work',
      timed_image_urls:
        sort === 'ad' ? [] : starts.map((start, index) => [[start, start + 1], images[index % 4]]),
      voiceover_duration: (captions.at(-1)?.[0][1] ?? 0) + 0.6,
      background_music_url: '/assets/music/rap-beat.m4a',
      beats: Array.from({ length: 60 }, (_, beat) => beat * 500),
      remote_dir: 'media:u/me/jobs/1/',
      media_facts: Object.fromEntries(
        images.map((src) => [src, { width, height, duration_seconds: null, backdrop_url: null }]),
      ),
      ...over,
    }),
  );
}

export const everyVideo = templateNames.flatMap((template) =>
  (['ad', 'explainer'] as const).map(
    (sort) => [`${template}, ${sort}`, videoOf(template, sort), sort] as const,
  ),
);

const VOICE = 0.3;
const MUSIC = 0.4;
/** A voice that is heard while its words are, and music that is always. */
export function known(data: VideoData, over: Partial<Known> = {}): Known {
  const seconds = Math.ceil(data.duration / 1000) + 1;
  const even = (level: number) => new Float32Array(seconds * WAVEFORM_PEAKS_PER_SECOND).fill(level);
  const peaks = new Map(
    soundingItems(data).map(({ id, details }) => [details.src, even(id.startsWith('voice') ? VOICE : MUSIC)]),
  );
  return {
    peaks,
    title: 'Hydra Steel Bottle',
    isAd: false,
    unbacked: { source: 'page', claims: [] },
    language: null,
    voiceLanguages: new Map(),
    reader: null,
    paces: new Map(),
    ...over,
  };
}

export const findingsIn = (data: VideoData, over: Partial<Known> = {}, behind?: Behind): readonly Finding[] =>
  checkVideo(data, checkFacts(data, known(data, over), behind));
