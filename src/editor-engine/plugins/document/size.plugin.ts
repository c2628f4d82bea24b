/** The size of the canvas: 9:16, 4:5, 1:1, 16:9 or any other. [ED3] */
import { itemInSize } from '../../../../contract/video/formats/inSize';
import type { CanvasSize } from '../../../../contract/video/formats/refit';
import { videoDataSchema } from '../../../../contract/video/videoData';
import { defineCommand, definePlugin } from '../../kernel/plugin';
import { writeChanges } from '../shared/plan';

const sizeSchema = videoDataSchema.shape.size;

export const sizePlugin = definePlugin({
  id: 'size',
  commands: {
    'size.change': defineCommand<{ readonly size: CanvasSize }>({
      check({ videoData }, { size }) {
        const was = videoData().size;
        if (!sizeSchema.safeParse(size).success) return 'badValue';
        return was.width === size.width && was.height === size.height ? 'nothingChanges' : null;
      },
      run({ doc, videoData }, { size: { width, height } }) {
        const { size: was, trackItemsMap } = videoData();
        for (const item of Object.values(trackItemsMap))
          writeChanges(doc, item, itemInSize(item, was, { width, height }));
        doc.setPartialValues({ width, height });
      },
    }),
  },
});
