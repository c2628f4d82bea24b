import { usualSettings, type Forecast } from '../../contract/renderSettings';
import { videoDataSchema } from '../../contract/video/videoData';

export const foretoldVideo = videoDataSchema.parse({
  projectId: 'p1',
  duration: 1000,
  tracks: [],
  trackItemIds: [],
  trackItemsMap: {},
  template: 'default',
});
const { kind, resolution, fps, format } = usualSettings(foretoldVideo);

/** Of the same video, as is usual for it. */
export const usualForecast: Forecast = {
  ...{ kind, resolution, fps, width: 1080, height: 1920, seconds: 12.4, bytes: 900_000, refusal: null },
  ...(format && { format }),
};
