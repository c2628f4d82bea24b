/** Calls on a person's own styles. [T3] [E7] */
import * as z from 'zod/mini';
import { ownStyleSchema, styleContentSchema, styleNameSchema } from '../ownStyle';
import { defineRoute } from './route';

const params = z.object({ styleId: z.string() });

export const listOwnStyles = defineRoute({
  method: 'GET',
  path: '/styles',
  summary: "The caller's own styles, by name",
  response: z.array(ownStyleSchema),
});
export const saveOwnStyle = defineRoute({
  method: 'POST',
  path: '/styles',
  summary: 'Keep a style under a name that no other one of the caller has',
  body: z.object({ name: styleNameSchema, content: styleContentSchema }),
  response: ownStyleSchema,
});
export const renameOwnStyle = defineRoute({
  method: 'PUT',
  path: '/styles/:styleId',
  summary: 'Give a style another name',
  params,
  body: z.object({ name: styleNameSchema }),
  response: ownStyleSchema,
});
export const deleteOwnStyle = defineRoute({
  method: 'DELETE',
  path: '/styles/:styleId',
  summary: 'Delete a style; videos that wear it keep their look',
  params,
  response: z.object({ id: z.string() }),
});
