/** The page that a reset mail leads to: a new password, or why the link does not give one. [R13] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { resetPasswordMachine } from '../../machines/resetPassword/resetPassword.machine';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Link } from '../../ui/links/Link';
import { accountMessages } from '../../locales/messages/account/account';
import { resetPasswordMessages } from '../../locales/messages/account/resetPassword';
import * as css from './auth.css';
import { FormFrame } from './FormFrame';
import { PasswordField } from './PasswordField';

const text = resetPasswordMessages;
interface Props {
  actor: ActorRefFrom<typeof resetPasswordMachine>;
  /** Of whoever is signed in. */
  email: string | null;
}

/** Whoever is signed in gets no mail, because the form for that is for visitors: they change it here. */
const WaysOn = ({ actor, email }: Props) =>
  email === null ? (
    <Link to="/auth/forgot-password" className={button({ size: 'large', wide: true })}>
      {text.newLink}
    </Link>
  ) : (
    <>
      <Button size="large" wide onClick={() => actor.send({ type: 'ownAccount.chosen' })}>
        <span className={css.cut}>{text.ownAccount(email)}</span>
      </Button>
      <Link to="/" className={button({ variant: 'quiet', wide: true })}>
        {text.home}
      </Link>
    </>
  );

const LinkRefused = (props: Props) => (
  <div className={css.form}>
    <div className={css.head} role="alert">
      <PageTitle className={css.title}>{text.refusedTitle}</PageTitle>
      <p className={css.soft}>{props.email === null ? text.refusedText : text.signedInText}</p>
    </div>
    <WaysOn {...props} />
  </div>
);

export function ResetPasswordScreen({ actor, email }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  if (snapshot.matches('linkRefused')) return <LinkRefused actor={actor} email={email} />;
  const { error } = snapshot.context;
  return (
    <FormFrame
      title={text.title}
      {...(email && { subtitle: text.subtitle(email) })}
      submit={text.submit}
      isBusy={!snapshot.matches('editing')}
      onSubmit={(typed) => actor.send({ type: 'form.submitted', password: String(typed.get('password')) })}
      fields={<PasswordField label={text.password} name="password" />}
      outcome={
        error ? (
          <p role="alert" className={css.error}>
            {error.message ?? accountMessages.unknownError}
          </p>
        ) : null
      }
    />
  );
}
