/** How `stock-media` ends: the last picture goes on behind the words; what stands on white ends on white. Pure. */
import type { Look } from '../shared/look';
import { SERIF } from './calmType';
import { dark } from './dark';
import { INK, isLight } from './lightBackground';

const PAPER = 'linear-gradient(#ffffff 40%, #e9ecef)';
const EVENING = `linear-gradient(${dark(0.34)}, ${dark(0.6)} 42%, ${dark(0.72)})`;

export const calmClosing: NonNullable<Look['closing']> = ({ accent }, props) => {
  const { images, timed_image_urls, media_facts } = props;
  // Words over a thing on white would hide it: it stands above them.
  const last = timed_image_urls.at(-1)?.[1] ?? images[0];
  const isWhite = last !== undefined && isLight(media_facts[last]?.ground);
  const title = { lineHeight: SERIF.lineHeight, details: SERIF };
  return isWhite
    ? { background: PAPER, entrance: 'slideUp', ink: INK, line: accent, picture: { borderRadius: 0 }, title }
    : {
        background: EVENING,
        entrance: null,
        ink: '#ffffff',
        line: accent,
        picture: null,
        align: 'start',
        title,
      };
};
