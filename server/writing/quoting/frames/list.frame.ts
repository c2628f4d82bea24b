/** Reasons, counted. */
import { defineFrame } from './frame';

const LEAST = 3;
const COUNTED = ['', 'One', 'Two', 'Three', 'Four', 'Five'];

export const listFrame = defineFrame({
  name: 'list',
  title: 'List of reasons',
  draft({ claims, action, pick }) {
    if (claims.features.length < LEAST) return undefined;
    return {
      opening: (count) => [
        pick([
          `${COUNTED[count]} reasons to look at {name}.`,
          `${COUNTED[count]} things to know about {name}.`,
          `Why {name}? ${COUNTED[count]} reasons.`,
        ]),
      ],
      claims: claims.features,
      joints: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'],
      after: [pick(['Which reason is yours?', 'Which one speaks to you?', 'What would be your own reason?'])],
      closing: action,
    };
  },
});
