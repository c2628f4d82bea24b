/** What the menu of an item offers: what does not apply to its kind is not there, what cannot be done now is grey. */
import type {
  CommandName,
  EditorEngine,
  PayloadOfCommand,
} from '../../../../editor-engine/createEditorEngine';
import { mainItems } from '../../../../editor-engine/selectors/mainItems.selectors';
import { groupOf } from '../../../../editor-engine/timeline/keyMoves';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import type { EditorCommands } from '../../commands';

export const entryNames = [
  'split',
  'duplicate',
  'replace',
  'earlier',
  'later',
  'half',
  'normal',
  'oneAndAHalf',
  'double',
  'hide',
  'show',
  'remove',
  'rippleRemove',
] as const;
export type EntryName = (typeof entryNames)[number];
export interface Entry {
  readonly name: EntryName;
  readonly label: string;
  readonly isPossible: boolean;
  run(): void;
}
interface On {
  readonly engine: EditorEngine;
  readonly commands: EditorCommands;
  readonly id: string;
  readonly chooseFile: () => void;
}
const SPEEDS = { half: 0.5, normal: 1, oneAndAHalf: 1.5, double: 2 } as const;
/** These are not about what cannot be done now, but about what such an item never does. */
const NEVER: ReadonlySet<string | null> = new Set(['wrongKind', 'notMain']);

export function itemEntries({ engine, commands, id, chooseFile }: On): readonly Entry[] {
  const atMs = Math.round(engine.session.playback.currentMs());
  const selected = engine.session.selection.get();
  const ids = groupOf(selected, id);
  const index = mainItems(engine.videoData()).findIndex((item) => item.id === id);
  const item = engine.item(id);
  const entries: Entry[] = [];

  function offer<N extends CommandName>(
    name: EntryName,
    label: string,
    [command, payload]: readonly [N, PayloadOfCommand<N>],
    run: () => void,
  ) {
    const why = engine.refusal(command, payload);
    if (!NEVER.has(why)) entries.push({ name, label, isPossible: why === null, run });
  }

  offer('split', words.menu.split, ['item.split', { id, atMs }], () => commands.split(id, atMs));
  offer('duplicate', words.menu.duplicate, ['items.duplicate', { ids }], () => commands.duplicate(ids));
  if (item?.type === 'image' || item?.type === 'video')
    entries.push({ name: 'replace', label: words.menu.replace, isPossible: true, run: chooseFile });
  if (index >= 0) {
    for (const [name, to] of [
      ['earlier', index - 1],
      ['later', index + 1],
    ] as const)
      offer(name, words.menu[name], ['main.reorder', { id, toIndex: to }], () => commands.reorder(id, to));
  }
  if (item?.type === 'video') {
    for (const [name, speed] of Object.entries(SPEEDS) as [keyof typeof SPEEDS, number][])
      offer(name, words.menu.speedOf(speed), ['clip.speed', { id, speed }], () =>
        commands.setSpeed(id, speed),
      );
  }
  const isShown = engine.doc.hasCell('items', id, 'layer');
  const turn = isShown ? 'hide' : 'show';
  offer(turn, words.menu[turn], ['items.setShown', { ids: [id], shown: !isShown }], () =>
    commands.setShown(id, !isShown),
  );
  offer('remove', words.menu.remove, ['items.remove', { ids }], () => commands.remove(ids));
  offer('rippleRemove', words.menu.rippleRemove, ['items.rippleRemove', { ids }], () =>
    commands.rippleRemove(ids),
  );
  return entries;
}
