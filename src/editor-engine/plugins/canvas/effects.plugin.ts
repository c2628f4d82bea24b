/** How an item moves while it is there, and how it comes and goes. [Y4] */
import type { Animation, TransitionName } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import { editItems, withDetails } from '../shared/itemEdits';

interface Motion {
  readonly ids: readonly string[];
  /** Null for none. */
  readonly animation: Animation | null;
}
interface Crossing {
  readonly ids: readonly string[];
  /** Null for none; what is absent stays. */
  readonly in?: TransitionName | null;
  readonly out?: TransitionName | null;
}

const without = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));

export const effectsPlugin = definePlugin({
  id: 'effects',
  commands: {
    'item.setAnimation': editItems<Motion>((item, { animation }) =>
      item.type === 'audio' ? 'wrongKind' : withDetails(item, { animation }),
    ),
    'item.setTransition': editItems<Crossing>((item, { in: into, out }) => {
      if (item.type === 'audio') return 'wrongKind';
      const transition = without({
        ...item.details.transition,
        ...(into === undefined ? {} : { in: into }),
        ...(out === undefined ? {} : { out }),
      });
      return withDetails(item, { transition: Object.keys(transition).length > 0 ? transition : null });
    }),
  },
});
