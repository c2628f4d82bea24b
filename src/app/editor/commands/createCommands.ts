/** What can be done to the video, on the engine: one command each, and its result announced. */
import type { CommandName, EditorEngine, PayloadOfCommand } from '../../../editor-engine/createEditorEngine';
import type { ExecuteOptions } from '../../../editor-engine/kernel/engine';
import { editorCommandMessages } from '../../../locales/messages/editor/commands';
import { editorShellMessages } from '../../../locales/messages/editor/shell';
import { editorTimelineMessages } from '../../../locales/messages/editor/timeline';
import { itemNumbers } from '../../../editor-engine/selectors/itemNumbers.selectors';
import { mainItems } from '../../../editor-engine/selectors/mainItems.selectors';
import type { Refusal } from '../../../editor-engine/kernel/refusal';
import type { GestureCommand } from '../../../editor-engine/timeline/proposal';
import type { EditorCommands } from '../../../screens/editor/commands';

interface Deps {
  readonly engine: EditorEngine;
  readonly announce: (text: string) => void;
}
const { spoken, called } = editorTimelineMessages;
const names: Readonly<Record<CommandName, string>> = editorCommandMessages.names;
const refusals: Readonly<Record<Refusal, string>> = editorCommandMessages.refusals;

export function createCommands({ engine, announce }: Deps): EditorCommands {
  /** Read before the command: afterwards the item may be gone, or be called otherwise. */
  const nameOf = (id: string) => called(itemNumbers(engine.videoData()).get(id));
  const windowOf = (id: string) => engine.item(id)?.display ?? { from: 0, to: 0 };

  function run<N extends CommandName>(
    name: N,
    payload: PayloadOfCommand<N>,
    said: () => string,
    options?: ExecuteOptions,
  ): boolean {
    const outcome = engine.execute(name, payload, options);
    announce(outcome.done ? said() : refusals[outcome.why]);
    return outcome.done;
  }

  return {
    perform: (name, payload, options) =>
      run(name, payload, () => editorShellMessages.performed(names[name]), options),
    move(ids, byMs) {
      const [first = ''] = ids.toSorted((a, b) => windowOf(a).from - windowOf(b).from);
      const name = nameOf(first);
      return run('items.move', { ids, byMs }, () =>
        ids.length === 1
          ? spoken.moved(name, windowOf(first).from)
          : spoken.movedMany(ids.length, windowOf(first).from),
      );
    },
    resize(id, edge, toMs) {
      const name = nameOf(id);
      return run('item.resize', { id, edge, toMs }, () =>
        spoken.resized(name, windowOf(id).from, windowOf(id).to),
      );
    },
    roll(leftId, rightId, toMs) {
      const name = nameOf(leftId);
      return run('cut.roll', { leftId, rightId, toMs }, () => spoken.rolled(name, windowOf(leftId).to));
    },
    reorder(id, toIndex, along = []) {
      const name = nameOf(id);
      const meant = new Set([id, ...along]);
      const before = mainItems(engine.videoData());
      const count = before.filter((item) => meant.has(item.id)).length;
      if (count > 0 && (toIndex < 0 || toIndex > before.length - count)) {
        announce(toIndex < 0 ? spoken.alreadyFirst(name) : spoken.alreadyLast(name));
        return false;
      }
      return run('main.reorder', { id, toIndex, along }, () =>
        count === 1
          ? spoken.reordered(name, toIndex + 1, before.length)
          : spoken.reorderedMany(count, toIndex + 1, toIndex + count, before.length),
      );
    },
    trimTo(id, side, atMs) {
      const name = nameOf(id);
      return run('item.trimTo', { id, side, atMs }, () =>
        spoken.resized(name, windowOf(id).from, windowOf(id).to),
      );
    },
    split(id, atMs) {
      const name = nameOf(id);
      return run('item.split', { id, atMs }, () => spoken.split(name, atMs));
    },
    duplicate: (ids: readonly string[]) =>
      run('items.duplicate', { ids }, () => spoken.duplicated(ids.length)),
    remove: (ids: readonly string[]) => run('items.remove', { ids }, () => spoken.removed(ids.length)),
    rippleRemove: (ids: readonly string[]) =>
      run('items.rippleRemove', { ids }, () => spoken.removed(ids.length)),
    setSpeed(id, speed) {
      const name = nameOf(id);
      return run('clip.speed', { id, speed }, () => spoken.speed(name, speed));
    },
    setShown(id, shown) {
      const name = nameOf(id);
      return run('items.setShown', { ids: [id], shown }, () =>
        shown ? spoken.shown(name) : spoken.hidden(name),
      );
    },
    setCaptionsShown: (shown) =>
      run('captions.toggle', { shown }, () => (shown ? spoken.captionsShown : spoken.captionsHidden)),
    setLaneShown: (ids: readonly string[], lane: string, shown: boolean) =>
      run('items.setShown', { ids, shown }, () => (shown ? spoken.shown(lane) : spoken.hidden(lane))),
    // Where there is no room at the playhead, it lands elsewhere: it is said where.
    paste: (pasted: PayloadOfCommand<'items.paste'>) =>
      run('items.paste', pasted, () =>
        spoken.added(Math.min(...[...engine.session.selection.get()].map((id) => windowOf(id).from))),
      ),
    drop: (media: PayloadOfCommand<'media.drop'>) => run('media.drop', media, () => spoken.added(media.atMs)),
    select(ids) {
      engine.session.selection.set(ids);
      announce(ids.length === 0 ? spoken.unselected : spoken.selected(ids.length));
    },
    undo() {
      const name = engine.undo();
      announce(name ? editorShellMessages.undone(names[name]) : editorShellMessages.nothingToUndo);
    },
    redo() {
      const name = engine.redo();
      announce(name ? editorShellMessages.redone(names[name]) : editorShellMessages.nothingToRedo);
    },
  };
}

/** What a gesture came to, as the command that it is. */
export function commit(commands: EditorCommands, { name, payload }: GestureCommand): void {
  switch (name) {
    case 'items.move':
      return void commands.move(payload.ids, payload.byMs);
    case 'main.reorder':
      return void commands.reorder(payload.id, payload.toIndex, payload.along);
    case 'item.resize':
      return void commands.resize(payload.id, payload.edge, payload.toMs);
    case 'cut.roll':
      return void commands.roll(payload.leftId, payload.rightId, payload.toMs);
    case 'media.drop':
      return void commands.drop(payload);
  }
}
