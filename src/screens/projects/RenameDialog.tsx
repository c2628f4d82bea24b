/** What one project is called, to be changed. [P3] */
import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import { TITLE_CHARACTERS } from '../../../contract/limits';
import { projectsMessages as text } from '../../locales/messages/projects';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { Alert } from '../../ui/feedback/Alert';
import { Dialog } from '../../ui/feedback/Dialog';
import type { ProjectsProps } from './projectsActors';
import * as css from './projects.css';

export default function RenameDialog({ actor }: Pick<ProjectsProps, 'actor'>) {
  const form = useId();
  const { menuOf, title, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) =>
    state.matches({ loaded: { menu: { renaming: 'renamingProject' } } }),
  );
  const isRefused = useSelector(actor, (state) =>
    state.matches({ loaded: { menu: { renaming: { writing: 'refused' } } } }),
  );
  const mayConfirm = useSelector(actor, (state) => state.can({ type: 'title.confirmed' }));
  const cancel = () => actor.send({ type: 'renaming.cancelled' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'title.confirmed' });
  };
  return (
    <Dialog
      isOpen
      size="compact"
      onClose={cancel}
      focusAfter={() => document.querySelector<HTMLElement>(`[data-menu-of="${menuOf}"]`)}
      title={text.renameTitle}
      closeLabel={text.close}
      foot={
        <>
          <Button variant="secondary" onClick={cancel}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!mayConfirm}>
            {isBusy ? text.saving : text.save}
          </Button>
        </>
      }
    >
      <form id={form} className={css.renaming} onSubmit={submit}>
        {isRefused ? <Alert>{refusal ?? text.renameFailed}</Alert> : null}
        <TextField
          label={text.titleLabel}
          autoComplete="off"
          data-autofocus
          required
          readOnly={isBusy}
          maxLength={TITLE_CHARACTERS}
          value={title}
          {...(title.trim() === '' ? { error: text.titleNeeded } : {})}
          onChange={({ target }) => actor.send({ type: 'title.changed', title: target.value })}
          onFocus={({ target }) => target.select()}
        />
      </form>
    </Dialog>
  );
}
