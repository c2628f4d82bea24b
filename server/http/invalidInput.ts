/** The refusal of input that has the wrong shape: names the field in words. */
import type { z } from 'zod';
import { Unprocessable } from './problems';

const MOST_NAMED = 3;

export class InvalidInput extends Unprocessable {
  override readonly name = 'InvalidInput';
  constructor(error: z.ZodError) {
    const told = error.issues.slice(0, MOST_NAMED).map(({ path, message }) => {
      const field = path.join('.');
      return field === '' ? message : `“${field}”: ${message}`;
    });
    super('invalid_input', `Some of this cannot be used. ${told.join('. ')}.`, { cause: error });
  }
}
