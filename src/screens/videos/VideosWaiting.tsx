/** The finished videos, on their way. [R12] */
import { visuallyHidden } from '../../ui/layout/page.css';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { videosMessages } from '../../locales/messages/videos';
import * as css from './videos.css';

export const VideosWaiting = () => (
  <div role="status">
    <span className={visuallyHidden}>{videosMessages.loading}</span>
    <div className={css.grid}>
      {[1, 2, 3, 4].map((n) => (
        <div key={n} className={css.tile}>
          <Skeleton aspectRatio="9 / 16" />
          <Skeleton height="18px" width="80%" />
        </div>
      ))}
    </div>
  </div>
);
