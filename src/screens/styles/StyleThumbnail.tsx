/** A style as it moves: ten seconds of the one composition, small, silent, and only while it is seen. [S1] */
import { Player, Thumbnail, type PlayerRef } from '@remotion/player';
import { useCallback, useMemo, useRef } from 'react';
import { STYLE_THUMBNAIL } from '../../../contract/limits';
import type { VideoData } from '../../../contract/video/videoData';
import { videosMessages } from '../../locales/messages/videos';
import { withoutClip } from '../../templates/brand/joinedClips';
import { VideoComposition } from '../../templates/Composition';
import { stillMoment } from '../../templates/stillMoment';
import { usePrefersStillness } from '../../ui/theme/prefersStillness';
import * as css from './styles.css';

/** Without an intro, which is the same in every style. */
function small(layout: VideoData): VideoData {
  const videoData = withoutClip(layout, 'intro');
  const { trackItemIds, trackItemsMap } = videoData;
  return {
    ...videoData,
    fps: STYLE_THUMBNAIL.fps,
    trackItemIds: trackItemIds.filter((id) => trackItemsMap[id]?.type !== 'audio'),
  };
}

const stillFrameOf = (videoData: VideoData) => Math.ceil((stillMoment(videoData) * videoData.fps) / 1000);

export default function StyleThumbnail({ videoData }: { videoData: VideoData }) {
  const player = useRef<PlayerRef>(null);
  const isStill = usePrefersStillness();
  const inputProps = useMemo(() => ({ videoData: small(videoData), muted: true }), [videoData]);
  const film = {
    component: VideoComposition,
    inputProps,
    durationInFrames: STYLE_THUMBNAIL.frames,
    fps: STYLE_THUMBNAIL.fps,
    compositionWidth: videoData.size.width,
    compositionHeight: videoData.size.height,
    style: { width: '100%' },
    errorFallback: () => videosMessages.broken,
  };
  const playWhileSeen = useCallback((node: HTMLDivElement | null) => {
    if (!node) return undefined;
    const watching = new IntersectionObserver(([entry]) =>
      entry?.isIntersecting ? player.current?.play() : player.current?.pause(),
    );
    watching.observe(node);
    return () => watching.disconnect();
  }, []);
  return isStill ? (
    <div className={css.film}>
      <Thumbnail {...film} frameToDisplay={stillFrameOf(inputProps.videoData)} />
    </div>
  ) : (
    <div className={css.film} ref={playWhileSeen}>
      <Player
        {...film}
        ref={player}
        loop
        initiallyMuted
        numberOfSharedAudioTags={0}
        acknowledgeRemotionLicense
      />
    </div>
  );
}
