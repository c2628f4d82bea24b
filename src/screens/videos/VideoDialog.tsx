/** The video that plays, over the list: one at a time. [R12] */
import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import type { ProjectListItem } from '../../../contract/projectListItem';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { backdrop, positioner } from '../../ui/feedback/Dialog.css';
import { videosMessages } from '../../locales/messages/videos';
import { VideoActions } from './VideoActions';
import type { VideosProps } from './videosActor';
import * as css from './videoDialog.css';

const text = videosMessages;
type Props = VideosProps & { video: ProjectListItem };

function Stage({ actor, video }: Props) {
  const isBroken = useSelector(actor, (snapshot) => snapshot.matches({ player: 'broken' }));
  return isBroken ? (
    <div className={css.broken}>
      <Alert>
        <p>{text.broken}</p>
        <Button variant="secondary" onClick={() => actor.send({ type: 'playback.retried' })}>
          {text.retry}
        </Button>
      </Alert>
    </div>
  ) : (
    <video
      controls
      autoPlay
      playsInline
      className={css.player}
      aria-label={text.player(video.input.title || text.untitled)}
      src={video.output.rendered_video_url ?? undefined}
      poster={video.output.thumbnail_url ?? undefined}
      onError={() => actor.send({ type: 'playback.failed' })}
    />
  );
}

const Sheet = ({ actor, video }: Props) => (
  <Dialog.Content className={css.sheet}>
    <div className={css.head}>
      <Dialog.Title className={css.title}>{video.input.title || text.untitled}</Dialog.Title>
      <Dialog.CloseTrigger className={button({ variant: 'quiet', size: 'icon' })} aria-label={text.close}>
        <X size={20} aria-hidden />
      </Dialog.CloseTrigger>
    </div>
    <Stage actor={actor} video={video} />
    <VideoActions actor={actor} video={video} title={video.input.title || text.untitled} shownAs="words" />
  </Dialog.Content>
);

export function VideoDialog({ actor }: VideosProps) {
  const video = useSelector(actor, ({ context }) =>
    context.videos.find(({ _id }) => _id === context.playingId),
  );
  return (
    <Dialog.Root
      open={video !== undefined}
      onOpenChange={({ open }) => (open ? undefined : actor.send({ type: 'player.closed' }))}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Positioner className={positioner}>
          {video ? <Sheet actor={actor} video={video} /> : null}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
