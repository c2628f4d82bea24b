/** What the explainer wizard collects, as it is kept between reloads. [B §3 Explainer wizard form] */
import * as z from 'zod/mini';
import type { ExplainerVideoRequest } from '../../../contract/routes/jobStart.routes';
import type { ArticleRef } from '../../../contract/scripts/article';
import type {
  LookUpAnswer,
  LookUpRequest,
  ScriptIdea,
  SentencesRequest,
} from '../../../contract/scripts/script';
import {
  isSameArticle,
  saidOf,
  sentencesSaidSchema,
  type SentencesOf,
} from '../../../contract/ui/sentencesSaid';
import type { MeaningChoice } from '../../../contract/ui/meaningChoice';
import { selectedScript, withScripts } from '../../../contract/ui/scriptChoice';
import { voiceRequestOf } from '../wizard/voiceChoice';
import { emptyWizardForm, othersThan, wizardFormSchema } from '../wizard/wizardForm';

const explainerFormSchema = z.object({
  /** A line, or notes of one's own. */
  topic: z.string(),
  ...sentencesSaidSchema.shape,
  ...wizardFormSchema.shape,
});
export type ExplainerForm = z.infer<typeof explainerFormSchema>;

export const emptyExplainerForm: ExplainerForm = { topic: '', offered: null, ...emptyWizardForm };

const explainerStepSchema = z.enum(['topic', 'script', 'settings']);
export type ExplainerStep = z.infer<typeof explainerStepSchema>;
export const explainerSteps = { id: 'explainerWizard', steps: explainerStepSchema.options };

/** Enough to go on where somebody was. */
export const explainerDraftSchema = z.object({ step: explainerStepSchema, form: explainerFormSchema });
export type ExplainerDraft = z.infer<typeof explainerDraftSchema>;

export const topicOf = ({ topic }: ExplainerForm) => topic.trim();

/** In the language that the person chose; else the server tells it by the topic. Other sentences than were shown. [TP1] [WR2] */
export const lookUpRequestOf = (form: ExplainerForm, meaning: ArticleRef | null): LookUpRequest => ({
  text: topicOf(form),
  ...(form.language ? { language: form.language } : {}),
  ...(meaning ? { article: meaning } : {}),
  ...(form.seconds ? { seconds: form.seconds } : {}),
  ...othersThan(form),
});

/** The article that an idea is from. */
export const articleOfIdea = ({ scripts }: ExplainerForm, index: number): ArticleRef | undefined =>
  scripts[index]?.article;
/** The sentences to choose from, as many proposed as take the wished time. */
export const sentencesRequestOf = (form: ExplainerForm, of: SentencesOf): SentencesRequest => {
  const isOf = ({ article, origin }: ScriptIdea) =>
    of === 'notes' ? origin === 'notes' : article !== undefined && isSameArticle(article, of);
  const language = form.scripts.find(isOf)?.language;
  return {
    text: topicOf(form),
    ...(language ? { language } : {}),
    ...(of === 'notes' ? {} : { article: of }),
    ...(form.seconds ? { seconds: form.seconds } : {}),
  };
};
/** And those that were chosen of them. */
export const saidRequestOf = (form: ExplainerForm): SentencesRequest => ({
  ...sentencesRequestOf(form, form.offered?.article ?? 'notes'),
  ...(form.offered && { language: form.offered.language }),
  says: saidOf(form),
});

/** First of all, and chosen: a person put it together. */
export const withChosen = (form: ExplainerForm, ideas: readonly ScriptIdea[]): ExplainerForm => ({
  ...withScripts(form, ideas),
  newest: ideas.length,
  scriptSource: 'ideas',
  chosenIdea: 0,
});

/** The call that Confirm makes; settings are complete by then. [X3] */
export const explainerRequestOf = (form: ExplainerForm): ExplainerVideoRequest => ({
  topic: topicOf(form),
  ...voiceRequestOf(form),
  background_music_url: form.backgroundMusic ?? '',
  script: selectedScript(form),
  ...articleOf(form),
  ...notesOf(form),
});

const chosenIdeaOf = ({ scriptSource, scripts, chosenIdea }: ExplainerForm): ScriptIdea | undefined =>
  scriptSource === 'ideas' && chosenIdea !== null ? scripts[chosenIdea] : undefined;

/** What the author wrote is a source for what is made of it; a topic is none. */
function notesOf(form: ExplainerForm) {
  const isOfNotes = chosenIdeaOf(form)?.origin === 'notes';
  return isOfNotes ? { claim_source: { title: '', description: topicOf(form) } } : {};
}

/** The article that the chosen script is from, rewritten or not. */
function articleOf(form: ExplainerForm) {
  const idea = chosenIdeaOf(form);
  return idea?.article ? { article: idea.article } : {};
}

/** What else an article's name may mean, to choose from. */
export function otherMeaningsOf({ scripts }: ExplainerForm, index: number): MeaningChoice | null {
  const { article, otherMeanings = [] } = scripts[index] ?? {};
  if (!article || otherMeanings.length === 0) return null;
  return { name: article.title.replace(/\s*\(.*\)$/, ''), meanings: otherMeanings, sought: '' };
}

/** Whether one of them is on the very question: ours, or an article's. */
export const isAnswered = (scripts: readonly ScriptIdea[]): boolean =>
  scripts.some(({ origin, near }) => near === undefined && (origin === 'written' || origin === 'wikipedia'));

/** What a look-up found comes first, and is chosen where it is on the very question. */
export function withFound(form: ExplainerForm, answer: LookUpAnswer): ExplainerForm {
  if (answer.found !== 'scripts') return form;
  const { ideas } = answer;
  const isOfSame = ({ article }: ScriptIdea) =>
    article !== undefined && ideas.some((idea) => idea.article && isSameArticle(idea.article, article));
  const stays = (idea: ScriptIdea) => idea.article === undefined || isOfSame(idea);
  const former = form.scripts.filter(stays);
  // What was found of the same article before is earlier, and so is all below it.
  const newestBefore = former.some(isOfSame) ? 0 : form.scripts.slice(0, form.newest).filter(stays).length;
  return {
    ...form,
    scripts: [...ideas, ...former],
    newest: newestBefore + ideas.length,
    scriptSource: 'ideas',
    chosenIdea: isAnswered(ideas) ? 0 : null,
  };
}
