/** Texts by what is asked of their length. */
import * as z from 'zod/mini';

/** NUL, and half of a pair that writes one letter: no database holds them, and nobody sees them in what is pasted. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const EACH_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');
export const isStorable = (text: string) => !UNSTORABLE.test(text);
const typed = () => z.string().check(z.overwrite((text) => text.replace(EACH_UNSTORABLE, '').trim()));

/** As it came, empty or not. */
export const textUpTo = (characters: number) => z.string().check(z.maxLength(characters));

/** As it came, and something. */
export const nameUpTo = (characters: number) => z.string().check(z.minLength(1), z.maxLength(characters));

/** Typed by a person: spaces around it do not count, nor does what cannot be kept. */
export const typedUpTo = (characters: number) => typed().check(z.maxLength(characters));

/** Typed by a person, and more than spaces. */
export const requiredUpTo = (characters: number) => typed().check(z.minLength(1), z.maxLength(characters));
