/** What both wizards collect besides their own first steps. [A §3 Wizard form] [B §3 Explainer wizard form] */
import * as z from 'zod/mini';
import { noScriptChosen, scriptChoiceSchema } from '../../../contract/ui/scriptChoice';
import { noVoiceChosen, voiceChoiceSchema } from './voiceChoice';

export const wizardFormSchema = z.object({
  ...scriptChoiceSchema.shape,
  backgroundMusic: z.nullable(z.string()),
  ...voiceChoiceSchema.shape,
  /** What the ideas were written for: the same needs no new ideas. */
  ideasFor: z.nullable(z.string()),
});
export type WizardForm = z.infer<typeof wizardFormSchema>;

export const emptyWizardForm: WizardForm = {
  ...noScriptChosen,
  backgroundMusic: null,
  ...noVoiceChosen,
  ideasFor: null,
};
