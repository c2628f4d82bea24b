/** The style of the video: laid out anew in it, or, where nobody knows how, painted by its template as it stands. [T1] [S1] */
import { videoInStyle } from '../../../../contract/video/styles/inStyle';
import type { Layouts } from '../../../../contract/video/styles/layouts';
import { templateNameSchema } from '../../../../contract/video/templateProps';
import { writeContent } from '../../document/writeContent';
import { fromVideoData } from '../../fromVideoData';
import { defineCommand, definePlugin } from '../../kernel/plugin';

interface Chosen {
  readonly template: string;
  /** The video as each style lays it out, as far as that is known. */
  readonly layouts?: Layouts;
}

export const templatePlugin = definePlugin({
  id: 'template',
  commands: {
    'template.change': defineCommand<Chosen>({
      check({ doc, videoData }, { template, layouts }) {
        if (!templateNameSchema.safeParse(template).success) return 'unknownTemplate';
        if (doc.getValue('template') === template) return 'nothingChanges';
        return layouts && !videoInStyle(videoData(), layouts, template) ? 'unknownTemplate' : null;
      },
      run({ doc, videoData }, { template, layouts }) {
        const laid = layouts && videoInStyle(videoData(), layouts, template);
        if (laid) writeContent(doc, fromVideoData(laid.videoData));
        else doc.setValue('template', template);
      },
    }),
  },
});
