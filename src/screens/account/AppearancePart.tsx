/** How the app looks and what it speaks, in this browser. [I2] [LG2] */
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Theme, themeMachine } from '../../machines/theme/theme.machine';
import { appearanceMessages as text } from '../../locales/messages/account/appearance';
import { shellMessages } from '../../locales/messages/shell';
import { LanguageMenu } from '../../ui/controls/LanguageMenu';
import { RadioChips } from '../../ui/controls/RadioChips';
import * as css from './account.css';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

/** Null before anything was chosen. */
const chosenOf = ({ value: { choice } }: SnapshotFrom<typeof themeMachine>): Theme | null =>
  typeof choice === 'object' ? 'system' : choice === 'dark' || choice === 'light' ? choice : null;

export function AppearancePart({ theme }: { theme: ThemeActor }) {
  const id = useId();
  const chosen = useSelector(theme, chosenOf);
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {text.title}
      </h2>
      <RadioChips
        label={text.theme}
        chosen={chosen}
        onChoose={(value) => theme.send({ type: 'theme.chosen', theme: value })}
        choices={(['system', 'dark', 'light'] as const).map((value) => ({
          value,
          label: text.themes[value],
        }))}
      />
      {chosen === null ? <p className={css.soft}>{text.unchosen}</p> : null}
      <div className={css.labelled}>
        <span aria-hidden className={css.question}>
          {shellMessages.language}
        </span>
        <LanguageMenu label={shellMessages.language} />
      </div>
    </section>
  );
}
