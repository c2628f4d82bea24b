/** [A3] [A2] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { signUpMachine } from '../../machines/signUp/signUp.machine';
import { PageTitle } from '../../ui/layout/PageTitle';
import { signUpMessages } from '../../locales/messages/account/signUp';
import * as css from './auth.css';
import { CredentialsForm } from './CredentialsForm';
import { OtherWay } from './OtherWay';

const text = signUpMessages;

const ToSignIn = () => <OtherWay question={text.toSignIn} link={text.toSignInLink} to="/auth/sign-in" />;

export function SignUpScreen({ actor }: { actor: ActorRefFrom<typeof signUpMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  if (snapshot.matches('awaitingConfirmation'))
    return (
      <div className={css.form}>
        <div className={css.head} role="status">
          <PageTitle className={css.title}>{text.confirmTitle}</PageTitle>
          <p className={css.soft}>{text.confirmText}</p>
        </div>
        <ToSignIn />
      </div>
    );
  return (
    <CredentialsForm
      title={text.title}
      subtitle={text.subtitle}
      email={text.email}
      password={text.password}
      submit={text.submit}
      passwordIs="new-password"
      isBusy={!snapshot.matches('editing')}
      error={snapshot.context.error}
      onSubmit={(credentials) => actor.send({ type: 'form.submitted', ...credentials })}
    >
      <ToSignIn />
    </CredentialsForm>
  );
}
