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
  /** ms; null for the usual half a second. */
  readonly inDuration?: number | null;
  readonly outDuration?: number | null;
}

/** Nothing is said of how long what is not there takes. Null when nothing is left. */
function tidied(transition: Readonly<Record<string, unknown>>): object | null {
  const rest = Object.entries(transition).filter(
    ([name, value]) =>
      value !== null &&
      !(name === 'inDuration' && !transition.in) &&
      !(name === 'outDuration' && !transition.out),
  );
  return rest.length > 0 ? Object.fromEntries(rest) : null;
}

export const effectsPlugin = definePlugin({
  id: 'effects',
  commands: {
    'item.setAnimation': editItems<Motion>((item, { animation }) =>
      item.type === 'audio' ? 'wrongKind' : withDetails(item, { animation }),
    ),
    'item.setTransition': editItems<Crossing>((item, { ids: _, ...changes }) => {
      if (item.type === 'audio') return 'wrongKind';
      const said = Object.entries(changes).filter(([, value]) => value !== undefined);
      return withDetails(item, {
        transition: tidied({ ...item.details.transition, ...Object.fromEntries(said) }),
      });
    }),
  },
});
