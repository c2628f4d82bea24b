/** The pieces of the voice-over. */
import { isVoice, type ItemOf, type TrackItem, type VideoData } from '../../../contract/video/videoData';

export type VoiceClip = ItemOf<'audio'>;

export const isVoiceClip = (item: TrackItem): item is VoiceClip => item.type === 'audio' && isVoice(item.id);

/** In order of time. */
export const voiceClips = (data: VideoData): readonly VoiceClip[] =>
  Object.values(data.trackItemsMap)
    .filter(isVoiceClip)
    .sort((a, b) => a.display.from - b.display.from);
