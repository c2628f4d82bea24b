/** The call for the signed-in user's profile. [A6] */
import { defineRoute } from './route';
import { userSchema } from '../user';

export const getUser = defineRoute({
  method: 'GET',
  path: '/user',
  summary: 'The signed-in user with the remaining credits',
  response: userSchema,
});
