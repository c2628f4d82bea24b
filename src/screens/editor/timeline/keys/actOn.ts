/** Carries out what a key asks of the item that has the focus. */
import type { EditorEngine } from '../../../../editor-engine/createEditorEngine';
import { lanesOf } from '../../../../editor-engine/selectors/lanes.selectors';
import { mainItems } from '../../../../editor-engine/selectors/mainItems.selectors';
import { selectionAfter } from '../../../../editor-engine/timeline/selectionAfter';
import type { EditorCommands } from '../../commands';
import { framesOn } from '../../../../editor-engine/timeline/scale';
import type { ItemAct } from './itemKeys';
import { neighbour } from '../../../../editor-engine/timeline/neighbour';

interface On {
  readonly playback: { send: (event: { type: 'playback.toggled' }) => void };
  readonly engine: EditorEngine;
  readonly commands: EditorCommands;
  readonly id: string;
  readonly focus: (id: string) => void;
}
/** What is selected together goes together; else the item alone. */
function groupOf(selected: readonly string[], id: string): readonly string[] {
  return selected.includes(id) ? selected : [id];
}

export function actOn(act: ItemAct, { engine, commands, playback, id, focus }: On): void {
  const item = engine.item(id);
  if (!item) return;
  const data = engine.videoData();
  const selected = engine.session.selection.get();
  const { from, to } = item.display;
  const stepped = (atMs: number, { step, bySecond }: { step: number; bySecond: boolean }) =>
    framesOn(atMs, step * (bySecond ? data.fps : 1), data.fps);
  switch (act.act) {
    case 'focus': {
      const next = neighbour(lanesOf(data), id, act.to);
      if (next === undefined) return;
      focus(next);
      if (act.extends) commands.select(selectionAfter(data, selected, { id: next, choosing: 'range' }));
      return;
    }
    case 'select':
      return commands.select(selectionAfter(data, selected, { id, choosing: act.choosing }));
    case 'selectAll':
      return commands.select(lanesOf(data).flatMap(({ items }) => items.map((one) => one.id)));
    case 'move':
      return void commands.move(groupOf(selected, id), stepped(from, act) - from);
    case 'resizeStart':
      return void commands.resize(id, 'from', stepped(from, act));
    case 'resizeEnd':
      return void commands.resize(id, 'to', stepped(to, act));
    case 'roll': {
      const right = mainItems(data).find(({ display }) => display.from === to && item.isMain);
      return void commands.roll(id, right?.id ?? '', stepped(to, act));
    }
    case 'reorder': {
      const index = mainItems(data).findIndex((main) => main.id === id);
      return void commands.reorder(id, index + act.step);
    }
    case 'trim':
      return void commands.trimTo(id, act.side, Math.round(engine.session.playback.currentMs()));
    case 'play':
      return playback.send({ type: 'playback.toggled' });
    case 'remove': {
      const group = groupOf(selected, id);
      const lanes = lanesOf(data).map((lane) => ({
        ...lane,
        items: lane.items.filter((one) => one.id === id || !group.includes(one.id)),
      }));
      const next = (['right', 'left', 'down', 'up'] as const)
        .map((direction) => neighbour(lanes, id, direction))
        .find((other) => other !== undefined);
      if (commands.remove(group) && next !== undefined) focus(next);
    }
  }
}
