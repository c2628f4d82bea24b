/** A script idea: what may be spoken over a video. */
import * as z from 'zod/mini';
import { creditSchema } from '../credit';
import { articleRefSchema, offeredSentenceSchema, meaningSchema } from './article';
import {
  OFFERED_SENTENCES,
  AUDIENCE_CHARACTERS,
  PRICE_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  FACT_CHARACTERS,
  FACTS_NEEDED,
  MODEL_ANSWER_CHARACTERS,
  PAGE_SENTENCE_CHARACTERS,
  SCRIPT_CHARACTERS,
  SCRIPT_SECONDS,
  SCRIPTS_SHOWN,
  SENTENCE_CHARACTERS,
  SENTENCES_SAID,
  TITLE_CHARACTERS,
  TRANSLATED_NAMES,
  TRANSLATED_TEXTS,
} from '../limits';
import { requiredUpTo, textUpTo, typedUpTo } from '../text';
import { propertiesSchema } from './pageWords';
import { writerFaultSchema } from './writerFault';

/**
 * Where an idea comes from: `written` for this topic by hand, condensed from the caller's own `notes` or from
 * `wikipedia`, an `outline` whose [brackets] are to be filled in, or by a language `model`.
 */
export const scriptOriginSchema = z.enum(['written', 'notes', 'wikipedia', 'outline', 'model']);
export type ScriptOrigin = z.infer<typeof scriptOriginSchema>;

/** The shape of an ad, by which a person chooses. Each can be filled with what the seller says, and nothing else. */
export const adFrameSchema = z.enum(['aida', 'list', 'beforeYouBuy', 'closeUp', 'short', 'offer']);
export type AdFrame = z.infer<typeof adFrameSchema>;

/** Who wrote it: a model of the operator's, one on this machine, one in the browser; or we, who quote and know topics. */
export const scriptWriterSchema = z.object({
  kind: z.enum(['operatorModel', 'localModel', 'browserModel', 'builtIn']),
  /** As its server calls it. */
  model: z.optional(z.string()),
});
export type WriterName = z.infer<typeof scriptWriterSchema>;

/** BCP 47, by language, writing and region: de, pt-BR, zh-Hant-TW. */
export const languageSchema = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i));

/** The shape of an outline, by which it is called in the reader's language. */
export const outlineShapeSchema = z.enum(['question', 'mistake', 'threeThings']);
export type OutlineShape = z.infer<typeof outlineShapeSchema>;

/** The source's own words that back a sentence of a script: the article's, or the notes'. */
export const backedSentenceSchema = z.object({ sentence: z.string(), quotes: z.array(z.string()) });
export type BackedSentence = z.infer<typeof backedSentenceSchema>;

export const scriptIdeaSchema = z.object({
  title: z.string(),
  script: z.string(),
  origin: z.optional(scriptOriginSchema),
  /** What it is about, where that is near to what was asked for, and not the same. */
  near: z.optional(z.string()),
  /** It is about what was asked about, and answers another question. */
  isAnotherQuestion: z.optional(z.boolean()),
  /** Whose words it is condensed from, as their licence asks for. */
  source: z.optional(creditSchema),
  /** The article that it is condensed from. */
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  article: z.catch(z.optional(articleRefSchema), undefined),
  /** Of what is from an article or from notes: each sentence as it was written, in its order; of an ad what a model backed that rules alone refuse. */
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  backing: z.catch(z.optional(z.array(backedSentenceSchema)), undefined),
  /** What else the name of that article may mean. */
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  otherMeanings: z.catch(z.optional(z.array(meaningSchema)), undefined),
  /** Of an ad. A draft of an earlier version may name a frame that is gone: it keeps its script. */
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  frame: z.catch(z.optional(adFrameSchema), undefined),
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  outline: z.catch(z.optional(outlineShapeSchema), undefined),
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  writer: z.catch(z.optional(scriptWriterSchema), undefined),
  /** What it is written in. */
  language: z.optional(z.string()),
});
export type ScriptIdea = z.infer<typeof scriptIdeaSchema>;

