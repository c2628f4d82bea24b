/** The versions that the server keeps, newest first; one of them can be taken up again. [E12] */
import { useSelector } from '@xstate/react';
import { History } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { versionsMachine } from '../../../machines/saving/versions.machine';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { editorSavingMessages } from '../../../locales/messages/editor/saving';
import * as css from './saving.css';
import { VersionRow } from './VersionRow';

const text = editorSavingMessages.versions;
type VersionsActor = ActorRefFrom<typeof versionsMachine>;
interface ActorProps {
  actor: VersionsActor;
}

const shows = (snapshot: SnapshotFrom<typeof versionsMachine>) =>
  snapshot.matches('fetchingVersions')
    ? 'loading'
    : snapshot.matches('unavailable')
      ? 'unavailable'
      : snapshot.context.versions.length === 0
        ? 'empty'
        : 'list';

const views = {
  loading: () => (
    <div role="status" aria-label={text.loading} className={css.versions}>
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} height="64px" />
      ))}
    </div>
  ),
  unavailable: ({ actor }) => (
    <Alert>
      <p>{text.unavailable}</p>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {editorSavingMessages.retry}
      </Button>
    </Alert>
  ),
  empty: () => <EmptyState icon={<History size={30} />} title={text.emptyTitle} text={text.emptyText} />,
  list: ({ actor }) => <List actor={actor} />,
} satisfies Record<ReturnType<typeof shows>, (props: ActorProps) => React.JSX.Element>;

export function VersionsPanel({ actor, onClose }: ActorProps & { onClose: () => void }) {
  const View = views[useSelector(actor, shows)];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      closeLabel={text.close}
      foot={<p className={css.hint}>{text.hint}</p>}
    >
      <View actor={actor} />
    </Dialog>
  );
}

function List({ actor }: ActorProps) {
  const versions = useSelector(actor, ({ context }) => context.versions);
  const seenAt = useSelector(actor, ({ context }) => context.seenAt);
  const restoring = useSelector(actor, (one) =>
    one.matches('restoringVersion') ? one.context.chosen : null,
  );
  const refusal = useSelector(actor, (one) =>
    one.matches({ listed: 'restoreRefused' }) ? (one.context.detail ?? text.restoreFailed) : null,
  );
  return (
    <>
      {refusal === null ? null : <Alert>{refusal}</Alert>}
      <ul className={css.versions}>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            seenAt={seenAt}
            isRestoring={version.id === restoring}
            isHeld={restoring !== null}
            onRestore={() => actor.send({ type: 'version.chosen', versionId: version.id })}
          />
        ))}
      </ul>
    </>
  );
}
