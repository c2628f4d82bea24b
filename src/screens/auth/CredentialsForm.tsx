/** E-mail and password, sent once; a refusal is shown above the button. [A1]–[A3] [A5] */
import type { ReactNode } from 'react';
import type { Credentials } from '../../../contract/session';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { accountWords } from '../../words/en/account';
import { signInWords } from '../../words/en/signIn';
import * as css from './auth.css';

interface Props {
  title: string;
  subtitle?: string;
  email: string;
  password: string;
  submit: string;
  passwordIs: 'current-password' | 'new-password';
  isBusy: boolean;
  error: { readonly message: string | null } | null;
  onSubmit: (credentials: Credentials) => void;
  children: ReactNode;
}

export function CredentialsForm({ title, subtitle, error, isBusy, onSubmit, children, ...labels }: Props) {
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSubmit({ email: String(data.get('email')), password: String(data.get('password')) });
      }}
    >
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {subtitle ? <p className={css.soft}>{subtitle}</p> : null}
      </div>
      <TextField
        required
        label={labels.email}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={signInWords.emailPlaceholder}
      />
      <TextField
        required
        label={labels.password}
        type="password"
        name="password"
        autoComplete={labels.passwordIs}
      />
      {error ? (
        <p role="alert" className={css.error}>
          {error.message ?? accountWords.unknownError}
        </p>
      ) : null}
      <Button type="submit" wide size="large" disabled={isBusy}>
        {isBusy ? accountWords.busy : labels.submit}
      </Button>
      {children}
    </form>
  );
}
