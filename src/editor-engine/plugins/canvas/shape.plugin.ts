/** Shapes laid over the video. [E7] [E8] */
import { DEFAULT_SIZE } from '../../../../contract/limits';
import { drawings } from '../../../../contract/video/drawings';
import type { OutlineName, ShapeName } from '../../../../contract/video/shapes';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { addItem } from '../../document/writeItems';
import { defineCommand, definePlugin } from '../../kernel/plugin';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { hasRoomFor, makeRoomFor, newWindow } from '../shared/newItems';

interface NewShape {
  /** ms of the video. */
  readonly atMs: number;
  readonly shape: ShapeName;
}

/** px of a canvas whose shorter side is 1080. */
const outlines: Readonly<Record<OutlineName, { width: number; height: number }>> = {
  rectangle: { width: 540, height: 320 },
  ellipse: { width: 420, height: 420 },
  triangle: { width: 440, height: 400 },
  star: { width: 440, height: 440 },
  arrow: { width: 520, height: 240 },
  line: { width: 640, height: 16 },
  heart: { width: 420, height: 400 },
  speechBubble: { width: 560, height: 400 },
};
const boxes: Readonly<Record<ShapeName, { width: number; height: number }>> = { ...outlines, ...drawings };
const FILL = '#ffdd2d';

export const shapePlugin = definePlugin({
  id: 'shape',
  commands: {
    /** In the middle of the canvas, above everything. */
    'shape.add': defineCommand<NewShape>({
      check({ videoData }, payload) {
        if (!hasRoomFor(videoData(), 1)) return 'tooManyItems';
        return isRefusal(ifValid(newShape(videoData(), payload))) ? 'badValue' : null;
      },
      run({ doc, newId, videoData }, payload) {
        const shape = { ...newShape(videoData(), payload), id: newId('shape') };
        makeRoomFor(doc, shape.display);
        addItem(doc, shape);
        return [shape.id];
      },
    }),
  },
});

function newShape(data: VideoData, { atMs, shape }: NewShape): ItemOf<'shape'> {
  const { size } = data;
  const scale = Math.min(size.width, size.height) / DEFAULT_SIZE.width;
  const width = Math.max(1, Math.round(boxes[shape].width * scale));
  const height = Math.max(1, Math.round(boxes[shape].height * scale));
  return {
    id: 'shape',
    name: shape,
    type: 'shape',
    display: newWindow(data, atMs),
    details: {
      shape,
      fill: FILL,
      width,
      height,
      left: Math.round((size.width - width) / 2),
      top: Math.round((size.height - height) / 2),
    },
  };
}
