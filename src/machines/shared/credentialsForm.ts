/** What the sign-in and the sign-up form have in common. [A2] [A5] */
import type { Credentials } from '../../../contract/session';
import { refusalOf } from './refusal';

export type CredentialsFormEvent = { type: 'form.submitted' } & Credentials;

export interface CredentialsFormContext {
  /** What went wrong last; `message` is the authentication's own sentence, null where it gave none. */
  readonly error: { readonly message: string | null } | null;
}

/** The form itself asks for an e-mail address and a password; there is no rule of length or strength. */
export const isComplete = ({ email, password }: Credentials) => email.trim() !== '' && password !== '';

/** Leaves the event's type out: what an actor is given is the credentials and nothing else. */
export const credentialsOf = ({ email, password }: Credentials): Credentials => ({
  email: email.trim(),
  password,
});

export const errorOf = (error: unknown) => ({ message: refusalOf(error).detail });