export const toneSchema = z.enum(['plain', 'warm', 'playful', 'bold']);
export type Tone = z.infer<typeof toneSchema>;
export const scriptSecondsSchema = z.literal(SCRIPT_SECONDS);
export type ScriptSeconds = z.infer<typeof scriptSecondsSchema>;

/** How a script is wanted, ad or explainer; who writes keeps to what its material allows. */
export const scriptWishesSchema = z.object({
  tone: z.optional(toneSchema),
  /** How long it takes to say: its words are `wordsFor` it. */
  seconds: z.optional(scriptSecondsSchema),
  language: z.optional(languageSchema),
  /** More like this one. */
  like: z.optional(requiredUpTo(SCRIPT_CHARACTERS)),
  /** Scripts that were shown already: others are wanted. */
  not: z.optional(z.array(requiredUpTo(SCRIPT_CHARACTERS)).check(z.maxLength(SCRIPTS_SHOWN))),
});
export type ScriptWishes = z.infer<typeof scriptWishesSchema>;

export const adBriefSchema = z.object({
  ...scriptWishesSchema.shape,
  title: requiredUpTo(TITLE_CHARACTERS),
  /** Who made it, by name: what a page says of its brand alone is not said of the product. */
  brand: z.optional(textUpTo(TITLE_CHARACTERS)),
  description: requiredUpTo(DESCRIPTION_CHARACTERS),
  /**
   * What was read of a page, where `description` is not that: what does not stand in it are the person's own words, which
   * nothing has to prove to be of the product. Empty where no page was read; without it, all are the page's.
   */
  pageDescription: z.optional(
    textUpTo(DESCRIPTION_CHARACTERS).check(
      z.describe(
        'What was read of a page, where `description` was changed since or typed: sentences that do not stand in it are taken for the person’s own, and are said without proof that they tell of the product. Empty where no page was read. Without it, all of `description` is taken for a page’s.',
      ),
    ),
  ),
  /** Rows of the page's table: said where its sentences say too little. */
  properties: z.optional(propertiesSchema),
  price: z.optional(typedUpTo(PRICE_CHARACTERS)),
  /** What its page states to be in, for a description that is too short to tell: ISO 639-1. */
  pageLanguage: z.optional(languageSchema),
  audience: z.optional(typedUpTo(AUDIENCE_CHARACTERS)),
  /** What the person says of the product, beside its page: spoken word for word. */
  facts: z.optional(z.array(requiredUpTo(FACT_CHARACTERS)).check(z.maxLength(FACTS_NEEDED))),
  /** The sentences of the page that ads say, as `pageSentence` tells them: of these, and of no others. */
  says: z.optional(z.array(requiredUpTo(PAGE_SENTENCE_CHARACTERS)).check(z.maxLength(SENTENCES_SAID))),
});
export type AdBrief = z.infer<typeof adBriefSchema>;

/** One thing that a page says, whole, as it can be quoted; `isSaid`: it was chosen, or, in the question for facts, is proposed. */
export const pageSentenceSchema = z.object({ text: z.string(), isSaid: z.boolean() });
export type PageSentence = z.infer<typeof pageSentenceSchema>;

/** The answer where too little was chosen to be said: nothing is made up to fill an ad. */
export const factsNeededSchema = z.object({
  needs: z.literal('facts'),
  /** Sentences of the page that were chosen, and the person's own. */
  found: z.number(),
  needed: z.number(),
  /** All that the page says, in its order; `isSaid` are those that were chosen, or else are proposed. */
  sentences: z.optional(z.array(pageSentenceSchema)),
});
export type FactsNeeded = z.infer<typeof factsNeededSchema>;
export type AdScripts = ScriptIdea[] | FactsNeeded;

/** A topic in a line, or notes on it of any length that fits. [X3] */
export const topicTextSchema = requiredUpTo(DESCRIPTION_CHARACTERS);

