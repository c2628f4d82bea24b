/** Attention, interest, desire, action: the strongest claim comes early. */
import { defineFrame, strongestFirst } from './frame';

export const aidaFrame = defineFrame({
  name: 'aida',
  title: 'Attention, interest, desire, action',
  draft: ({ claims, action, pick }) => ({
    opening: () => [
      pick([
        'Stop scrolling for a second.',
        'Wait, do not scroll past this.',
        'One moment, this is worth a look.',
        'Hold on. Have you seen this?',
      ]),
      pick(['{this is} {name}.', 'You are looking at {name}.', 'Take a look at {name}.']),
    ],
    claims: strongestFirst(claims.features),
    joints: ['', '', pick(['And there is more.', 'That is not all.', 'Now it gets interesting.'])],
    after: [
      pick([
        'Can you picture {them} in your day?',
        'Imagine {them} being yours.',
        'Now picture that in your own life.',
      ]),
    ],
    closing: action,
  }),
});
