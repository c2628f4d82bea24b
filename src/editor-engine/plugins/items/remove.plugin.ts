/** Taking items out. [E2] */
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { chosen } from '../shared/chosen';
import { isRefusal } from '../shared/itemEdits';
import { planned, type Plan } from '../shared/plan';

interface Removal {
  readonly ids: readonly string[];
}

/** From their tracks, from the id list and from the map. What is left stays when it is. */
function planRemove(data: VideoData, { ids }: Removal): Plan | Refusal {
  const items = chosen(data, ids);
  return isRefusal(items) ? items : { removed: items.map(({ id }) => id), selected: [] };
}

export const removePlugin = definePlugin({
  id: 'remove',
  commands: { 'items.remove': planned<Removal>(planRemove) },
});
