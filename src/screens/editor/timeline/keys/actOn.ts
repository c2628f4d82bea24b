/** Carries out what a key asks of the item that has the focus. */
import type { EditorEngine } from '../../../../editor-engine/createEditorEngine';
import { lanesOf } from '../../../../editor-engine/selectors/lanes.selectors';
import { mainItems } from '../../../../editor-engine/selectors/mainItems.selectors';
import {
  focusAfterRemoval,
  groupOf,
  nextAtCut,
  steppedMs,
} from '../../../../editor-engine/timeline/keyMoves';
import { selectionAfter } from '../../../../editor-engine/timeline/selectionAfter';
import type { EditorCommands } from '../../commands';
import type { ItemAct } from './itemKeys';
import { neighbour } from '../../../../editor-engine/timeline/neighbour';

interface On {
  readonly playback: { send: (event: { type: 'playback.toggled' }) => void };
  readonly engine: EditorEngine;
  readonly commands: EditorCommands;
  readonly id: string;
  readonly focus: (id: string) => void;
}
export function actOn(act: ItemAct, { engine, commands, playback, id, focus }: On): void {
  const item = engine.item(id);
  if (!item) return;
  const data = engine.videoData();
  const selected = engine.session.selection.get();
  const { from, to } = item.display;
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
      return void commands.move(groupOf(selected, id), steppedMs(from, act, data.fps) - from);
    case 'resizeStart':
      return void commands.resize(id, 'from', steppedMs(from, act, data.fps));
    case 'resizeEnd':
      return void commands.resize(id, 'to', steppedMs(to, act, data.fps));
    case 'roll':
      return void commands.roll(id, nextAtCut(data, item) ?? '', steppedMs(to, act, data.fps));
    case 'reorder': {
      const group = groupOf(selected, id);
      const first = mainItems(data).findIndex((main) => group.includes(main.id));
      const along = group.filter((other) => other !== id);
      return void commands.reorder(id, first + act.step, along);
    }
    case 'trim':
      return void commands.trimTo(id, act.side, Math.round(engine.session.playback.currentMs()));
    case 'play':
      return playback.send({ type: 'playback.toggled' });
    case 'remove': {
      const group = groupOf(selected, id);
      const next = focusAfterRemoval(data, id, group);
      if (commands.remove(group) && next !== undefined) focus(next);
    }
  }
}
