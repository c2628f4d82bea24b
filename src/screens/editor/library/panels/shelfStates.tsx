/** What a media library shows where its cards would be. [E7] [E9] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { AudioLines, Clapperboard, Images } from 'lucide-react';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/controls/Button';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import type { LibraryKind } from '../../../../machines/library/libraryMedia';
import type { mediaListMachine } from '../../../../machines/library/mediaList.machine';
import { useEditor } from '../../EditorContext';
import * as css from '../library.css';

export const ShelfWaiting = () => (
  <div className={css.grid} role="status" aria-label={text.opening}>
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} aspectRatio="4 / 3" />
    ))}
  </div>
);

export function ShelfUnavailable() {
  const library = useEditor().library();
  return (
    <Alert>
      <p>{text.unavailable}</p>
      <Button variant="secondary" size="small" onClick={() => library.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  );
}

interface MoreProps {
  actor: ActorRefFrom<typeof mediaListMachine>;
  hasCards: boolean;
}
/** Below the cards: further ones, that they are on their way, or that they could not be listed. */
export function MoreMedia({ actor, hasCards }: MoreProps) {
  const state = useSelector(actor, ({ value }) => value);
  if (state === 'unavailable')
    return (
      <Alert>
        <p>{text.notListed}</p>
        <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
          {text.retry}
        </Button>
      </Alert>
    );
  if (state === 'partly')
    return (
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'more.requested' })}>
        {text.more}
      </Button>
    );
  return state === 'fetchingMedia' && hasCards ? (
    <p role="status" className={css.hint}>
      {text.listing}
    </p>
  ) : null;
}

const ICONS = { image: Images, video: Clapperboard, audio: AudioLines } satisfies Record<
  LibraryKind,
  unknown
>;

export function EmptyShelf({ kind }: { kind: LibraryKind }) {
  const Icon = ICONS[kind];
  return (
    <div className={css.empty}>
      <Icon size={24} strokeWidth={1.6} aria-hidden />
      <p className={css.emptyTitle}>{text.kinds[kind].emptyTitle}</p>
      <p className={css.hint}>{text.kinds[kind].emptyText}</p>
    </div>
  );
}
