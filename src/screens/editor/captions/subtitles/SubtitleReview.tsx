/** A chosen subtitle file: read, looked over, taken in or let go. */
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { subtitlesMachine } from '../../../../machines/captionEdit/subtitles.machine';
import { Button } from '../../../../ui/controls/Button';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { reasonOf } from '../../inspector/reasonOf';
import * as css from '../captions.css';
import { ChooseSubtitleFile } from './ChooseSubtitleFile';
import { SubtitleProblems } from './SubtitleProblems';
import type { SubtitlesProps } from './subtitlesProps';

const { files: text, cancel, edit } = editorCaptionsMessages;
type Snapshot = SnapshotFrom<typeof subtitlesMachine>;

const unreadable: Readonly<Record<string, string>> = text.unreadable;
const nameOf = ({ context: { file } }: Snapshot) => file?.name ?? '';

/** What stands at the top; a refusal is read out at once. */
function saidOf(snapshot: Snapshot, count: number) {
  const { read, problem } = snapshot.context;
  const inState = (state: 'readingSubtitles' | 'nothingFound' | 'unreadable' | 'refused') =>
    snapshot.matches({ importing: state });
  if (inState('readingSubtitles')) return { text: text.reading(nameOf(snapshot)) };
  if (inState('nothingFound')) return { alert: text.nothingFound(nameOf(snapshot)) };
  if (inState('unreadable')) return { alert: unreadable[problem ?? ''] ?? text.unreadable.failed };
  if (inState('refused')) return { alert: reasonOf(problem ?? '', edit.failed) };
  return { title: text.found(read?.cues.length ?? 0, nameOf(snapshot)), text: text.replaces(count) };
}

export function SubtitleReview({ actor, count }: SubtitlesProps) {
  const snapshot = useSelector(actor, (state) => state);
  const said = saidOf(snapshot, count);
  const isImporting = snapshot.matches({ importing: 'importingCues' });
  const canImport = isImporting || snapshot.can({ type: 'import.confirmed' });
  return (
    <section className={css.review} aria-label={text.import}>
      {said.alert ? (
        <p role="alert" className={css.problem}>
          {said.alert}
        </p>
      ) : (
        <div role="status">
          {said.title ? <p className={css.reviewTitle}>{said.title}</p> : null}
          <p className={css.said}>{said.text}</p>
        </div>
      )}
      <SubtitleProblems problems={snapshot.context.read?.problems ?? []} />
      <div className={css.actions}>
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'import.cancelled' })}>
          {cancel}
        </Button>
        {canImport ? (
          <Button
            size="small"
            disabled={isImporting}
            onClick={() => actor.send({ type: 'import.confirmed' })}
          >
            {isImporting ? text.importing : text.confirm}
          </Button>
        ) : (
          <ChooseSubtitleFile actor={actor} label={text.otherFile} />
        )}
      </div>
    </section>
  );
}
