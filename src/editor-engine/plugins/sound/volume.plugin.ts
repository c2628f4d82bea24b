/** How loud a clip or a sound is. [Y3] */
import { definePlugin } from '../../kernel/plugin';
import { editItems, withDetails } from '../shared/itemEdits';

interface Loudness {
  readonly ids: readonly string[];
  /** 0 to 100. */
  readonly volume: number;
}

export const volumePlugin = definePlugin({
  id: 'volume',
  commands: {
    'item.setVolume': editItems<Loudness>((item, { volume }) =>
      item.type === 'video' || item.type === 'audio' ? withDetails(item, { volume }) : 'wrongKind',
    ),
  },
});
