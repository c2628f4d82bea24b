/** Two captions as one. [E6] */
import { joinWords, wordsOf } from '../../../../contract/video/spokenWords';
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { captionsOf, isCaptionItem } from '../../selectors/captions.selectors';
import { captionWords } from '../shared/captionWords';
import { itemOf } from '../shared/chosen';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { planned, type Plan } from '../shared/plan';

interface Merge {
  readonly id: string;
  readonly with: 'next' | 'previous';
}

export const captionMergePlugin = definePlugin({
  id: 'captionMerge',
  commands: { 'caption.merge': planned<Merge>(planMerge) },
});

/** The earlier one stays, and takes the other's words and time. */
function planMerge(data: VideoData, { id, with: side }: Merge): Plan | Refusal {
  const caption = itemOf(data, id);
  if (!caption) return 'noSuchItem';
  if (!isCaptionItem(caption)) return 'wrongKind';
  const all = captionsOf(data);
  const at = all.indexOf(caption);
  const [kept, gone] = side === 'next' ? [caption, all[at + 1]] : [all[at - 1], caption];
  if (!kept || !gone) return 'noNeighbour';
  const isTimed = kept.details.words !== undefined || gone.details.words !== undefined;
  const { words: _, ...details } = kept.details;
  const merged = ifValid({
    ...kept,
    display: { ...kept.display, to: Math.max(kept.display.to, gone.display.to) },
    details: {
      ...details,
      text: joinWords([kept.details.text, gone.details.text]).trim(),
      ...(isTimed ? captionWords([...wordsOf(kept), ...wordsOf(gone)]) : {}),
    },
  });
  if (isRefusal(merged)) return 'tooLong';
  return { rewritten: [merged], removed: [gone.id], selected: [kept.id] };
}
