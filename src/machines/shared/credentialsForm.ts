/** What the forms of the account have in common. [A2] [A5] */
import type { Credentials } from '../../../contract/session';
import { refusalOf } from './refusal';

export type CredentialsFormEvent = { type: 'form.submitted' } & Credentials;

/** What went wrong last; `message` is the authentication's own sentence, null where it gave none. */
export interface FormError {
  readonly message: string | null;
}
export interface CredentialsFormContext {
  readonly error: FormError | null;
}

/** The form itself asks for an e-mail address and a password; there is no rule of length or strength. */
export const isComplete = ({ email, password }: Credentials) => email.trim() !== '' && password !== '';

/** Leaves the event's type out: what an actor is given is the credentials and nothing else. */
export const credentialsOf = ({ email, password }: Credentials): Credentials => ({
  email: email.trim(),
  password,
});

export const errorOf = (error: unknown): FormError => ({ message: refusalOf(error).detail });
