/** Saving a video and changing it; one is saved at a time. [R12] [V5] */
import { useSelector } from '@xstate/react';
import { Download, Pencil } from 'lucide-react';
import type { ProjectListItem } from '../../../contract/projectListItem';
import { videoFileOf } from '../../../contract/ui/videoFile';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { Ring } from '../../ui/feedback/Spinner';
import { Link } from '../../ui/links/Link';
import { videosMessages } from '../../locales/messages/videos';
import type { VideosProps } from './videosActor';
import * as css from './videos.css';

const text = videosMessages;
type Props = VideosProps & { video: ProjectListItem; title: string; shownAs: 'icons' | 'words' };

const variants = {
  icons: { save: { variant: 'quiet', size: 'icon' }, edit: { variant: 'quiet', size: 'icon' } },
  words: { save: {}, edit: { variant: 'secondary' } },
} as const;

export function VideoActions({ actor, video, title, shownAs }: Props) {
  const savedId = useSelector(actor, ({ context }) => context.download?.videoId ?? null);
  const isSaved = savedId === video._id;
  const hasWords = shownAs === 'words';
  return (
    <div className={hasWords ? css.wideActions : css.actions}>
      <Link
        to={`/project/${video._id}/editor`}
        aria-label={text.editOf(title)}
        className={button(variants[shownAs].edit)}
      >
        <Pencil size={16} aria-hidden />
        {hasWords ? text.edit : null}
      </Link>
      <Button
        {...variants[shownAs].save}
        aria-label={isSaved ? text.downloadingOf(title) : text.downloadOf(title)}
        disabled={savedId !== null}
        onClick={() =>
          actor.send({
            type: 'download.requested',
            download: { videoId: video._id, ...videoFileOf(video) },
          })
        }
      >
        <span className={css.mark}>{isSaved ? <Ring fits /> : <Download size={16} aria-hidden />}</span>
        {hasWords ? (isSaved ? text.downloading : text.download) : null}
      </Button>
    </div>
  );
}
