/** One part of the settings: its heading, what it holds, and what came of the last try. */
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accountSettingsMachine } from '../../machines/accountSettings/accountSettings.machine';
import type { SettingsEvent, SettingsPlace } from '../../machines/accountSettings/accountSettings.setup';
import { Button } from '../../ui/controls/Button';
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
  return done === place ? <p role="status">{text.done[place]}</p> : null;
}

export function SettingsPart({ actor, place, title, hint, children }: Props) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
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
  submit: string;
  fields: ReactNode;
  onSubmit: (typed: FormData) => void;
}
export function SettingsForm({ actor, sends, submit, fields, onSubmit }: FormProps) {
  const isHeard = useHears(actor, sends);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <div className={css.fields}>{fields}</div>
      <Button type="submit" variant="secondary" disabled={!isHeard}>
        {submit}
      </Button>
    </form>
  );
}
