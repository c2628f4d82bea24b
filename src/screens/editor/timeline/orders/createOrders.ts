/** What can be done on the timeline, by pointer, key or menu alike: one command each, and its result spoken. */
import type {
  CommandName,
  EditorEngine,
  PayloadOfCommand,
} from '../../../../editor-engine/createEditorEngine';
import { editorCommandMessages } from '../../../../locales/en/editor/commands';
import { editorTimelineMessages as words } from '../../../../locales/en/editor/timeline';
import { mainItems } from '../../../../editor-engine/selectors/mainItems.selectors';
import { spokenNames } from './spokenNames';

interface Needs {
  readonly engine: EditorEngine;
  readonly announce: (text: string) => void;
}
export type TimelineOrders = ReturnType<typeof createOrders>;
const spoken = words.spoken;

export function createOrders({ engine, announce }: Needs) {
  /** Read before the command: afterwards the item may be gone, or be called otherwise. */
  const nameOf = (id: string) => spokenNames(engine.videoData()).get(id) ?? '';
  const windowOf = (id: string) => engine.item(id)?.display ?? { from: 0, to: 0 };

  function order<N extends CommandName>(name: N, payload: PayloadOfCommand<N>, said: () => string): boolean {
    const outcome = engine.execute(name, payload);
    announce(outcome.done ? said() : editorCommandMessages.refusals[outcome.why]);
    return outcome.done;
  }

  return {
    move(ids: readonly string[], byMs: number) {
      const [first = ''] = ids.toSorted((a, b) => windowOf(a).from - windowOf(b).from);
      const name = nameOf(first);
      return order('items.move', { ids, byMs }, () =>
        ids.length === 1
          ? spoken.moved(name, windowOf(first).from)
          : spoken.movedMany(ids.length, windowOf(first).from),
      );
    },
    resize(id: string, edge: 'from' | 'to', toMs: number) {
      const name = nameOf(id);
      return order('item.resize', { id, edge, toMs }, () =>
        spoken.resized(name, windowOf(id).from, windowOf(id).to),
      );
    },
    roll(leftId: string, rightId: string, toMs: number) {
      const name = nameOf(leftId);
      return order('cut.roll', { leftId, rightId, toMs }, () => spoken.rolled(name, windowOf(leftId).to));
    },
    reorder(id: string, toIndex: number) {
      const name = nameOf(id);
      return order('main.reorder', { id, toIndex }, () => {
        const all = mainItems(engine.videoData());
        return spoken.reordered(name, all.findIndex((item) => item.id === id) + 1, all.length);
      });
    },
    trimTo(id: string, side: PayloadOfCommand<'item.trimTo'>['side'], atMs: number) {
      const name = nameOf(id);
      return order('item.trimTo', { id, side, atMs }, () =>
        spoken.resized(name, windowOf(id).from, windowOf(id).to),
      );
    },
    split(id: string, atMs: number) {
      const name = nameOf(id);
      return order('item.split', { id, atMs }, () => spoken.split(name, atMs));
    },
    duplicate: (ids: readonly string[]) =>
      order('items.duplicate', { ids }, () => spoken.duplicated(ids.length)),
    remove: (ids: readonly string[]) => order('items.remove', { ids }, () => spoken.removed(ids.length)),
    rippleRemove: (ids: readonly string[]) =>
      order('items.rippleRemove', { ids }, () => spoken.removed(ids.length)),
    setSpeed(id: string, speed: number) {
      const name = nameOf(id);
      return order('clip.speed', { id, speed }, () => spoken.speed(name, speed));
    },
    setShown(id: string, shown: boolean) {
      const name = nameOf(id);
      return order('items.setShown', { ids: [id], shown }, () =>
        shown ? spoken.shown(name) : spoken.hidden(name),
      );
    },
    setLaneShown: (ids: readonly string[], lane: string, shown: boolean) =>
      order('items.setShown', { ids, shown }, () => (shown ? spoken.shown(lane) : spoken.hidden(lane))),
    drop: (media: PayloadOfCommand<'media.drop'>) =>
      order('media.drop', media, () => spoken.added(media.atMs)),
    /** How many are selected is said; nothing of the document changes. */
    select(ids: readonly string[]) {
      engine.session.selection.set(ids);
      announce(ids.length === 0 ? spoken.unselected : spoken.selected(ids.length));
    },
  };
}
