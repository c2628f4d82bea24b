/** Drafts the project with the first style; its row is written when the job ends, so that there is exactly one. */
import { randomUUID } from 'node:crypto';
import type { MediaCredit } from '../../../contract/credit';
import { arrangeInFormats } from '../../../src/templates/arrangeInFormats';
import { templateNames } from '../../../src/templates/arrangements';
import { articleCredit } from '../../writing/articles/articleCredit';
import { defineStep, type StepContext } from '../step';
import { templatePropsOf } from '../templatePropsOf';

export const project = defineStep({
  name: 'project',
  limitMs: 60_000,
  async run(context) {
    const [template] = templateNames;
    if (!template) throw new Error('There is no template to begin with.');
    const projectId = randomUUID();
    return {
      projectId,
      title: context.job.request.title,
      videoData: arrangeInFormats(templatePropsOf(context, template, projectId)),
      credits: creditsOf(context),
    };
  },
});

function creditsOf({ job, resultOf }: Pick<StepContext<'pictures'>, 'job' | 'resultOf'>): MediaCredit[] {
  const { article } = job.request;
  return [
    ...(article ? [articleCredit(article)] : []),
    ...(job.kind === 'urltoads' ? [] : resultOf('pictures').credits),
  ];
}
