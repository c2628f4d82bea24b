/** What a link to share opens: the video with its captions, or why there is none. [ED4] */
import { useSelector } from '@xstate/react';
import { CircleAlert, LinkIcon, WifiOff } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ActorRefFrom } from 'xstate';
import { DEFAULT_SIZE } from '../../../contract/limits';
import { shareMessages } from '../../locales/messages/share';
import type { StatesOf } from '../../machines/shared/statesOf';
import type { watchMachine } from '../../machines/watch/watch.machine';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { Logo } from '../../ui/layout/Logo';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Link } from '../../ui/links/Link';
import * as css from './watch.css';

const text = shareMessages.watch;
interface Props {
  readonly actor: ActorRefFrom<typeof watchMachine>;
}

function Watching({ actor }: Props) {
  const video = useSelector(actor, ({ context }) => context.video);
  if (!video) return null;
  const title = video.title || text.untitled;
  const shape = (video.width ?? DEFAULT_SIZE.width) / (video.height ?? DEFAULT_SIZE.height);
  return (
    <>
      <video
        controls
        playsInline
        preload="metadata"
        aria-label={text.player(title)}
        className={css.player}
        style={{ '--shape': String(shape) } as CSSProperties}
        src={video.film_url}
        poster={video.poster_url ?? undefined}
        onError={() => actor.send({ type: 'playback.failed' })}
      >
        {video.captions_url === null ? null : (
          <track kind="captions" src={video.captions_url} label={text.captions} />
        )}
      </video>
      <PageTitle className={css.title}>{title}</PageTitle>
    </>
  );
}

function Ended({ actor }: Props) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (
    <EmptyState
      level="h1"
      icon={<LinkIcon size={30} />}
      title={text.ended}
      text={refusal ?? text.endedText}
    />
  );
}

function Unavailable({ actor }: Props) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (
    <EmptyState
      level="h1"
      icon={<WifiOff size={30} />}
      title={text.unavailable}
      text={refusal ?? text.unavailableText}
    >
      <Retry actor={actor} />
    </EmptyState>
  );
}

const Unplayable = ({ actor }: Props) => (
  <EmptyState level="h1" icon={<CircleAlert size={30} />} title={text.unplayable} text={text.unplayableText}>
    <Retry actor={actor} />
  </EmptyState>
);

const Retry = ({ actor }: Props) => (
  <Button onClick={() => actor.send({ type: 'retried' })}>{text.retry}</Button>
);
const Loading = () => <CentredSpinner label={text.loading} />;

const views = {
  fetchingVideo: Loading,
  watching: Watching,
  askingWhy: Loading,
  unplayable: Unplayable,
  unavailable: Unavailable,
  ended: Ended,
} satisfies Record<StatesOf<typeof watchMachine>, (props: Props) => React.ReactNode>;

export function WatchScreen({ actor }: Props) {
  const View = views[useSelector(actor, ({ value }) => value)];
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link to="/">
          <Logo />
        </Link>
      </header>
      <main className={css.stage}>
        <View actor={actor} />
      </main>
    </div>
  );
}
