/** The title where words have the screen to themselves: they leave no room beneath them, so it stands at the top. Pure. */
import type { Look } from '../shared/look';
import { titleItem } from '../shared/type/text.items';
import { SERIF, startOf, textColumn } from './calmType';

export const skyTitle: Look['labels'] = (props, ...asked) =>
  titleItem(props, ...asked).map((item) => {
    const { backgroundColor: _, borderRadius: __, ...details } = item.details;
    const textAlign = startOf(details.text);
    return {
      ...item,
      details: { ...details, ...textColumn(props), ...SERIF, textAlign, color: '#ffffff' },
    };
  });
