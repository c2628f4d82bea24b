/** Captions of what somebody says in a clip, in the stretch that it shows. [SC5] */
import { VIDEO_ITEMS } from '../../../../contract/limits';
import type { SpokenWord } from '../../../../contract/video/spokenWords';
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { captionsOver, heardInClip, isMuted, maySpeak, shownStretch } from '../../script/heardInClip';
import { createScriptTime } from '../../script/scriptTime';
import { retold } from '../script/retold';
import { itemOf } from '../shared/chosen';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { planned, type Plan } from '../shared/plan';

interface Heard {
  readonly id: string;
  /** In ms of the clip's file, in order. */
  readonly words: readonly SpokenWord[];
  /** Whether captions that stand there go. */
  readonly replaces: boolean;
}

export const captionsHeardPlugin = definePlugin({
  id: 'captionsHeard',
  commands: { 'captions.transcribe': planned<Heard>(planHeard) },
});

function planHeard(
  data: VideoData,
  { id, words, replaces }: Heard,
  newId: (prefix: string) => string,
): Plan | Refusal {
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  if (!maySpeak(item) || isMuted(item)) return 'wrongKind';
  if (!isInOrder(words)) return 'badValue';
  const stretch = shownStretch(item, data);
  const heard = heardInClip(item, words, stretch);
  if (heard.length === 0) return 'nothingSaid';
  if (!replaces && captionsOver(data, item).length > 0) return 'noRoom';
  const time = createScriptTime(stretch, stretch.to - stretch.from);
  const { rewritten, added, removed } = retold(data, { time, words: heard, unspoken: null }, newId);
  if (added.some((one) => isRefusal(ifValid(one.item)))) return 'badValue';
  const count = Object.keys(data.trackItemsMap).length + added.length - removed.length;
  return count > VIDEO_ITEMS ? 'tooManyItems' : { rewritten, added, removed, selected: [id] };
}

const isInOrder = (words: readonly SpokenWord[]): boolean =>
  words.every(
    ({ text, from, to }, index) =>
      text.trim() !== '' && from >= (words[index - 1]?.to ?? 0) && to >= from && Number.isFinite(to),
  );
