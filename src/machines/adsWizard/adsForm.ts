/** What the wizard collects, as it is kept between reloads. [A §3 Wizard form] */
import * as z from 'zod/mini';
import { captionStyleSchema, defaultCaptionStyle } from '../../../contract/video/captionStyle';
import type { AdVideoRequest } from '../../../contract/routes/jobs.routes';
import { FACTS_NEEDED } from '../../../contract/limits';
import type { AdBrief } from '../../../contract/scripts/script';
import { selectedScript } from '../../../contract/ui/scriptChoice';
import { voiceRequestOf } from '../wizard/voiceChoice';
import { emptyWizardForm, wizardFormSchema } from '../wizard/wizardForm';

/** A place for each thing that a person may be asked for. */
export const noFacts: readonly string[] = Array<string>(FACTS_NEEDED).fill('');

export const adsFormSchema = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  targetAudience: z.string(),
  /** What the person says of the product where its page says too little. */
  facts: z._default(z.array(z.string()), [...noFacts]),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  /** Other pictures of the page, perhaps of the product: offered, not chosen. */
  moreImages: z._default(z.array(z.string()), []),
  captionStyle: z.nullable(captionStyleSchema),
  /** The link whose product is in the form: reading it again would undo what was written since. */
  readUrl: z.nullable(z.string()),
  ...wizardFormSchema.shape,
});
export type AdsForm = z.infer<typeof adsFormSchema>;
export type TextName = 'url' | 'title' | 'description' | 'targetAudience' | 'ownScript';

export const emptyAdsForm: AdsForm = {
  url: '',
  title: '',
  description: '',
  targetAudience: '',
  facts: [...noFacts],
  images: [],
  videos: [],
  moreImages: [],
  captionStyle: defaultCaptionStyle,
  readUrl: null,
  ...emptyWizardForm,
};

export const adsStepSchema = z.enum(['link', 'product', 'script', 'settings']);
export type AdsStep = z.infer<typeof adsStepSchema>;
export const adsSteps = { id: 'adsWizard', steps: adsStepSchema.options };

/** Enough to go on where somebody was. */
export const adsDraftSchema = z.object({ step: adsStepSchema, form: adsFormSchema });
export type AdsDraft = z.infer<typeof adsDraftSchema>;

export const factsOf = ({ facts }: AdsForm): string[] => facts.map((fact) => fact.trim()).filter(Boolean);

export function briefOf(form: AdsForm): AdBrief {
  const audience = form.targetAudience.trim();
  const facts = factsOf(form);
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    ...(audience ? { audience } : {}),
    ...(facts.length > 0 ? { facts } : {}),
  };
}
export const ideasKey = (form: AdsForm) => JSON.stringify(briefOf(form));

/** The call that Confirm makes; settings are complete by then. [W15] */
export const videoRequestOf = (form: AdsForm): AdVideoRequest => ({
  images: form.images,
  videos: form.videos,
  background_music_url: form.backgroundMusic ?? '',
  title: form.title.trim(),
  description: form.description.trim(),
  script: selectedScript(form),
  ...voiceRequestOf(form),
  caption_style: form.captionStyle ?? defaultCaptionStyle,
});
