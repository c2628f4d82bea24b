/** Props of a film of many shots and captions, of files that are nowhere: for what is worked out and not drawn. */
import { templatePropsSchema, type TemplateProps } from '../../../../contract/video/templateProps';
import { spokenCaptions } from './sampleProject';

const TEXT =
  'Still buying plastic bottles every week? Hydra keeps water cold for twenty-four hours. Fill it once, carry it ' +
  'anywhere, and forget the rest. It weighs less than a book. It fits every cup holder that we could find. Wash it ' +
  'by hand or by machine. Choose one of six colours. It is made to last for ten years.';

export function sampleProps(): TemplateProps {
  const captions = spokenCaptions(TEXT);
  const images = Array.from({ length: 8 }, (_, index) => `media:u/1/media/picture${index}.jpg`);
  const facts = { width: 1200, height: 1600, duration_seconds: null };
  return templatePropsSchema.parse({
    template: 'default',
    project_id: 'p',
    title: 'Hydra Steel Bottle, 750 ml',
    images,
    videos: [],
    captions,
    voiceover_duration: (captions.at(-1)?.[0][1] ?? 1) + 0.4,
    background_music_url: 'media:u/1/media/music.m4a',
    remote_dir: 'media:u/1/jobs/1/',
    media_facts: Object.fromEntries(
      images.map((ref) => [ref, { ...facts, backdrop_url: ref.replace('.jpg', '.blur.jpg') }]),
    ),
  });
}
