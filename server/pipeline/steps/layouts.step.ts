/** Lays the video out once a template: one file each, for the choice of a style. [S3] */
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
    const { job, ports, report, resultOf } = context;
    const { projectId, videoData } = resultOf('project');
    for (const [index, template] of templateNames.entries()) {
      const layout =
        videoData.template === template
          ? videoData
          : arrangeInFormats(templatePropsOf(context, template, projectId));
      const key = jobPrefix(job.userId, job.id) + layoutFile(template);
      await ports.storage.put(key, Buffer.from(JSON.stringify(layout)), 'application/json');
      report((index + 1) / templateNames.length);
    }
    return {
      layouts: templateNames.map((template) => ({ template, layout_file: layoutFile(template) })),
    };
  },
});
