/** Stickers: drawings of ours laid over the video. [E7] [E8] */
import { STICKER_PX, stickerNames, stickerSrc, type StickerName } from '../../../../contract/video/stickers';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { addItem } from '../../document/writeItems';
import { defineCommand, definePlugin } from '../../kernel/plugin';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { hasRoomFor, makeRoomFor, nameAfter, newWindow } from '../shared/newItems';

interface NewSticker {
  /** ms of the video. */
  readonly atMs: number;
  readonly sticker: StickerName;
  /** What it is called in the person's language. */
  readonly name: string;
}

/** Of the canvas's shorter side. */
const PART = 0.4;
/** Of the canvas's height, from its top to the sticker's middle: over captions, under a title. */
const MIDDLE = 0.38;

export const stickerPlugin = definePlugin({
  id: 'sticker',
  commands: {
    'sticker.add': defineCommand<NewSticker>({
      check({ videoData }, payload) {
        if (!hasRoomFor(videoData(), 1)) return 'tooManyItems';
        if (!stickerNames.includes(payload.sticker)) return 'badValue';
        return isRefusal(ifValid(newSticker(videoData(), payload))) ? 'badValue' : null;
      },
      run({ doc, newId, videoData }, payload) {
        const sticker = { ...newSticker(videoData(), payload), id: newId('sticker') };
        makeRoomFor(doc, sticker.display);
        addItem(doc, sticker);
        return [sticker.id];
      },
    }),
  },
});

function newSticker(data: VideoData, { atMs, sticker, name }: NewSticker): ItemOf<'image'> {
  const { size } = data;
  const side = Math.max(1, Math.round(Math.min(size.width, size.height) * PART));
  return {
    id: 'sticker',
    name: nameAfter(name) || sticker,
    type: 'image',
    display: newWindow(data, atMs),
    details: {
      src: stickerSrc(sticker),
      naturalWidth: STICKER_PX,
      naturalHeight: STICKER_PX,
      fit: 'contain',
      transition: { in: 'pop' },
      width: side,
      height: side,
      left: Math.round((size.width - side) / 2),
      top: Math.round(size.height * MIDDLE - side / 2),
    },
  };
}
