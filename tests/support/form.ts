/** The two forms of a test file: `npm test` runs the short one, `npm run trial` the long one. */
import { inject, test } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    form?: 'long';
  }
}

export const isLong = inject('form') === 'long';

/** A test of the long form: what it proves, a shorter one beside it proves on less. */
export const longTest: typeof test = isLong
  ? test
  : (Object.assign(() => {}, { each: () => () => {} }) as never);

/** In the short form, a few stand for all. */
export const few = <One>(
  all: readonly One[],
  isAmongThem: (one: One, index: number) => boolean,
): readonly One[] => (isLong ? all : all.filter(isAmongThem));
