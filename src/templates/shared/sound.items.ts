/** The voice and the music as items. */
import { VOICE_FILE, type TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf } from '../../../contract/video/videoData';
import { DUCKED_GAIN } from '../sound/ducking';

export const voiceItem = (
  { project_id, remote_dir, silent }: TemplateProps,
  durationMs: number,
): ItemOf<'audio'>[] =>
  silent
    ? []
    : [
        {
          id: `voice_${project_id}`,
          name: 'Voice-over',
          type: 'audio',
          display: { from: 0, to: durationMs },
          details: { src: `${remote_dir}${VOICE_FILE}`, volume: 100 },
        },
      ];

/** `background_music_volume` is how loud the music is under the voice: in pauses it rises above that. */
export const musicItem = (props: TemplateProps, durationMs: number): ItemOf<'audio'>[] =>
  props.background_music_url
    ? [
        {
          id: `bg_music_${props.project_id}`,
          name: 'Background music',
          type: 'audio',
          display: { from: 0, to: durationMs },
          details: {
            src: props.background_music_url,
            volume: Math.min(100, (props.background_music_volume * 100) / DUCKED_GAIN),
            loop: true,
            duck: true,
          },
        },
      ]
    : [];
