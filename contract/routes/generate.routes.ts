/** Calls of the wizard before there is a job: link, product page, script ideas, voices. [W3] [W4] [W8] [W11] */
import * as z from 'zod/mini';
import { LINK_CHARACTERS, SCRIPT_CHARACTERS } from '../limits';
import { productInfoSchema } from '../productInfo';
import { refusalSchema } from '../refusals';
import { defineRoute } from './route';
import {
  checkedScriptsRequestSchema,
  checkedVerdictsSchema,
  claimsAnswerSchema,
  claimsPromptSchema,
  judgedScriptRequestSchema,
  judgedScriptSchema,
  tracedSentenceSchema,
} from '../scripts/claims';
import {
  checkedAnswerSchema,
  lookUpAnswerSchema,
  lookUpRequestSchema,
  modelAnswerSchema,
  scriptIdeasRequestSchema,
  scriptPromptSchema,
  scriptWriterSchema,
  scriptsAnswerSchema,
  sentencesRequestSchema,
  translationRequestSchema,
  translationSchema,
} from '../scripts/script';
import { nameUpTo, textUpTo } from '../text';
import { voiceSchema } from '../voice';

const linkAnswerSchema = z.object({
  ok: z.boolean(),
  /** Why not, as a sentence, and by its code. */
  failure: z.nullable(z.string()),
  refusal: z.optional(refusalSchema),
  /** Where it answers, if that is not the address that was asked for. */
  answers_at: z.optional(z.string()),
});
export type LinkAnswer = z.infer<typeof linkAnswerSchema>;
export const checkLink = defineRoute({
  method: 'GET',
  path: '/link-check',
  summary: 'Whether an address answers: HEAD, then GET where HEAD is refused',
  query: z.object({
    url: textUpTo(LINK_CHARACTERS),
    /** The scheme was added for who typed none: where nothing answers, http is tried, too. */
    or_http: z.optional(z.literal('true')),
  }),
  response: linkAnswerSchema,
});
export const readProductPage = defineRoute({
  method: 'POST',
  path: '/generate/product_info',
  summary: 'Title, description, pictures and videos of a product page',
  body: z.object({ url: textUpTo(LINK_CHARACTERS) }),
  response: productInfoSchema,
});
/** Sent from the shop, and kept under a token; or pasted, with the address that the person knows, or none. */
export const handedPageSchema = z.union([
  z.object({ token: nameUpTo(100) }),
  z.object({ html: z.string(), address: textUpTo(LINK_CHARACTERS) }),
]);
export type HandedPage = z.infer<typeof handedPageSchema>;
export const readHandedPage = defineRoute({
  method: 'POST',
  path: '/generate/handed_product_info',
  summary: 'The same, of a page that a person’s own browser sent or that was pasted',
  body: handedPageSchema,
  response: productInfoSchema,
});
export const suggestScripts = defineRoute({
  method: 'POST',
  path: '/generate/script_ideas',
  summary:
    'Script ideas for an ad or an explainer; for an ad of which too little is known, how many facts it needs; for notes that make no script by themselves, their sentences to choose from. Where application/x-ndjson is accepted: what is going on, a line each, until done',
  body: scriptIdeasRequestSchema,
  response: scriptsAnswerSchema,
});
export const lookTopicUp = defineRoute({
  method: 'POST',
  path: '/generate/look_up',
  summary: 'A script out of the article of Wikipedia on a topic; or which of its meanings it may have',
  body: lookUpRequestSchema,
  response: lookUpAnswerSchema,
});
export const chooseSentences = defineRoute({
  method: 'POST',
  path: '/generate/sentences',
  summary:
    'What an article of Wikipedia says, or, where none is named, what notes say: sentences to choose from; and the script of those that were chosen',
  body: sentencesRequestSchema,
  response: lookUpAnswerSchema,
});
export const askWhoWrites = defineRoute({
  method: 'GET',
  path: '/generate/writer',
  summary: 'Who writes scripts before all others: a model, or, where there is none, we',
  response: scriptWriterSchema,
});
export const translateTexts = defineRoute({
  method: 'POST',
  path: '/generate/translation',
  summary:
    'What a video says and shows in another language, by a model, a text each. Where application/x-ndjson is accepted: how far it is, a line each, until done',
  body: translationRequestSchema,
  response: translationSchema,
});
export const promptScripts = defineRoute({
  method: 'POST',
  path: '/generate/script_prompt',
  summary: 'What to ask a model that runs in the browser, so that it writes such scripts',
  body: scriptIdeasRequestSchema,
  response: scriptPromptSchema,
});
export const checkModelAnswer = defineRoute({
  method: 'POST',
  path: '/generate/model_answer',
  summary:
    'The script ideas in what a model in the browser answered; or what is wrong with them, and how to ask again',
  body: modelAnswerSchema,
  response: checkedAnswerSchema,
});
export const checkScripts = defineRoute({
  method: 'POST',
  path: '/generate/checked_scripts',
  summary:
    'Each script of an ad in its sentences: the words of the page or of the person that back it, and what of it nothing backs, with a reason',
  body: checkedScriptsRequestSchema,
  response: z.object({ scripts: z.array(z.array(tracedSentenceSchema)) }),
});
export const judgeScript = defineRoute({
  method: 'POST',
  path: '/generate/judged_script',
  summary:
    'A script of an ad in its sentences, as a model judges them that must quote the page; without a model, as checked_scripts answers',
  body: judgedScriptRequestSchema,
  response: judgedScriptSchema,
});
export const promptClaims = defineRoute({
  method: 'POST',
  path: '/generate/claims_prompt',
  summary: 'What to ask a model that runs in the browser, so that it judges a script of an ad',
  body: judgedScriptRequestSchema,
  response: claimsPromptSchema,
});
export const checkClaimsAnswer = defineRoute({
  method: 'POST',
  path: '/generate/claims_answer',
  summary:
    'A script of an ad in its sentences, as a model in the browser judged them: believed where its quotes stand on the page',
  body: claimsAnswerSchema,
  response: checkedVerdictsSchema,
});
export const tellScriptLanguage = defineRoute({
  method: 'POST',
  path: '/generate/script_language',
  summary: 'The language of a script, ISO 639-1; null where it is too short to be sure',
  body: z.object({ script: textUpTo(SCRIPT_CHARACTERS) }),
  response: z.object({ language: z.nullable(z.string()) }),
});
export const listVoices = defineRoute({
  method: 'GET',
  path: '/voices/',
  summary: 'The voices that can read a script',
  response: z.object({ voices: z.array(voiceSchema) }),
});