export const scriptIdeasRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ads'), data: adBriefSchema }),
  z.object({
    type: z.literal('educational'),
    data: z.object({ ...scriptWishesSchema.shape, text: topicTextSchema }),
  }),
]);
export type ScriptIdeasRequest = z.infer<typeof scriptIdeasRequestSchema>;

/** A text's sentences in its order, for a person to choose from. */
export const offeredSentencesSchema = z.object({
  /** Of a person's own notes there is neither. */
  article: z.optional(articleRefSchema),
  source: z.optional(creditSchema),
  language: z.string(),
  sentences: z.array(offeredSentenceSchema),
});
export type OfferedSentences = z.infer<typeof offeredSentencesSchema>;

/** The answer where notes make no script by themselves: which of their sentences are said is a person's to choose. */
export const sentencesNeededSchema = z.object({
  needs: z.literal('sentences'),
  /** What there is beside them: outlines, and what was written on the topic by hand. */
  ideas: z.array(scriptIdeaSchema),
  ...offeredSentencesSchema.shape,
});
export type SentencesNeeded = z.infer<typeof sentencesNeededSchema>;
export type TopicScripts = ScriptIdea[] | SentencesNeeded;

export const scriptsAnswerSchema = z.union([
  z.array(scriptIdeaSchema),
  z.discriminatedUnion('needs', [factsNeededSchema, sentencesNeededSchema]),
]);
export type ScriptsAnswer = z.infer<typeof scriptsAnswerSchema>;

/** The scripts of an answer, where it asks for something as well. */
export const ideasIn = (answer: ScriptsAnswer): readonly ScriptIdea[] =>
  'needs' in answer ? (answer.needs === 'sentences' ? answer.ideas : []) : answer;

/** Why nothing of a model is shown; `unusable`: it answered twice, and neither answer kept to what was asked. */
export const writerFailureSchema = z.object({
  writer: scriptWriterSchema,
  reason: z.enum([
    'unreachable',
    'refused',
    'brokeOff',
    'tooSlow',
    'tooLong',
    'unusable',
    'unloadable',
    'noMemory',
  ]),
  /** What was wrong with its last answer. */
  faults: z.array(writerFaultSchema),
});
export type WriterFailure = z.infer<typeof writerFailureSchema>;

/** How far a model is with what it was asked, a line each. */
const modelProgress = [
  /** Once when it is asked, then as it writes: the words so far, of about so many. `thinking`: none of them yet. */
  z.object({
    type: z.literal('writing'),
    writer: scriptWriterSchema,
    attempt: z.number(),
    words: z.number(),
    of: z.number(),
    thinking: z.boolean(),
  }),
  /** Its first answer could not be used; it is asked once more. */
  z.object({ type: z.literal('refused'), writer: scriptWriterSchema, faults: z.array(writerFaultSchema) }),
  z.object({ type: z.literal('failed'), ...writerFailureSchema.shape }),
] as const;
export type ModelProgress = z.infer<(typeof modelProgress)[number]>;
/** The last line of an answer that could not be given: its status was sent before. */
const streamedProblemSchema = z.object({ type: z.literal('problem'), detail: z.string(), code: z.string() });

/** A line of what `POST /generate/script_ideas` answers where `SCRIPT_STREAM` is accepted. The last is `done` or `problem`. */
export const scriptProgressSchema = z.discriminatedUnion('type', [
  /** What needs no model, while one is still writing. */
  z.object({ type: z.literal('ready'), ideas: z.array(scriptIdeaSchema) }),
  /** All that an ad's page says, in its order, and which of it ours say. */
  z.object({ type: z.literal('page'), sentences: z.array(pageSentenceSchema) }),
  ...modelProgress,
  /** All ideas, those of `ready` among them. */
  z.object({ type: z.literal('done'), ideas: scriptsAnswerSchema }),
  streamedProblemSchema,
]);
export type ScriptProgress = z.infer<typeof scriptProgressSchema>;
export const SCRIPT_STREAM = 'application/x-ndjson';

