/** A project of the contact sheet as template props, its media drawn into a folder as a job leaves them. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { templatePropsSchema, type MediaFacts, type TemplateProps } from '../../contract/video/templateProps';
import type { TemplateName } from '../../contract/video/templateName';
import { mediaRef } from '../../server/media/mediaAddresses';
import { sampleVoice } from '../../tests/server/render/support/sampleMedia';
import { drawClip, drawPicture, type DrawnPicture } from './drawnPictures';
import { illustrate } from './illustrated';
import { PLACE } from './lookPlaces';
import type { LookProject } from './looks.projects';

const JOB = 'u/looks/job/';
const CLIP_SECONDS = 8;
/** ms between beats: a piece of 120 beats a minute. */
const BEAT_MS = 500;
/** px of a logo. */
const LOGO = { width: 420, height: 140 } as const;

/** Words at the pace of a voice, by their length, with a breath after each sentence; seconds. */
export function spoken(text: string): TemplateProps['captions'] {
  let at = 0.15;
  return text.split(' ').map((word) => {
    const span: [number, number] = [at, at + 0.16 + 0.035 * Math.min(14, [...word].length)];
    at = span[1] + (/[.!?؟？。]$/u.test(word) ? 0.45 : 0.03);
    return [span, word];
  });
}

type Shown = Pick<TemplateProps, 'images' | 'videos' | 'timed_image_urls' | 'media_facts'>;

/** An explainer's pictures are drawn for one template; an ad's are the same for all. */
export async function lookProps(
  folder: string,
  project: LookProject,
  template: TemplateName = 'default',
): Promise<TemplateProps> {
  const media = path.join(folder, PLACE);
  const captions = spoken(project.text);
  const length = (captions.at(-1)?.[0][1] ?? 1) + 0.6;
  // Nobody speaks on a contact sheet.
  await sampleVoice(path.join(folder, JOB, 'audio_voice.wav'), [], length);
  const shown = project.isDrawn
    ? await illustrate(media, { topic: project.title, captions, template })
    : await drawAll(media, project);
  return templatePropsSchema.parse({
    template,
    project_id: 'look',
    title: project.title,
    captions,
    voiceover_duration: length,
    background_music_url: null,
    beats: Array.from({ length: Math.floor((length * 1000) / BEAT_MS) }, (_, beat) => beat * BEAT_MS),
    remote_dir: mediaRef(JOB),
    ...shown,
    ...project.size,
    ...(project.brandColours && { brand: await brandOf(media, project.brandColours) }),
  });
}

async function drawAll(media: string, { pictures, clip }: LookProject): Promise<Shown> {
  const facts: TemplateProps['media_facts'] = {};
  for (const picture of pictures)
    facts[addressOf(picture, 'jpg')] = factsOf(picture, null, await drawPicture(media, picture));
  if (clip) {
    await drawClip(media, clip, CLIP_SECONDS);
    facts[addressOf(clip, 'mp4')] = factsOf(clip, CLIP_SECONDS);
  }
  return {
    images: pictures.map((picture) => addressOf(picture, 'jpg')),
    videos: clip ? [addressOf(clip, 'mp4')] : [],
    timed_image_urls: [],
    media_facts: facts,
  };
}

async function brandOf(media: string, colours: readonly [string, string]): Promise<TemplateProps['brand']> {
  const [first, second] = colours;
  const { width, height } = LOGO;
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="34" fill="#fff"/><path d="M70 26c22 30 34 46 34 62a34 34 0 0 1-68 0c0-16 12-32 34-62z" fill="${first}"/><text x="128" y="98" font-family="sans-serif" font-weight="bold" font-size="76" fill="${first}">hydra<tspan fill="${second}">.</tspan></text></svg>`;
  await writeFile(path.join(media, 'logo.png'), await sharp(Buffer.from(logo)).png().toBuffer());
  return { logoUrl: mediaRef(`${PLACE}/logo.png`), logoSize: LOGO, colours: [...colours] };
}

const addressOf = ({ name }: DrawnPicture, kind: 'jpg' | 'mp4') => mediaRef(`${PLACE}/${name}.${kind}`);

const factsOf = (
  { width, height, name }: DrawnPicture,
  seconds: number | null,
  measured: Pick<MediaFacts, 'ground' | 'crop' | 'focus'> = {},
): MediaFacts => ({
  width,
  height,
  duration_seconds: seconds,
  backdrop_url: mediaRef(`${PLACE}/${name}.backdrop.jpg`),
  ...measured,
});
