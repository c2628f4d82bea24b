/** What lies over what. */
import { ITEMS } from '../../document/schema';
import { defineCommand, definePlugin, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { orderOf, orders } from '../shared/layers';

interface Reorder {
  readonly id: string;
  readonly to: 'front' | 'back' | 'forward' | 'backward';
}

export const layersPlugin = definePlugin({
  id: 'layers',
  commands: {
    'layer.reorder': defineCommand<Reorder>({
      check(context, payload) {
        const layer = newLayer(context, payload);
        return typeof layer === 'number' ? null : layer;
      },
      run(context, payload) {
        const layer = newLayer(context, payload);
        if (typeof layer === 'number') context.doc.setCell(ITEMS, payload.id, 'layer', layer);
        return [payload.id];
      },
    }),
  },
});

/** One step goes past the next item that is seen at the same time: past others nothing would change. */
function newLayer({ doc, item, videoData }: CommandContext, { id, to }: Reorder): number | Refusal {
  const moved = item(id);
  if (!moved) return 'noSuchItem';
  if (moved.type === 'audio') return 'wrongKind';
  const own = orderOf(doc, id, 'layer');
  if (own === undefined) return 'nothingChanges';
  const isUp = to === 'front' || to === 'forward';
  const isStep = to === 'forward' || to === 'backward';
  const { trackItemsMap, trackItemIds } = videoData();
  const passed = trackItemIds.flatMap((other) => {
    const { type, display } = trackItemsMap[other] ?? moved;
    const layer = orderOf(doc, other, 'layer') ?? own;
    const meets = display.from < moved.display.to && moved.display.from < display.to;
    const lies = isUp ? layer > own : layer < own;
    return lies && type !== 'audio' && (meets || !isStep) ? [layer] : [];
  });
  if (passed.length === 0) return 'nothingChanges';
  const nearest = passed.reduce((a, b) => (isUp ? Math.min(a, b) : Math.max(a, b)));
  const farthest = passed.reduce((a, b) => (isUp ? Math.max(a, b) : Math.min(a, b)));
  return between(isStep ? nearest : farthest, orders(doc, 'layer'), isUp);
}

/** Just past an order, before whatever follows it in that direction. */
function between(passed: number, all: readonly number[], isUp: boolean): number {
  const beyond = all.filter((order) => (isUp ? order > passed : order < passed));
  if (beyond.length === 0) return passed + (isUp ? 1 : -1);
  return (passed + beyond.reduce((a, b) => (isUp ? Math.min(a, b) : Math.max(a, b)))) / 2;
}
