/** Which sounds the video plays, whatever host or right their address is written with. */
import { useMemo } from 'react';
import { mediaName } from '../../../../../contract/mediaAddress';
import { useVideoData } from '../../engine/useEngine';

export function useSoundsInVideo(): (audio: string) => boolean {
  const { trackItemsMap } = useVideoData();
  return useMemo(() => {
    const played = Object.values(trackItemsMap).flatMap((item) =>
      item.type === 'audio' ? mediaName(item.details.src) : [],
    );
    return (audio) => played.some((src) => src.endsWith(mediaName(audio)));
  }, [trackItemsMap]);
}
