/** E-mail and password, sent once; a refusal is shown above the button. [A1]–[A3] [A5] */
import type { ReactNode } from 'react';
import type { Credentials } from '../../../contract/session';
import { TextField } from '../../ui/controls/Field';
import { accountMessages } from '../../locales/messages/account/account';
import { signInMessages } from '../../locales/messages/account/signIn';
import * as css from './auth.css';
import { FormFrame } from './FormFrame';

interface Props {
  title: string;
  subtitle?: string;
  notice?: string | undefined;
  email: string;
  password: string;
  submit: string;
  passwordIs: 'current-password' | 'new-password';
  isBusy: boolean;
  error: { readonly message: string | null } | null;
  onSubmit: (credentials: Credentials) => void;
  underPassword?: ReactNode;
  children: ReactNode;
}

export const CredentialsForm = ({ email, password, passwordIs, error, onSubmit, ...props }: Props) => (
  <FormFrame
    {...props}
    onSubmit={(typed) =>
      onSubmit({ email: String(typed.get('email')), password: String(typed.get('password')) })
    }
    fields={
      <>
        <TextField
          required
          label={email}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={signInMessages.emailPlaceholder}
        />
        <div className={css.passwordPart}>
          <TextField required label={password} type="password" name="password" autoComplete={passwordIs} />
          {props.underPassword}
        </div>
      </>
    }
    outcome={
      error ? (
        <p role="alert" className={css.error}>
          {error.message ?? accountMessages.unknownError}
        </p>
      ) : null
    }
  />
);
