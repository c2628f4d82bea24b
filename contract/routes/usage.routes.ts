/** The call for what is in use of what there is. [TR2] */
import { defineRoute } from './route';
import { usageSchema } from '../usage';

export const getUsage = defineRoute({
  method: 'GET',
  path: '/usage',
  summary: 'What the caller has in use, beside what they may have',
  response: usageSchema,
});
