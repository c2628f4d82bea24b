/** A small finished job in a folder, as the pipeline leaves it: media, voice, music and template props. */
import path from 'node:path';
import { templatePropsSchema, type TemplateProps } from '../../../../contract/video/templateProps';
import { mediaRef } from '../../../../server/media/mediaAddresses';
import { sampleClip, sampleMusic, samplePicture, sampleVoice } from './sampleMedia';

const USER = 'u/00000000-0000-4000-8000-000000000001';
const SENTENCES =
  'Still buying plastic bottles every week? Hydra keeps water cold for twenty-four hours. Fill it once, carry it anywhere, and forget the rest.';

/** Words spoken at an even pace with a pause after each sentence. */
export function spokenCaptions(text: string, secondsAWord = 0.32, pause = 0.5): TemplateProps['captions'] {
  let at = 0.1;
  return text.split(' ').map((word) => {
    const span: [number, number] = [at, at + secondsAWord];
    at += secondsAWord + (/[.!?]$/u.test(word) ? pause : 0);
    return [span, word];
  });
}

export interface SampleOptions {
  readonly text?: string;
  readonly clip?: boolean;
  /** Of the voice-over; else as long as its words and a little. */
  readonly lengthSeconds?: number;
  readonly props?: Partial<TemplateProps>;
}

/** Fills `folder` and answers the props that lead to it. */
export async function sampleProject(folder: string, options: SampleOptions = {}): Promise<TemplateProps> {
  const captions = spokenCaptions(options.text ?? SENTENCES);
  const length = options.lengthSeconds ?? (captions.at(-1)?.[0][1] ?? 1) + 0.4;
  const media = path.join(folder, USER, 'media');
  const sizes = [
    [1080, 1920],
    [1600, 900],
    [1200, 1200],
    [64, 64],
  ] as const;
  await Promise.all(
    sizes.map(([width, height], index) =>
      samplePicture(media, `picture${index}`, width, height, 20 + index * 75),
    ),
  );
  if (options.clip) await sampleClip(media, 'clip', 6);
  await sampleVoice(
    path.join(folder, USER, 'jobs/1/audio_voice.wav'),
    captions.map(([span]) => span),
    length,
  );
  await sampleMusic(path.join(media, 'music.m4a'), 3);
  const key = (name: string) => mediaRef(`${USER}/media/${name}`);
  const facts = (width: number, height: number, name: string, duration: number | null) => ({
    width,
    height,
    duration_seconds: duration,
    backdrop_url: duration === null ? key(`${name}.blur.jpg`) : null,
  });
  const pictures = sizes.map(
    ([width, height], index) =>
      [key(`picture${index}.jpg`), facts(width, height, `picture${index}`, null)] as const,
  );
  const clips = options.clip ? [[key('clip.mp4'), facts(960, 720, 'clip', 6)] as const] : [];
  return templatePropsSchema.parse({
    template: 'default',
    project_id: 'sample',
    title: 'Hydra Steel Bottle, 750 ml, insulated, leak-proof',
    images: pictures.map(([ref]) => ref),
    videos: clips.map(([ref]) => ref),
    captions,
    voiceover_duration: length,
    background_music_url: key('music.m4a'),
    remote_dir: `media:${USER}/jobs/1/`,
    media_facts: Object.fromEntries([...pictures, ...clips]),
    ...options.props,
  });
}