/** [SC4] What a video says and shows, in another language: each text by itself, in this order. */
export const translationRequestSchema = z.object({
  language: languageSchema,
  texts: z.array(requiredUpTo(SENTENCE_CHARACTERS)).check(z.minLength(1), z.maxLength(TRANSLATED_TEXTS)),
  /** What is called so in every language. */
  names: z.optional(z.array(requiredUpTo(TITLE_CHARACTERS)).check(z.maxLength(TRANSLATED_NAMES))),
});
export type TranslationRequest = z.infer<typeof translationRequestSchema>;
/** As many as were asked for, in their order. */
export const translationSchema = z.object({ texts: z.array(z.string()), writer: scriptWriterSchema });
export type Translation = z.infer<typeof translationSchema>;
/** A line of the same where `SCRIPT_STREAM` is accepted. The last is `done` or `problem`. */
export const translationProgressSchema = z.discriminatedUnion('type', [
  ...modelProgress,
  z.object({ type: z.literal('done'), translation: translationSchema }),
  streamedProblemSchema,
]);
export type TranslationProgress = z.infer<typeof translationProgressSchema>;

/** What a model in the browser is asked: `schema` is a JSON Schema for its answer. */
export const scriptPromptSchema = z.object({
  system: z.string(),
  prompt: z.string(),
  schema: z.record(z.string(), z.unknown()),
});
export type ScriptPrompt = z.infer<typeof scriptPromptSchema>;
/** What that model answered, to be checked like any other's. */
export const modelAnswerSchema = z.object({
  request: scriptIdeasRequestSchema,
  answer: textUpTo(MODEL_ANSWER_CHARACTERS),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;
/** Its ideas; or what is wrong, and the prompt that says so to the model. */
export const checkedAnswerSchema = z.union([
  z.object({ ideas: z.array(scriptIdeaSchema) }),
  z.object({ faults: z.array(writerFaultSchema), prompt: z.string() }),
]);
export type CheckedAnswer = z.infer<typeof checkedAnswerSchema>;

/** What Wikipedia is asked: the topic as it was typed; the article, where one of several was chosen. */
export const lookUpRequestSchema = z.object({
  text: topicTextSchema,
  language: z.optional(languageSchema),
  article: z.optional(articleRefSchema),
  seconds: scriptWishesSchema.shape.seconds,
  not: scriptWishesSchema.shape.not,
});
export type LookUpRequest = z.infer<typeof lookUpRequestSchema>;

/** Whose sentences are to be chosen from: the article's, where one is named, else those of the notes in `text`. */
export const sentencesRequestSchema = z.object({
  text: topicTextSchema,
  language: z.optional(languageSchema),
  article: z.optional(articleRefSchema),
  /** So many of them are proposed as take that long. */
  seconds: scriptWishesSchema.shape.seconds,
  /** Sentences that an answer offered, to be said; of none, or of too few, they are offered. */
  says: z.optional(
    z.array(requiredUpTo(PAGE_SENTENCE_CHARACTERS)).check(z.maxLength(OFFERED_SENTENCES.said)),
  ),
});
export type SentencesRequest = z.infer<typeof sentencesRequestSchema>;

export const lookUpAnswerSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal('scripts'), ideas: z.array(scriptIdeaSchema) }),
  /** Too few of them surely stand alone, or a person wants to choose. */
  z.object({ found: z.literal('sentences'), ...offeredSentencesSchema.shape }),
  /** A word with several meanings: which of them is a person's to say. */
  z.object({ found: z.literal('which'), name: z.string(), meanings: z.array(meaningSchema) }),
  /** `tooShort`: the article, or the notes, say too little for the shortest video; `list`: it is one list; `tooSlow`: reading it took too long. */
  z.object({
    found: z.literal('nothing'),
    why: z.enum(['noArticle', 'tooShort', 'list', 'tooSlow']),
  }),
]);
export type LookUpAnswer = z.infer<typeof lookUpAnswerSchema>;
