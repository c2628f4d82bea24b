/** Texts by what is asked of their length. */
import * as z from 'zod/mini';

/** As it came, empty or not. */
export const textUpTo = (characters: number) => z.string().check(z.maxLength(characters));

/** As it came, and something. */
export const nameUpTo = (characters: number) => z.string().check(z.minLength(1), z.maxLength(characters));

/** Typed by a person: spaces around it do not count. */
export const typedUpTo = (characters: number) => z.string().check(z.trim(), z.maxLength(characters));

/** Typed by a person, and more than spaces. */
export const requiredUpTo = (characters: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(characters));
