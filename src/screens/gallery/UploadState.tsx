/** How far the upload is, and which files did not come in. [G2] [G3] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { galleryUploadMachine } from '../../machines/galleryUpload/galleryUpload.machine';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { galleryMessages } from '../../locales/messages/wizards/gallery';
import * as css from './gallery.css';

type Props = { actor: ActorRefFrom<typeof galleryUploadMachine> };

export function UploadProgress({ actor }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  const { filesDone, filesTotal } = snapshot.context;
  if (filesTotal === 0) return <div className={css.progress} />;
  const fraction = filesDone / filesTotal;
  return (
    <div className={css.progress} role="status">
      <span>
        {snapshot.matches('uploading')
          ? galleryMessages.uploading(Math.round(fraction * 100))
          : galleryMessages.complete}
      </span>
      <ProgressBar label={galleryMessages.progress} fraction={fraction} />
    </div>
  );
}

export function FailedUploads({ actor }: Props) {
  const failures = useSelector(actor, ({ context }) => context.failures);
  if (failures.length === 0) return null;
  return (
    <Alert title={galleryMessages.failures}>
      <ul className={css.list}>
        {failures.map(({ fileName, reason, isMedia }, index) => (
          <li key={`${fileName} ${index}`}>
            <strong>{fileName}</strong>
            {': '}
            {reason ?? (isMedia ? galleryMessages.tryAgain : galleryMessages.notMedia)}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'failures.dismissed' })}>
        {galleryMessages.dismiss}
      </Button>
    </Alert>
  );
}
