/** How a sound comes out of silence and goes back into it. */
import { definePlugin } from '../../kernel/plugin';
import { editItem, withDetails } from '../shared/itemEdits';

interface Fades {
  readonly id: string;
  /** ms; what is absent stays. */
  readonly fadeIn?: number;
  readonly fadeOut?: number;
}

const isLength = (value: number | undefined) => value === undefined || (Number.isFinite(value) && value >= 0);
const some = (length: number) => (length > 0 ? length : null);

export const fadesPlugin = definePlugin({
  id: 'fades',
  commands: {
    /** Never longer than what the other leaves of the item. */
    'item.setFades': editItem<Fades>((item, { fadeIn, fadeOut }) => {
      if (item.type !== 'video' && item.type !== 'audio') return 'wrongKind';
      if (!isLength(fadeIn) || !isLength(fadeOut)) return 'badValue';
      const length = Math.max(0, Math.floor(item.display.to - item.display.from));
      const within = (wanted: number, other: number) =>
        Math.min(Math.round(wanted), Math.max(0, length - other));
      const stays = fadeOut === undefined ? (item.details.fadeOut ?? 0) : 0;
      const into = within(fadeIn ?? item.details.fadeIn ?? 0, fadeIn === undefined ? 0 : stays);
      const outOf = within(fadeOut ?? item.details.fadeOut ?? 0, into);
      return withDetails(item, { fadeIn: some(into), fadeOut: some(outOf) });
    }),
  },
});
