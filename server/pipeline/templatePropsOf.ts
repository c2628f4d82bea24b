/** What the steps found out, as the props that a template is given. [T2] */
import { trackOf } from '../../contract/music';
import { templatePropsSchema, type TemplateProps } from '../../contract/templateProps';
import { mediaRef } from '../media/mediaAddresses';
import { jobPrefix } from '../providers/storage/storage';
import type { StepContext, StepResults } from './step';

/** Under nobody's voice the music is what is heard: what a template plays it at in pauses is 0.8 then. */
const MUSIC_ALONE = 0.32;

export function templatePropsOf(
  { job, resultOf }: Pick<StepContext, 'job' | 'resultOf'>,
  template: string,
  projectId: string,
): TemplateProps {
  const { images, videos = [], timedImages = [], facts } = shownIn({ job, resultOf });
  const { title, caption_style, background_music_url, voice_over } = job.request;
  return templatePropsSchema.parse({
    template,
    project_id: projectId,
    title,
    images,
    videos,
    timed_image_urls: timedImages,
    captions: resultOf('captions').captions,
    caption_style,
    voiceover_duration: resultOf('voice-over').durationSeconds,
    background_music_url: trackOf(background_music_url)?.audio ?? null,
    ...(voice_over?.by === 'nobody' && { silent: true, background_music_volume: MUSIC_ALONE }),
    remote_dir: mediaRef(jobPrefix(job.userId, job.id)),
    media_facts: facts,
  });
}

interface Shown {
  readonly images: readonly string[];
  readonly videos?: readonly string[];
  readonly timedImages?: StepResults['pictures']['timedImages'];
  readonly facts: TemplateProps['media_facts'];
}

/** An ad shows what its maker chose, an explainer what was drawn for its sentences. */
const shownIn = ({ job, resultOf }: Pick<StepContext, 'job' | 'resultOf'>): Shown =>
  job.kind === 'urltoads' ? resultOf('media') : resultOf('pictures');
