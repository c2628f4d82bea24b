/** The code behind the password. [AC1] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { accountMessages } from '../../locales/messages/account/account';
import { secondFactorMessages } from '../../locales/messages/account/secondFactor';
import * as css from './auth.css';
import { FormFrame } from './FormFrame';

const text = secondFactorMessages;
interface Props {
  actor: ActorRefFrom<typeof secondFactorMachine>;
  onSignOut: () => void;
}

export function SecondFactorScreen({ actor, onSignOut }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  const isRecovery = snapshot.matches('askingRecovery') || snapshot.matches('checkingRecoveryCode');
  const { error } = snapshot.context;
  const words = isRecovery ? text.recovery : text.app;
  return (
    <FormFrame
      key={isRecovery ? 'recovery' : 'app'}
      title={text.title}
      subtitle={words.subtitle}
      submit={text.submit}
      isBusy={snapshot.hasTag('pending')}
      onSubmit={(typed) => actor.send({ type: 'code.submitted', code: String(typed.get('code')) })}
      fields={
        <TextField
          required
          label={words.label}
          name="code"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={40}
        />
      }
      outcome={
        error ? (
          <p role="alert" className={css.error}>
            {error.message ?? accountMessages.unknownError}
          </p>
        ) : null
      }
    >
      <Button
        variant="quiet"
        wide
        disabled={snapshot.hasTag('pending')}
        onClick={() => actor.send({ type: isRecovery ? 'app.chosen' : 'recovery.chosen' })}
      >
        {words.other}
      </Button>
      {isRecovery ? <p className={css.soft}>{text.lost}</p> : null}
      <Button variant="quiet" wide onClick={onSignOut}>
        {text.signOut}
      </Button>
    </FormFrame>
  );
}
