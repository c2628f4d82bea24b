/** The whole document at once: an earlier version taken up again, as a step that can be undone. */
import { videoDataSchema, type VideoData } from '../../../../contract/video/videoData';
import { writeContent } from '../../document/writeContent';
import { fromVideoData } from '../../fromVideoData';
import { defineCommand, definePlugin } from '../../kernel/plugin';

export const documentPlugin = definePlugin({
  id: 'document',
  commands: {
    'document.replace': defineCommand<{ videoData: VideoData }>({
      check: ({ doc }, { videoData }) =>
        !videoDataSchema.safeParse(videoData).success
          ? 'badValue'
          : videoData.projectId !== doc.getValue('projectId')
            ? 'wrongKind'
            : null,
      run({ doc }, { videoData }) {
        writeContent(doc, fromVideoData(videoData));
        return [];
      },
    }),
  },
});
