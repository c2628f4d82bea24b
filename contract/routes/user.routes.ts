/** The calls for the signed-in user's profile, data and departure. [A6] [AC1] */
import * as z from 'zod/mini';
import { defineRoute } from './route';
import { userSchema } from '../user';

export const getUser = defineRoute({
  method: 'GET',
  path: '/user',
  summary: 'The signed-in user with the remaining credits',
  response: userSchema,
});

export const deleteUser = defineRoute({
  method: 'POST',
  path: '/user/deletion',
  summary: 'Delete the account with all that is in it, seven days from now; until then it can be kept',
  response: userSchema,
});

export const keepUser = defineRoute({
  method: 'DELETE',
  path: '/user/deletion',
  summary: 'Keep an account that was deleted less than seven days ago',
  response: userSchema,
});

export const takeOutData = defineRoute({
  method: 'POST',
  path: '/user/data',
  summary: 'An address that downloads all of your data as one ZIP, for the next five minutes',
  response: z.object({ address: z.string() }),
});
