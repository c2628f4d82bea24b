/** The composition in a player, standing at its first frame. */
import { Player } from '@remotion/player';
import { render } from '@testing-library/react';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { VideoComposition } from '../../../../src/templates/Composition';

export const filmOf = (items: readonly TrackItem[]): VideoData => ({
  projectId: 'p',
  duration: 3000,
  fps: 30,
  size: { width: 1080, height: 1920 },
  tracks: [],
  trackItemIds: items.map(({ id }) => id),
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
});

const film = (videoData: VideoData) => (
  <Player
    component={VideoComposition}
    inputProps={{ videoData }}
    durationInFrames={90}
    fps={30}
    compositionWidth={1080}
    compositionHeight={1920}
    acknowledgeRemotionLicense
  />
);

/** Answers what shows another document in the same player. */
export function showFilm(videoData: VideoData) {
  const view = render(film(videoData));
  return { ...view, change: (next: VideoData) => view.rerender(film(next)) };
}
