/** What a lane is called: those behind the first of a kind by their number, so that an ear can tell them apart. */
import type { Lane } from '../../../../editor-engine/selectors/lanes.selectors';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';

export function laneName({ id, kind }: Pick<Lane, 'id' | 'kind'>): string {
  const [, index] = id.split('.');
  return index === undefined ? words.lanes[kind] : `${words.lanes[kind]} ${Number(index) + 1}`;
}
