/** The refusal of input that has the wrong shape: names the field in words. */
import { z } from 'zod';
import { Unprocessable } from './problems';

// The contract's schemas come without words, so that no browser loads any.
z.config(z.locales.en());

const MOST_NAMED = 3;

export class InvalidInput extends Unprocessable<'invalid_input'> {
  override readonly name = 'InvalidInput';
  constructor(error: z.core.$ZodError) {
    const told = error.issues.slice(0, MOST_NAMED).map(({ path, message }) => {
      const field = path.join('.');
      return field === '' ? message : `“${field}”: ${message}`;
    });
    const fields = error.issues.slice(0, MOST_NAMED).map(({ path }) => path.join('.'));
    super(
      'invalid_input',
      `Some of this cannot be used. ${told.join('. ')}.`,
      { cause: error },
      { fields: fields.filter((field) => field !== '') },
    );
  }
}
