/** What was not right with the project, and was mended; until it is read. */
import { useSelector } from '@xstate/react';
import type { noteCodes } from '../../../editor-engine/mending/notes';
import { Button } from '../../../ui/controls/Button';
import { editorShellMessages as text } from '../../../locales/en/editor/shell';
import type { EditorProps } from '../editorActor';
import * as css from './shell.css';

/** More would hide the video that it speaks of. */
const TOLD = 4;
const notes: Readonly<Record<(typeof noteCodes)[number], string>> = text.mended.notes;
const noteOf = (code: string) => notes[code as (typeof noteCodes)[number]] ?? code;

export function MendedNotice({ actor }: EditorProps) {
  const isUnread = useSelector(actor, (state) => state.matches({ open: 'mended' }));
  const mended = useSelector(actor, ({ context }) => context.mended);
  if (!isUnread) return null;
  return (
    <section className={`${css.notice} ${css.note}`} aria-label={text.mendedTitle}>
      <p className={css.noteTitle}>{text.mendedTitle}</p>
      <p>{text.mended.count(mended.length)}</p>
      <ul className={css.noteList}>
        {mended.slice(0, TOLD).map(({ code, id }, index) => (
          <li key={index}>{id === undefined ? noteOf(code) : text.mended.ofItem(noteOf(code), id)}</li>
        ))}
        {mended.length > TOLD ? <li>{text.mended.more(mended.length - TOLD)}</li> : null}
      </ul>
      <Button look="secondary" size="small" onClick={() => actor.send({ type: 'mending.read' })}>
        {text.dismiss}
      </Button>
    </section>
  );
}
