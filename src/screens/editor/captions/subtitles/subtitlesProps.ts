/** What the parts around subtitle files are given. */
import type { ActorRefFrom } from 'xstate';
import type { subtitlesMachine } from '../../../../machines/captionEdit/subtitles.machine';

export interface SubtitlesProps {
  readonly actor: ActorRefFrom<typeof subtitlesMachine>;
  /** How many captions the video has now. */
  readonly count: number;
}
