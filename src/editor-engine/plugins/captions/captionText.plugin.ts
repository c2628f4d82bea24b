/** Correcting what a caption says. [E6] */
import { splitWords } from '../../../../contract/video/spokenWords';
import { definePlugin } from '../../kernel/plugin';
import { isCaptionItem } from '../../selectors/captions.selectors';
import { captionWords, timedWordsOf } from '../shared/captionWords';
import { editItem, withDetails } from '../shared/itemEdits';
import { realignWords } from '../shared/realignWords';

interface Correction {
  readonly id: string;
  readonly text: string;
}

export const captionTextPlugin = definePlugin({
  id: 'captionText',
  commands: {
    'caption.rewrite': editItem<Correction>((item, { text }) => {
      if (!isCaptionItem(item)) return 'wrongKind';
      const words = splitWords(text);
      if (words.length === 0) return 'emptyText';
      const spoken = timedWordsOf(item);
      const realigned = spoken && realignWords(spoken, words, item.display);
      return withDetails(item, { words: null, text: text.trim(), ...captionWords(realigned) });
    }),
  },
});
