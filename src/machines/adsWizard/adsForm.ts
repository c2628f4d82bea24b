/** What the wizard collects, as it is kept between reloads. [A §3 Wizard form] */
import * as z from 'zod/mini';
import {
  defaultCaptionStyle,
  ownCaptionStyleSchema,
  type OwnCaptionStyle,
} from '../../../contract/video/captionStyle';
import type { AdVideoRequest } from '../../../contract/routes/jobStart.routes';
import { isMereDoubt } from '../../../contract/scripts/claimReason';
import { keptClaimSchema, type KeptClaim } from '../../../contract/scripts/claimSource';
import { pageDoubtSchema } from '../../../contract/productInfo';
import { FACTS_NEEDED } from '../../../contract/limits';
import type { AdBrief } from '../../../contract/scripts/script';
import { scriptFault, selectedScript, shownScripts } from '../../../contract/ui/scriptChoice';
import type { Traces } from '../claimsTrace/claimsTrace.machine';
import { voiceRequestOf } from '../wizard/voiceChoice';
import { emptyWizardForm, wizardFormSchema } from '../wizard/wizardForm';
import { nothingSaid, ownFactsOf, pageSaidSchema } from '../../../contract/ui/pageSaid';

/** A place for each thing that a person may be asked for. */
export const noFacts: readonly string[] = Array<string>(FACTS_NEEDED).fill('');

const possibleSchema = z.object({
  description: z.array(z.string()),
  price: z.array(z.string()),
  /** Whether there is one product at all, too. */
  doubt: z.optional(pageDoubtSchema),
});
export const nothingPossible: z.infer<typeof possibleSchema> = { description: [], price: [] };

/** Which of the person's own styles it is, so that two that look the same stay two. */
const chosenCaptionsSchema = z.extend(ownCaptionStyleSchema, { styleId: z.optional(z.string()) });
export type ChosenCaptions = z.infer<typeof chosenCaptionsSchema>;

const verdictSchema = z.object({
  script: z.string(),
  claims: z.array(keptClaimSchema),
  /** Nobody is kept by a check that failed, but where the page is loaded anew it is made again. */
  isUnchecked: z.optional(z.literal(true)),
});

export const adsFormSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** Of the page that was read; empty where nobody knows. */
  brand: z._default(z.string(), ''),
  description: z.string(),
  /** What was read of a page, before anybody changed it; empty where none was, null where an earlier version did not keep it. */
  readDescription: z._default(z.nullable(z.string()), null),
  /** Rows of the page's table that was read. */
  properties: z._default(z.array(z.string()), []),
  /** As it is said in an offer; empty where it is not to be told. */
  price: z._default(z.string(), ''),
  /** What the page that was read is in: ISO 639-1, empty where nobody knows. */
  pageLanguage: z._default(z.string(), ''),
  targetAudience: z.string(),
  /** What the person says of the product, used word for word. [WR2] */
  facts: z._default(z.array(z.string()), [...noFacts]),
  ...pageSaidSchema.shape,
  images: z.array(z.string()),
  videos: z.array(z.string()),
  /** Other pictures of the page, perhaps of the product: offered, not chosen. */
  moreImages: z._default(z.array(z.string()), []),
  /** Pictures and videos of the page that could not be loaded. */
  missingMedia: z._default(z.int().check(z.nonnegative()), 0),
  /** What the page may mean by its description and price, where it leaves that in doubt: offered, not chosen. */
  possible: z._default(possibleSchema, nothingPossible),
  captionStyle: z.nullable(chosenCaptionsSchema),
  /** The link whose product is in the form: reading it again would undo what was written since. */
  readUrl: z.nullable(z.string()),
  /** Of each script that was checked, what neither its page nor the person backs. */
  verdicts: z._default(z.array(verdictSchema), []),
  /** What the person says that they can prove. */
  keptClaims: z._default(z.array(keptClaimSchema), []),
  ...wizardFormSchema.shape,
});
export type AdsForm = z.infer<typeof adsFormSchema>;
export type TextName = 'url' | 'title' | 'description' | 'price' | 'targetAudience' | 'ownScript';

export const emptyAdsForm: AdsForm = {
  url: '',
  title: '',
  brand: '',
  description: '',
  readDescription: '',
  properties: [],
  price: '',
  pageLanguage: '',
  targetAudience: '',
  facts: [...noFacts],
  ...nothingSaid,
  images: [],
  videos: [],
  moreImages: [],
  missingMedia: 0,
  possible: nothingPossible,
  captionStyle: defaultCaptionStyle,
  readUrl: null,
  verdicts: [],
  keptClaims: [],
  ...emptyWizardForm,
};

export const adsStepSchema = z.enum(['link', 'product', 'script', 'settings']);
export type AdsStep = z.infer<typeof adsStepSchema>;
export const adsSteps = { id: 'adsWizard', steps: adsStepSchema.options };

/** What the reader of pages wrote below a description before the price had a field of its own. */
const PRICE_LINE = /\nPrice: ([^\n]{1,60})$/;

