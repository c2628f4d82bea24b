/** What the explainer wizard collects, as it is kept between reloads. [B §3 Explainer wizard form] */
import * as z from 'zod/mini';
import type { ExplainerVideoRequest } from '../../../contract/routes/jobs.routes';
import { selectedScript } from '../../../contract/ui/scriptChoice';
import { voiceRequestOf } from '../wizard/voiceChoice';
import { emptyWizardForm, wizardFormSchema } from '../wizard/wizardForm';

const explainerFormSchema = z.object({
  /** A line, or notes of one's own. */
  topic: z.string(),
  ...wizardFormSchema.shape,
});
export type ExplainerForm = z.infer<typeof explainerFormSchema>;

export const emptyExplainerForm: ExplainerForm = { topic: '', ...emptyWizardForm };

const explainerStepSchema = z.enum(['topic', 'script', 'settings']);
export type ExplainerStep = z.infer<typeof explainerStepSchema>;
export const explainerSteps = { id: 'explainerWizard', steps: explainerStepSchema.options };

/** Enough to go on where somebody was. */
export const explainerDraftSchema = z.object({ step: explainerStepSchema, form: explainerFormSchema });
export type ExplainerDraft = z.infer<typeof explainerDraftSchema>;

export const topicOf = ({ topic }: ExplainerForm) => topic.trim();

/** The call that Confirm makes; settings are complete by then. [X3] */
export const explainerRequestOf = (form: ExplainerForm): ExplainerVideoRequest => ({
  topic: topicOf(form),
  ...voiceRequestOf(form),
  background_music_url: form.backgroundMusic ?? '',
  script: selectedScript(form),
  ...articleOf(form),
});

/** The article that the chosen script is condensed from, rewritten or not. */
function articleOf({ scriptSource, scripts, chosenIdea }: ExplainerForm) {
  const idea = scriptSource === 'ideas' && chosenIdea !== null ? scripts[chosenIdea] : undefined;
  return idea?.origin === 'wikipedia' && idea.source ? { wikipedia_article: idea.source.title } : {};
}
