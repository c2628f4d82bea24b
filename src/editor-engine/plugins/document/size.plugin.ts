/** The size of the canvas: 9:16, 1:1, 16:9 or any other. */
import { videoDataSchema } from '../../../../contract/video/videoData';
import { setDetails } from '../../document/writeItems';
import { defineCommand, definePlugin } from '../../kernel/plugin';
import { refit, type CanvasSize } from '../shared/refit';

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
          if (item.type !== 'audio') setDetails(doc, item.id, refit(item, was, { width, height }));
        doc.setPartialValues({ width, height });
      },
    }),
  },
});
