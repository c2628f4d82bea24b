/** Titles and other words laid over the video. [E7] [E8] */
import { DEFAULT_SIZE } from '../../../../contract/limits';
import type { ItemOf } from '../../../../contract/video/videoData';
import { addItem } from '../../document/writeItems';
import { defineCommand, definePlugin, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { textLooks, type TextLook } from '../../textLooks';
import { isCaptionItem } from '../../selectors/captions.selectors';
import { editItem, ifValid, isRefusal, withDetails } from '../shared/itemEdits';
import { hasRoomFor, makeRoomFor, nameAfter, newWindow } from '../shared/newItems';

interface NewText {
  /** ms of the video. */
  readonly atMs: number;
  readonly text: string;
  readonly look: TextLook;
}
interface Rewriting {
  readonly id: string;
  readonly text: string;
}

export const textPlugin = definePlugin({
  id: 'text',
  commands: {
    'text.add': defineCommand<NewText>({
      check(context, payload) {
        const text = newText(context, payload);
        return isRefusal(text) ? text : null;
      },
      run(context, payload) {
        const text = newText(context, payload);
        if (isRefusal(text)) return;
        const id = context.newId('text');
        makeRoomFor(context.doc, text.display);
        addItem(context.doc, { ...text, id });
        return [id];
      },
    }),
    'text.rewrite': editItem<Rewriting>((item, { text }) => {
      if (item.type !== 'text' || isCaptionItem(item)) return 'wrongKind';
      return text.trim() === '' ? 'emptyText' : withDetails(item, { text: text.trim() });
    }),
  },
});

function newText({ videoData }: CommandContext, { atMs, text, look }: NewText): ItemOf<'text'> | Refusal {
  const data = videoData();
  if (text.trim() === '') return 'emptyText';
  if (!hasRoomFor(data, 1)) return 'tooManyItems';
  const { width, height } = data.size;
  const { top, width: part, details } = textLooks[look];
  const scale = Math.min(width, height) / DEFAULT_SIZE.width;
  const item: ItemOf<'text'> = {
    id: 'text',
    name: nameAfter(text),
    type: 'text',
    display: newWindow(data, atMs),
    details: {
      textAlign: 'center',
      ...details,
      text: text.trim(),
      fontSize: Math.max(1, Math.round(details.fontSize * scale)),
      left: Math.round((width * (1 - part)) / 2),
      top: Math.round(height * top),
      width: Math.round(width * part),
    },
  };
  const valid = ifValid(item);
  return isRefusal(valid) ? valid : item;
}
