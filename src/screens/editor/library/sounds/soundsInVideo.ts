/** Which of the built-in sounds the video plays, whatever host their address is written with. */
import { useMemo } from 'react';
import { useVideoData } from '../../engine/useEngine';

export function useSoundsInVideo(): (audio: string) => boolean {
  const { trackItemsMap } = useVideoData();
  return useMemo(() => {
    const played = Object.values(trackItemsMap).flatMap((item) =>
      item.type === 'audio' ? item.details.src : [],
    );
    return (audio) => played.some((src) => src.endsWith(audio));
  }, [trackItemsMap]);
}
