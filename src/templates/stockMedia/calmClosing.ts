/** How `stock-media` ends: the last picture goes on behind the words; what stands on white ends on white, and words in the dark. Pure. */
import type { Look } from '../shared/look';
import { SERIF } from './calmType';
import { dark } from './dark';
import { INK, isLight } from './lightBackground';

const NIGHT = 'linear-gradient(165deg, #2c3a46, #1a222b 55%, #0d1014)';
/** Words stand where the picture leaves them room, at its top, too. */
const EVENING = `linear-gradient(${dark(0.5)}, ${dark(0.6)} 42%, ${dark(0.72)})`;

export const calmClosing: NonNullable<Look['closing']> = ({ accent }, props, looked) => {
  const { images, timed_image_urls, media_facts } = props;
  // Words over a thing on white would hide it: it stands above them.
  const last = timed_image_urls.at(-1)?.[1] ?? images[0];
  const ground = last === undefined ? undefined : media_facts[last]?.ground;
  const title = { lineHeight: SERIF.lineHeight, details: SERIF };
  // Words over words are neither read.
  if (last !== undefined && media_facts[last]?.words)
    return {
      ...{ background: NIGHT, entrance: 'slideUp', ink: '#ffffff', line: accent, title },
      picture: { borderRadius: 24 },
    };
  // On any other colour the edges of its picture would be seen.
  return ground !== undefined && isLight(ground)
    ? { background: ground, entrance: 'slideUp', ink: INK, line: accent, picture: { borderRadius: 0 }, title }
    : {
        background: EVENING,
        entrance: null,
        ink: '#ffffff',
        line: accent,
        picture: null,
        align: 'start',
        looked,
        title,
      };
};
