/** What is painted and heard, and what is kept but switched off: by the document's list of ids. [E5] */
import { defineCommand, definePlugin } from '../../kernel/plugin';
import { captionsOf } from '../../selectors/captions.selectors';
import { hideItems, isShown, showItems } from '../shared/layers';

interface Shown {
  readonly ids: readonly string[];
  readonly shown: boolean;
}

export const shownPlugin = definePlugin({
  id: 'shown',
  commands: {
    'items.setShown': defineCommand<Shown>({
      check: ({ doc, item }, { ids, shown }) =>
        ids.length === 0
          ? 'nothingChosen'
          : ids.some((id) => !item(id))
            ? 'noSuchItem'
            : ids.every((id) => isShown(doc, id) === shown)
              ? 'nothingChanges'
              : null,
      run: ({ doc }, { ids, shown }) => (shown ? showItems : hideItems)(doc, ids),
    }),
    /** [E5] */
    'captions.toggle': defineCommand<{ readonly shown: boolean }>({
      check(context, { shown }) {
        const captions = captionsOf(context.videoData());
        if (captions.length === 0) return 'noSuchItem';
        return captions.every(({ id }) => isShown(context.doc, id) === shown) ? 'nothingChanges' : null;
      },
      run({ doc, videoData }, { shown }) {
        const ids = captionsOf(videoData()).map(({ id }) => id);
        (shown ? showItems : hideItems)(doc, ids);
      },
    }),
  },
});
