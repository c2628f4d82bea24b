/** How far the uploads are, and what did not come in. [E7] [E10] */
import { useSelector } from '@xstate/react';
import type { FailedFile } from '../../../../machines/library/libraryMedia';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/controls/Button';
import { ProgressBar } from '../../../../ui/feedback/ProgressBar';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { useEditor } from '../../EditorContext';
import * as css from '../library.css';

const reasonFor = ({ fileName, why, reason }: FailedFile) =>
  why === 'refused' ? text.failed.refused(fileName, reason) : text.failed[why](fileName);

export function UploadState() {
  const library = useEditor().library();
  const isUploading = useSelector(library, (snapshot) => typeof snapshot.value.uploads === 'object');
  const { filesDone, filesTotal, sent, failures } = useSelector(library, ({ context }) => context);
  return (
    <>
      {isUploading ? (
        <div className={css.upload}>
          <span role="status" className={css.hint}>
            {text.uploading(filesDone + 1, filesTotal)}
          </span>
          <Button variant="quiet" size="small" onClick={() => library.send({ type: 'upload.cancelled' })}>
            {text.cancel}
          </Button>
          <div className={css.bar}>
            <ProgressBar label={text.progress} fraction={(filesDone + sent) / filesTotal} />
          </div>
        </div>
      ) : null}
      {failures.length > 0 ? (
        <Alert title={text.failures}>
          <ul className={css.failures}>
            {failures.map((failed, index) => (
              <li key={`${failed.fileName} ${index}`}>{reasonFor(failed)}</li>
            ))}
          </ul>
          <div className={css.ways}>
            {failures.some(({ again }) => again !== null) ? (
              <Button
                variant="secondary"
                size="small"
                onClick={() => library.send({ type: 'failures.retried' })}
              >
                {text.retry}
              </Button>
            ) : null}
            <Button variant="quiet" size="small" onClick={() => library.send({ type: 'failures.dismissed' })}>
              {text.dismiss}
            </Button>
          </div>
        </Alert>
      ) : null}
    </>
  );
}
