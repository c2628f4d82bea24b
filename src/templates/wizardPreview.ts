/** The beginning of a video before there is one: a person's own words, pictures and captions, laid out as a job lays them out first. Pure. */
import { PREVIEWED_PICTURES } from '../../contract/limits';
import type { OwnCaptionStyle } from '../../contract/video/captionStyle';
import { splitWords } from '../../contract/video/spokenWords';
import { templatePropsSchema, type MediaFacts } from '../../contract/video/templateProps';
import type { VideoData } from '../../contract/video/videoData';
import { arrange } from './arrangements';

/** As many as are read in six seconds. */
const WORDS = 15;
/** At the pace of the built-in voices, 150 words a minute. */
const WORD_SECONDS = 0.4;
export interface Previewed {
  readonly title: string;
  readonly script: string;
  /** Addresses. */
  readonly images: readonly string[];
  /** By address, of those that are known. */
  readonly mediaFacts?: Readonly<Record<string, MediaFacts>>;
  readonly captionStyle: OwnCaptionStyle | null;
}

/** Null where nothing is said yet. */
export function arrangePreview({
  title,
  script,
  images,
  mediaFacts = {},
  captionStyle,
}: Previewed): VideoData | null {
  const words = splitWords(script).slice(0, WORDS);
  if (words.length === 0) return null;
  return arrange(
    templatePropsSchema.parse({
      template: 'default',
      project_id: 'preview',
      title,
      images: images.slice(0, PREVIEWED_PICTURES),
      videos: [],
      media_facts: mediaFacts,
      captions: words.map((word, at) => [[at * WORD_SECONDS, (at + 1) * WORD_SECONDS], word]),
      ...(captionStyle && { caption_style: captionStyle }),
      voiceover_duration: words.length * WORD_SECONDS,
      silent: true,
      background_music_url: null,
      remote_dir: '',
    }),
  );
}
