/** What the steps found out, as the props that a template is given. [T2] */
import { beatsOf, trackOf } from '../../contract/sound/music';
import { templatePropsSchema, type TemplateProps } from '../../contract/video/templateProps';
import type { TemplateName } from '../../contract/video/templateName';
import { seconds, secondsToMs } from '../../contract/units';
import { mediaRef } from '../media/mediaAddresses';
import { jobPrefix } from '../storage/storage';
import type { ShownPictures, StepContext, StepResults } from './step';
import type { StepNeeds } from './stepNeeds';

type Made = Pick<StepContext<StepNeeds['project'][number]>, 'job' | 'resultOf'>;

/** Under nobody's voice the music is what is heard: what a template plays it at in pauses is 0.8 then. */
const MUSIC_ALONE = 0.32;

export function templatePropsOf(
  { job, resultOf }: Made,
  template: TemplateName,
  projectId: string,
): TemplateProps {
  const { images, videos, timedImages = [], timedVideos = [], facts } = shownIn(template, { job, resultOf });
  const { title, caption_style, background_music_url, voice_over } = job.request;
  const { durationSeconds } = resultOf('voice-over');
  const introSeconds = job.brand?.intro?.duration ?? 0;
  const music = trackOf(background_music_url)?.audio ?? null;
  return templatePropsSchema.parse({
    template,
    project_id: projectId,
    title,
    images,
    videos,
    timed_image_urls: timedImages,
    timed_video_urls: timedVideos,
    captions: resultOf('captions').captions,
    caption_style,
    voiceover_duration: durationSeconds,
    background_music_url: music,
    ...(music && { beats: beatsOf(music, secondsToMs(seconds(durationSeconds + introSeconds))) }),
    ...(voice_over?.by === 'nobody' && { silent: true, background_music_volume: MUSIC_ALONE }),
    remote_dir: mediaRef(jobPrefix(job.userId, job.id)),
    media_facts: facts,
    ...(job.brand ? { brand: job.brand } : {}),
  });
}

type Shown = StepResults['media'] & Partial<ShownPictures>;

/** An ad shows what its maker chose, an explainer what was drawn or found for its sentences. */
function shownIn(template: TemplateName, { job, resultOf }: Made): Shown {
  if (job.kind === 'urltoads') return resultOf('media');
  const { shown, facts } = resultOf('pictures');
  return { ...shown[template], facts };
}
