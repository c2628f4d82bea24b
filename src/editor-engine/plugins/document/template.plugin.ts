/** The style of the video: laid out anew in it, or, where nobody knows how, painted by its template as it stands. [T1] [S1] */
import { templateNameSchema } from '../../../../contract/video/templateName';
import { videoDataSchema, type VideoData } from '../../../../contract/video/videoData';
import { writeContent } from '../../document/writeContent';
import { fromVideoData } from '../../fromVideoData';
import { defineCommand, definePlugin } from '../../kernel/plugin';

interface Chosen {
  readonly template: string;
  /** The document in that style, as `styleChange` lays it out; null where that style is not known. */
  readonly laid?: VideoData | null;
}

export const templatePlugin = definePlugin({
  id: 'template',
  commands: {
    'template.change': defineCommand<Chosen>({
      check({ doc, videoData }, { template, laid }) {
        if (!templateNameSchema.safeParse(template).success || laid === null) return 'unknownTemplate';
        if (doc.getValue('template') === template) return 'nothingChanges';
        if (laid === undefined) return null;
        if (laid.projectId !== videoData().projectId) return 'wrongKind';
        return laid.template === template && videoDataSchema.safeParse(laid).success ? null : 'badValue';
      },
      run({ doc }, { template, laid }) {
        if (laid) writeContent(doc, fromVideoData(laid));
        else doc.setValue('template', template);
      },
    }),
  },
});
