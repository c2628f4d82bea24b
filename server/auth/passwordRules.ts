/** Which new passwords are taken: long enough, and none of those that are tried first. Who has one keeps it. */
import type { Config } from '../config';
import { AuthRefusal } from './authRefusal';

export type PasswordRules = Pick<Config, 'PASSWORD_MIN_LENGTH'>;

let wellKnown: Promise<ReadonlySet<string>> | undefined;
/** 49,000 of leaked passwords, the most frequent; read when somebody first chooses one. */
async function readWellKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set((dictionary['passwords-common'] as readonly string[]).map((one) => one.toLowerCase()));
}

/** Throws the refusal of a password that is too weak, in Supabase's shape: its clients read the reasons. */
export async function refuseWeakPassword(
  password: string,
  email: string,
  { PASSWORD_MIN_LENGTH }: PasswordRules,
): Promise<void> {
  if ([...password].length < PASSWORD_MIN_LENGTH)
    throw weak('length', `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`);
  wellKnown ??= readWellKnown();
  const lower = password.toLowerCase();
  if ((await wellKnown).has(lower) || lower === email) throw weak('pwned');
}

const weak = (reason: 'length' | 'pwned', message?: string) =>
  new AuthRefusal(422, 'weak_password', message, {}, { weak_password: { reasons: [reason] } });
