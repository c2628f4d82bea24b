/** What both wizards collect besides their own first steps. [A §3 Wizard form] [B §3 Explainer wizard form] */
import * as z from 'zod/mini';
import { SCRIPT_CHARACTERS, SCRIPTS_SHOWN } from '../../../contract/limits';
import {
  languageSchema,
  scriptSecondsSchema,
  toneSchema,
  type ScriptWishes,
} from '../../../contract/scripts/script';
import { noScriptChosen, scriptChoiceSchema } from '../../../contract/ui/scriptChoice';
import { noVoiceChosen, voiceChoiceSchema } from './voiceChoice';

/** How scripts are wanted; null where that is left to who writes. [WR2] */
const wishesSchema = z.object({
  tone: z._default(z.nullable(toneSchema), null),
  seconds: z._default(z.nullable(scriptSecondsSchema), null),
  language: z._default(z.nullable(languageSchema), null),
});
export type Wishes = z.infer<typeof wishesSchema>;

export const wizardFormSchema = z.object({
  ...scriptChoiceSchema.shape,
  ...wishesSchema.shape,
  backgroundMusic: z.nullable(z.string()),
  ...voiceChoiceSchema.shape,
  /** What the ideas were written for: the same needs no new ideas. */
  ideasFor: z.nullable(z.string()),
});
export type WizardForm = z.infer<typeof wizardFormSchema>;

export const emptyWizardForm: WizardForm = {
  ...noScriptChosen,
  tone: null,
  seconds: null,
  language: null,
  backgroundMusic: null,
  ...noVoiceChosen,
  ideasFor: null,
};

export const wishesOf = ({ tone, seconds, language }: Wishes): ScriptWishes => ({
  ...(tone && { tone }),
  ...(seconds && { seconds }),
  ...(language && { language }),
});

const canBeSent = (script: string) => script !== '' && script.length <= SCRIPT_CHARACTERS;

/** Others than those that are shown. */
export const othersThan = ({ scripts }: WizardForm): ScriptWishes => ({
  not: scripts
    .map(({ script }) => script.trim())
    .filter(canBeSent)
    .slice(0, SCRIPTS_SHOWN),
});
export const moreLike = (form: WizardForm, index: number): ScriptWishes => {
  const like = form.scripts[index]?.script.trim() ?? '';
  return { ...othersThan(form), ...(canBeSent(like) && { like }) };
};

/** In what the next scripts are written; where nobody said so, in English. */
export const languageOf = ({ language, scripts }: WizardForm): string =>
  language ?? scripts.find((idea) => idea.language)?.language ?? 'en';
