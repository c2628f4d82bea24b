/** A quiet moment, and the things that one feels. */
import { anything } from '../kinds';
import { defineFrame } from './frame';

export const moodFrame = defineFrame({
  name: 'mood',
  title: 'A moment in the day',
  draft: ({ product, claims, action, pick }) => ({
    opening: () => [
      pick(product.kind.moments, anything.moments),
      pick(['{this is} {name}.', 'And then there {is} {name}.', 'Here {is} {name}.']),
    ],
    claims: claims.features.toSorted((a, b) => Number(b.isOfSenses) - Number(a.isOfSenses)),
    after: [
      pick([
        'Some things simply belong.',
        'Nothing loud. It just feels right.',
        'The small things are the ones that stay.',
      ]),
    ],
    closing: action,
  }),
});
