/** What `template.change` wants to lay a document out anew: worked out elsewhere, since only the gallery of styles needs it. [S1] */
import { videoInStyle } from '../../../contract/video/styles/inStyle';
import type { Layouts } from '../../../contract/video/styles/layouts';
import type { VideoData } from '../../../contract/video/videoData';

interface Chosen {
  readonly template: string;
  /** The video as each style lays it out. */
  readonly layouts: Layouts;
}

export const styleChange = (data: VideoData, { template, layouts }: Chosen) => ({
  template,
  laid: videoInStyle(data, layouts, template)?.videoData ?? null,
});
