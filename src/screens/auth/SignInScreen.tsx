/** [A1] [A2] */
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '../../machines/signIn/signIn.machine';

import * as css from './auth.css';
import { CredentialsForm } from './CredentialsForm';
import { signInWords } from '../../words/en/signIn';

const text = signInWords;

export function SignInScreen({ actor }: { actor: ActorRefFrom<typeof signInMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <CredentialsForm
      title={text.title}
      email={text.email}
      password={text.password}
      submit={text.submit}
      passwordIs="current-password"
      isBusy={!snapshot.matches('editing')}
      error={snapshot.context.error}
      onSubmit={(credentials) => actor.send({ type: 'form.submitted', ...credentials })}
    >
      <p className={css.other}>
        {text.toSignUp}{' '}
        <Link to="/auth/sign-up" className={css.link}>
          {text.toSignUpLink}
        </Link>
      </p>
    </CredentialsForm>
  );
}
