/** One finished video: its picture plays it; beneath, what else can be done with it. [R12] */
import { Clapperboard, Play } from 'lucide-react';
import type { ProjectListItem } from '../../../contract/projectListItem';
import { videosMessages } from '../../locales/messages/videos';
import { VideoActions } from './VideoActions';
import type { VideosProps } from './videosActor';
import { picture as fillsFrame } from '../../ui/layout/Thumbnail.css';
import * as css from './videos.css';

type Props = VideosProps & { video: ProjectListItem; age: string };

export function VideoTile({ actor, video, age }: Props) {
  const title = video.input.title || videosMessages.untitled;
  const picture = video.output.thumbnail_url;
  return (
    <article className={css.tile} aria-label={title}>
      <button
        type="button"
        className={css.poster}
        aria-label={videosMessages.play(title)}
        onClick={() => actor.send({ type: 'video.chosen', videoId: video._id })}
      >
        {picture ? (
          <img src={picture} alt="" loading="lazy" className={fillsFrame} />
        ) : (
          <Clapperboard size={36} strokeWidth={1.4} aria-hidden />
        )}
        <span className={css.playMark}>
          <Play size={22} fill="currentColor" aria-hidden />
        </span>
      </button>
      <div className={css.foot}>
        <div className={css.words}>
          <h2 className={css.title} title={title}>
            {title}
          </h2>
          <time className={css.age} dateTime={video.created_time}>
            {age}
          </time>
        </div>
        <VideoActions actor={actor} video={video} title={title} shownAs="icons" />
      </div>
    </article>
  );
}
