/** [A4] */
import { useSelector } from '@xstate/react';
import { MailCheck } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { forgotPasswordMachine } from '../../machines/forgotPassword/forgotPassword.machine';
import { Alert } from '../../ui/feedback/Alert';
import { TextField } from '../../ui/controls/Field';
import { accountMessages } from '../../locales/messages/account/account';
import { forgotPasswordMessages } from '../../locales/messages/account/forgotPassword';
import * as css from './auth.css';
import { FormFrame } from './FormFrame';
import { OtherWay } from './OtherWay';

const text = forgotPasswordMessages;
type Actor = ActorRefFrom<typeof forgotPasswordMachine>;

const Sent = () => (
  <p role="status" className={css.success}>
    <MailCheck size={18} aria-hidden />
    {text.sent}
  </p>
);

function Outcome({ actor }: { actor: Actor }) {
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  const error = useSelector(actor, ({ context }) => context.error);
  if (error) return <Alert>{error.message ?? accountMessages.unknownError}</Alert>;
  return isSent ? <Sent /> : null;
}

export function ForgotPasswordScreen({ actor }: { actor: Actor }) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('pending'));
  return (
    <FormFrame
      title={text.title}
      subtitle={text.subtitle}
      submit={text.submit}
      isBusy={isBusy}
      onSubmit={(typed) => actor.send({ type: 'form.submitted', email: String(typed.get('email')) })}
      fields={
        <TextField
          required
          label={text.email}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={text.emailPlaceholder}
        />
      }
      outcome={<Outcome actor={actor} />}
    >
      <OtherWay question={text.toSignIn} link={text.toSignInLink} to="/auth/sign-in" />
    </FormFrame>
  );
}
