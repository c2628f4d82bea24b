/** A project of the contact sheet as template props, its media drawn into a folder as a job leaves them. */
import path from 'node:path';
import { templatePropsSchema, type TemplateProps } from '../../contract/templateProps';
import { mediaRef } from '../../server/media/mediaAddresses';
import { sampleVoice } from '../../tests/render/support/sampleMedia';
import { drawClip, drawPicture, type DrawnPicture } from './drawnPictures';
import type { LookProject } from './looks.projects';

const PLACE = 'u/looks/media';
const JOB = 'u/looks/job/';
const CLIP_SECONDS = 8;
/** ms between beats: a piece of 120 beats a minute. */
const BEAT_MS = 500;

/** Words at the pace of a voice, by their length, with a breath after each sentence; seconds. */
export function spoken(text: string): TemplateProps['captions'] {
  let at = 0.15;
  return text.split(' ').map((word) => {
    const span: [number, number] = [at, at + 0.16 + 0.035 * Math.min(14, [...word].length)];
    at = span[1] + (/[.!?؟？。]$/u.test(word) ? 0.45 : 0.03);
    return [span, word];
  });
}

export async function lookProps(folder: string, project: LookProject): Promise<TemplateProps> {
  const media = path.join(folder, PLACE);
  for (const picture of project.pictures) await drawPicture(media, picture);
  if (project.clip) await drawClip(media, project.clip, CLIP_SECONDS);
  const captions = spoken(project.text);
  const length = (captions.at(-1)?.[0][1] ?? 1) + 0.6;
  // Nobody speaks on a contact sheet.
  await sampleVoice(path.join(folder, JOB, 'audio_voice.wav'), [], length);
  const images = project.pictures.map((picture) => addressOf(picture, 'jpg'));
  const videos = project.clip ? [addressOf(project.clip, 'mp4')] : [];
  const facts = [
    ...project.pictures.map((picture) => [addressOf(picture, 'jpg'), factsOf(picture, null)] as const),
    ...(project.clip ? [[addressOf(project.clip, 'mp4'), factsOf(project.clip, CLIP_SECONDS)] as const] : []),
  ];
  return templatePropsSchema.parse({
    template: 'default',
    project_id: 'look',
    title: project.title,
    images,
    videos,
    captions,
    voiceover_duration: length,
    background_music_url: null,
    beats: Array.from({ length: Math.floor((length * 1000) / BEAT_MS) }, (_, beat) => beat * BEAT_MS),
    remote_dir: mediaRef(JOB),
    media_facts: Object.fromEntries(facts),
    ...project.size,
    ...project.props,
  });
}

const addressOf = ({ name }: DrawnPicture, kind: 'jpg' | 'mp4') => mediaRef(`${PLACE}/${name}.${kind}`);

const factsOf = (picture: DrawnPicture, seconds: number | null): TemplateProps['media_facts'][string] => ({
  width: picture.width,
  height: picture.height,
  duration_seconds: seconds,
  backdrop_url: mediaRef(`${PLACE}/${picture.name}.backdrop.jpg`),
});
