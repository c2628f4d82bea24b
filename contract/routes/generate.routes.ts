/** Calls of the wizard before there is a job: link, product page, script ideas, voices. [W3] [W4] [W8] [W11] */
import * as z from 'zod/mini';
import { LINK_CHARACTERS } from '../limits';
import { productInfoSchema } from '../productInfo';
import { defineRoute } from './route';
import { factsNeededSchema, scriptIdeaSchema, scriptIdeasRequestSchema } from '../scripts/script';
import { textUpTo } from '../text';
import { voiceSchema } from '../voice';

export const checkLink = defineRoute({
  method: 'GET',
  path: '/link-check',
  summary: 'Whether an address answers: HEAD, then GET where HEAD is refused',
  query: z.object({ url: textUpTo(LINK_CHARACTERS) }),
  response: z.object({ ok: z.boolean() }),
});
export const readProductPage = defineRoute({
  method: 'POST',
  path: '/generate/product_info',
  summary: 'Title, description, pictures and videos of a product page',
  body: z.object({ url: textUpTo(LINK_CHARACTERS) }),
  response: productInfoSchema,
});
export const suggestScripts = defineRoute({
  method: 'POST',
  path: '/generate/script_ideas',
  summary:
    'Script ideas for an ad or an explainer; for an ad of which too little is known, how many facts it needs',
  body: scriptIdeasRequestSchema,
  response: z.union([z.array(scriptIdeaSchema), factsNeededSchema]),
});
export const listVoices = defineRoute({
  method: 'GET',
  path: '/voices/',
  summary: 'The voices that can read a script',
  response: z.object({ voices: z.array(voiceSchema) }),
});
