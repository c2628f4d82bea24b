/** Lays the video out once a template: one file each, for the choice of a style. [S3] */
import { randomUUID } from 'node:crypto';
import { arrangeInFormats } from '../../../src/templates/arrangeInFormats';
import { templateNames } from '../../../src/templates/arrangements';
import { jobPrefix } from '../../storage/storage';
import { layoutFile } from '../jobFiles';
import { defineStep } from '../step';
import { templatePropsOf } from '../templatePropsOf';

export const layouts = defineStep({
  name: 'layouts',
  limitMs: 120_000,
  async run(context) {
    const { job, ports, report } = context;
    const projectId = randomUUID();
    for (const [index, template] of templateNames.entries()) {
      const layout = Buffer.from(
        JSON.stringify(arrangeInFormats(templatePropsOf(context, template, projectId))),
      );
      await ports.storage.put(
        jobPrefix(job.userId, job.id) + layoutFile(template),
        layout,
        'application/json',
      );
      report((index + 1) / templateNames.length);
    }
    return {
      projectId,
      layouts: templateNames.map((template) => ({ template, layout_file: layoutFile(template) })),
    };
  },
});
