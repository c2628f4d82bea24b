/** One part of the settings: its heading, what it holds, and what came of the last try. */
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accountSettingsMachine } from '../../machines/accountSettings/accountSettings.machine';
import type { SettingsEvent, SettingsPlace } from '../../machines/accountSettings/accountSettings.setup';
import { Button } from '../../ui/controls/Button';
import { PartHeading } from '../../ui/layout/PartHeading';
import { accountMessages } from '../../locales/messages/account/account';
import { settingsMessages } from '../../locales/messages/account/settings';
import * as css from './account.css';

const text = settingsMessages;
export type SettingsActor = ActorRefFrom<typeof accountSettingsMachine>;
/** One thing at a time: what the chart would not hear is not offered. */
export const useHears = (actor: SettingsActor, type: SettingsEvent['type']) =>
  useSelector(actor, (snapshot) => snapshot.can({ type } as SettingsEvent));

interface Props {
  actor: SettingsActor;
  place: SettingsPlace;
  title: string;
  hint?: string;
  /** Which of several things it shows. */
  view?: string;
  children: ReactNode;
}

function Outcome({ actor, place }: Pick<Props, 'actor' | 'place'>) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const done = useSelector(actor, ({ context }) => context.done);
  if (failure?.place === place)
    return (
      <p role="alert" className={css.error}>
        {failure.error.message ?? accountMessages.unknownError}
      </p>
    );
  return (
    <p role="status" className={css.done}>
      {done === place ? text.done[place] : null}
    </p>
  );
}

export function SettingsPart({ actor, place, title, hint, view = '', children }: Props) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <PartHeading id={id} title={title} view={view} className={css.heading} />
      {hint ? <p className={css.soft}>{hint}</p> : null}
      {children}
      <Outcome actor={actor} place={place} />
    </section>
  );
}

interface FormProps {
  actor: SettingsActor;
  /** What submitting tells the chart. */
  sends: SettingsEvent['type'];
  /** It is emptied, or back at what is kept, once this is done. */
  place: SettingsPlace;
  submit: string;
  fields: ReactNode;
  /** Beside the button that sends it. */
  beside?: ReactNode;
  onSubmit: (typed: FormData) => void;
}
export function SettingsForm({ actor, sends, place, submit, onSubmit, ...form }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isHeard = useHears(actor, sends);
  const isDone = useSelector(actor, ({ context }) => context.done === place);
  useEffect(() => {
    if (isDone) element.current?.reset();
  }, [isDone]);
  return (
    <form
      ref={element}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <div className={css.fields}>{form.fields}</div>
      <div className={css.row}>
        <Button type="submit" variant="secondary" disabled={!isHeard}>
          {submit}
        </Button>
        {form.beside}
      </div>
    </form>
  );
}
