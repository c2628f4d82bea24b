/** The finished videos, and how many more are on their way. [R12] */
import { useSelector } from '@xstate/react';
import { ageOf } from '../../ui/age';
import { videosMessages } from '../../locales/messages/videos';
import { VideoTile } from './VideoTile';
import type { VideosProps } from './videosActor';
import * as css from './videos.css';

export function VideoGrid({ actor }: VideosProps) {
  const { videos, seenAt, renderingCount } = useSelector(actor, ({ context }) => context);
  return (
    <>
      {renderingCount > 0 ? (
        <p role="status" className={css.more}>
          {videosMessages.rendering(renderingCount)}
        </p>
      ) : null}
      <ul className={css.grid}>
        {videos.map((video) => (
          <li key={video._id}>
            <VideoTile actor={actor} video={video} age={ageOf(Date.parse(video.created_time), seenAt)} />
          </li>
        ))}
      </ul>
    </>
  );
}
