/** What was not right with the project, and was repaired; until it is read. */
import { useSelector } from '@xstate/react';
import type { noteCodes } from '../../../editor-engine/repair/notes';
import { Button } from '../../../ui/controls/Button';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import type { EditorProps } from '../editorActor';
import * as css from './shell.css';

/** More would hide the video that it speaks of. */
const MOST_LISTED = 4;
const notes: Readonly<Record<(typeof noteCodes)[number], string>> = text.repaired.notes;
const noteOf = (code: string) => notes[code as (typeof noteCodes)[number]] ?? code;

export default function RepairedNotice({ actor }: EditorProps) {
  const repaired = useSelector(actor, ({ context }) => context.repaired);
  return (
    <section className={`${css.notice} ${css.note}`} aria-label={text.repairedTitle}>
      <p className={css.noteTitle}>{text.repairedTitle}</p>
      <p>{text.repaired.count(repaired.length)}</p>
      <ul className={css.noteList}>
        {repaired.slice(0, MOST_LISTED).map(({ code, id }, index) => (
          <li key={index}>{id === undefined ? noteOf(code) : text.repaired.ofItem(noteOf(code), id)}</li>
        ))}
        {repaired.length > MOST_LISTED ? <li>{text.repaired.more(repaired.length - MOST_LISTED)}</li> : null}
      </ul>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'repairs.read' })}>
        {text.dismiss}
      </Button>
    </section>
  );
}