/** A form of that time, its price in the field; its scripts stay those of its product. */
function withPriceField(kept: unknown): unknown {
  const form = z.record(z.string(), z.unknown()).safeParse(kept).data;
  if (!form || form['price'] !== undefined || typeof form['description'] !== 'string') return kept;
  const price = PRICE_LINE.exec(form['description'])?.[1];
  if (price === undefined) return kept;
  const described = { ...form, description: form['description'].replace(PRICE_LINE, ''), price };
  const now = adsFormSchema.safeParse(described).data;
  const before = adsFormSchema.safeParse(kept).data;
  return now && before && before.ideasFor === ideasKey(before)
    ? { ...described, ideasFor: ideasKey(now) }
    : described;
}

const withoutUnchecked = (form: AdsForm): AdsForm => ({
  ...form,
  verdicts: form.verdicts.filter(({ isUnchecked }) => !isUnchecked),
});

/** Enough to go on where somebody was. */
export const adsDraftSchema = z.object({
  step: adsStepSchema,
  form: z.pipe(z.pipe(z.transform(withPriceField), adsFormSchema), z.transform(withoutUnchecked)),
});
export type AdsDraft = z.infer<typeof adsDraftSchema>;

/** Said where it is not what the description still is. */
const pageDescriptionOf = ({ description, readDescription }: AdsForm) =>
  readDescription === null || readDescription.trim() === description.trim()
    ? {}
    : { pageDescription: readDescription.trim() };

export function briefOf(form: AdsForm): AdBrief {
  const price = form.price.trim();
  const audience = form.targetAudience.trim();
  const facts = ownFactsOf(form);
  return {
    title: form.title.trim(),
    ...(form.brand ? { brand: form.brand } : {}),
    description: form.description.trim(),
    ...pageDescriptionOf(form),
    ...(form.properties.length > 0 ? { properties: form.properties } : {}),
    ...(price ? { price } : {}),
    ...(form.pageLanguage ? { pageLanguage: form.pageLanguage } : {}),
    ...(audience ? { audience } : {}),
    ...(facts.length > 0 ? { facts } : {}),
    ...(form.says ? { says: form.says } : {}),
  };
}
export const ideasKey = (form: AdsForm) => JSON.stringify(briefOf(form));
/** Of which product. */
export const titleIn = (key: string) => (JSON.parse(key) as AdBrief).title;
export const isOfDescription = (key: string, { description }: AdsForm) =>
  (JSON.parse(key) as AdBrief).description === description.trim();

export const withTraces = (form: AdsForm, traces: Traces): AdsForm => {
  const shown = new Set(shownScripts(form));
  const found = Object.entries(traces).map(([script, sentences]) => ({
    script,
    claims: sentences.flatMap(({ text: sentence, unsupported }) =>
      unsupported.map(({ words, reason }) => ({ sentence, words, reason })),
    ),
    // What was checked has sentences.
    ...(sentences.length === 0 && { isUnchecked: true as const }),
  }));
  const before = form.verdicts.filter(({ script }) => !Object.hasOwn(traces, script));
  return { ...form, verdicts: [...before, ...found].filter(({ script }) => shown.has(script)) };
};

/** Without any doubt, and as it would be spoken. */
const isBacked = (form: AdsForm, index: number | null): boolean => {
  const one = { ...form, chosenIdea: index };
  const verdict = verdictOf(one);
  return verdict?.claims.length === 0 && !verdict.isUnchecked && scriptFault(one) === null;
};
/** Where the person has chosen none, the first script whose claims are all backed is selected beforehand. [W9] */
export function withDefaultScript(form: AdsForm): AdsForm {
  const isTheirs = form.chosenIdea !== null && form.chosenBy === 'person';
  if (isTheirs || form.scriptSource !== 'ideas' || isBacked(form, form.chosenIdea)) return form;
  const first = form.scripts.findIndex((_, index) => isBacked(form, index));
  return { ...form, chosenIdea: first === -1 ? null : first, chosenBy: 'default' };
}

const verdictOf = (form: AdsForm) => form.verdicts.find(({ script }) => script === selectedScript(form));
export const isTraced = (form: AdsForm) => verdictOf(form) !== undefined;
const isKept = ({ keptClaims }: AdsForm, { sentence }: KeptClaim) =>
  keptClaims.some((kept) => kept.sentence === sentence);
/** Of the chosen script: what is to be kept or changed before the next step, and what was kept. */
export const openClaims = (form: AdsForm): readonly KeptClaim[] =>
  verdictOf(form)?.claims.filter((claim) => !isKept(form, claim) && !isMereDoubt(claim)) ?? [];
const keptClaims = (form: AdsForm): KeptClaim[] =>
  verdictOf(form)?.claims.filter((claim) => isKept(form, claim)) ?? [];

function captionRequestOf({ captionStyle }: AdsForm): OwnCaptionStyle {
  const { styleId: _, ...style } = captionStyle ?? { ...defaultCaptionStyle, styleId: undefined };
  return style;
}

/** What backs a script, whoever said it. */
function claimSourceOf(form: AdsForm) {
  const { pageDescription: _, ...source } = briefOf(form);
  return source;
}

/** The call that Confirm makes; settings are complete by then. [W15] */
export const videoRequestOf = (form: AdsForm): AdVideoRequest => ({
  images: form.images,
  videos: form.videos,
  background_music_url: form.backgroundMusic ?? '',
  title: form.title.trim(),
  description: form.description.trim(),
  script: selectedScript(form),
  ...voiceRequestOf(form),
  caption_style: captionRequestOf(form),
  ...(keptClaims(form).length > 0 ? { kept_claims: keptClaims(form) } : {}),
  claim_source: claimSourceOf(form),
});
