/** All captions of the video, in order of time. */
import { captionsOf, type Caption } from '../../../../editor-engine/selectors/captions.selectors';
import { useVideoData } from '../../engine/useEngine';

export const useAllCaptions = (): readonly Caption[] => captionsOf(useVideoData());
