/** Passwords as argon2id; parameters of the OWASP password storage cheat sheet (19 MiB, 2 rounds, 1 lane). */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Algorithm.Argon2id; the package exports a const enum, which isolated modules cannot read.
const ARGON2ID = 2;
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let nobodysHash: Promise<string> | undefined;

/** Does the same work when there is no such user, so that the time tells nothing about who has an account. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('base64url'));
  const matches = await verify(stored ?? (await nobodysHash), password);
  return stored !== undefined && matches;
}
