/** [A1] [A2] */
import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '../../machines/signIn/signIn.machine';
import { signInMessages } from '../../locales/messages/account/signIn';
import * as css from './auth.css';
import { CredentialsForm } from './CredentialsForm';
import { OtherWay } from './OtherWay';
import { Link } from '../../ui/links/Link';

const text = signInMessages;
interface Props {
  actor: ActorRefFrom<typeof signInMachine>;
  /** The session ended under somebody's hands: signing in leads back to where that was. */
  leadsBack?: boolean;
}

export function SignInScreen({ actor, leadsBack = false }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <CredentialsForm
      title={text.title}
      notice={leadsBack ? text.sessionEnded : undefined}
      email={text.email}
      password={text.password}
      submit={text.submit}
      passwordIs="current-password"
      isBusy={!snapshot.matches('editing')}
      error={snapshot.context.error}
      onSubmit={(credentials) => actor.send({ type: 'form.submitted', ...credentials })}
      underPassword={
        <Link to="/auth/forgot-password" state={useLocation().state} className={css.forgot}>
          {text.forgot}
        </Link>
      }
    >
      <OtherWay question={text.toSignUp} link={text.toSignUpLink} to="/auth/sign-up" />
    </CredentialsForm>
  );
}
