/** What is on its way into one section, and what did not come in. [B2] [B3] */
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { brandKitMessages } from '../../locales/messages/brandKit';
import * as css from './brandKit.css';
import { useKit, type SectionProps } from './brandKitActor';

type Props = Pick<SectionProps, 'actor' | 'assetType'>;

export function SectionProgress({ actor, assetType }: Props) {
  const { queue, filesDone, filesTotal } = useKit(actor);
  if (queue[0]?.assetType !== assetType) return null;
  return (
    <div className={css.progress}>
      <div role="status" className={css.progressWords}>
        {brandKitMessages.uploading(filesDone, filesTotal)}
        <ProgressBar label={brandKitMessages.progress} fraction={filesDone / filesTotal} />
      </div>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'upload.cancelled' })}>
        {brandKitMessages.cancel}
      </Button>
    </div>
  );
}

export function WaitingTiles({ actor, assetType }: Props) {
  const waiting = useKit(actor).queue.filter((chosen) => chosen.assetType === assetType);
  return waiting.map(({ file }, index) => (
    <li key={`${file.name} ${index}`} className={css.tile} aria-label={brandKitMessages.waiting(file.name)}>
      <div className={css.preview}>
        <Skeleton aspectRatio="16 / 10" />
      </div>
      <div className={css.foot}>
        <span className={css.name}>{file.name}</span>
      </div>
    </li>
  ));
}

export function SectionFailures({ actor, assetType }: Props) {
  const failures = useKit(actor).failures.filter((failed) => failed.assetType === assetType);
  if (failures.length === 0) return null;
  const { misfit } = brandKitMessages.sections[assetType];
  return (
    <Alert title={brandKitMessages.failures}>
      <ul className={css.failures}>
        {failures.map(({ file, reason, fits }, index) => (
          <li key={`${file.name} ${index}`}>
            <strong>{file.name}</strong>
            {': '}
            {fits ? (reason ?? brandKitMessages.errors.upload) : misfit}
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        {failures.some(({ again }) => again) ? (
          <Button
            variant="secondary"
            size="small"
            onClick={() => actor.send({ type: 'failures.retried', assetType })}
          >
            {brandKitMessages.retry}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="small"
          onClick={() => actor.send({ type: 'failures.dismissed', assetType })}
        >
          {brandKitMessages.dismiss}
        </Button>
      </div>
    </Alert>
  );
}
