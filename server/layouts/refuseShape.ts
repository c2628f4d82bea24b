/** The refusal of a layout that has the wrong shape: names the item, the place and what is wrong there. */
import type { z } from 'zod';
import { InvalidInput } from '../http/invalidInput';
import type { Problem } from '../http/problems';
import { checkIds } from './checkIds';
import { LayoutRefused } from './layoutRefused';

export function refuseShape(error: z.core.$ZodError, document: unknown): Problem {
  const [issue] = error.issues;
  if (!issue) return new InvalidInput(error);
  // The contract says of the whole that an id leads nowhere; here it can be said which.
  if (issue.code === 'custom') checkIds(document as Parameters<typeof checkIds>[0]);
  return new LayoutRefused(
    'invalid_input',
    document,
    issue.path,
    issue.message,
    { fields: [issue.path.join('.')] },
    { cause: error },
  );
}
