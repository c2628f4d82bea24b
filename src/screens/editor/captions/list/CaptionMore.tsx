/** What else is done with an opened caption: split, joined with a neighbour, deleted. */
import { useSelector } from '@xstate/react';
import { Combine, Scissors, Trash2 } from 'lucide-react';
import { Button } from '../../../../ui/controls/Button';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { useEditor } from '../../EditorContext';
import type { CaptionOpenedProps } from '../opened/captionOpenedProps';
import * as css from '../captions.css';
import { wordAtCursor } from '../opened/wordAtCursor';

const { edit: text } = editorCaptionsMessages;
const JOINS = { previous: text.mergePrevious, next: text.mergeNext } as const;
const neighbours = ['previous', 'next'] as const;

/** The cursor stays where it was when a button takes the focus. */
const cursorOf = (button: HTMLElement): number =>
  button.closest('[role="dialog"]')?.querySelector('textarea')?.selectionStart ?? 0;

export function CaptionMore({ actor }: Pick<CaptionOpenedProps, 'actor'>) {
  const { engine } = useEditor();
  const draft = useSelector(actor, ({ context }) => context.draft);
  if (!draft) return null;
  const { id } = draft;
  return (
    <div className={css.more}>
      <Button
        variant="quiet"
        size="small"
        onClick={({ currentTarget }) =>
          actor.send({ type: 'split.requested', atWord: wordAtCursor(draft.text, cursorOf(currentTarget)) })
        }
      >
        <Scissors size={16} aria-hidden />
        {text.split}
      </Button>
      <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'removal.requested' })}>
        <Trash2 size={16} aria-hidden />
        {text.remove}
      </Button>
      {neighbours.map((side) => (
        <Button
          key={side}
          variant="quiet"
          size="small"
          disabled={!engine.can('caption.merge', { id, with: side })}
          onClick={() => actor.send({ type: 'merge.requested', with: side })}
        >
          <Combine size={16} aria-hidden />
          {JOINS[side]}
        </Button>
      ))}
      <p className={css.moreHint}>{text.splitHint}</p>
    </div>
  );
}
