/** What it costs or what is taken off, where the page says so. */
import { defineFrame, strongestFirst } from './frame';

export const offerFrame = defineFrame({
  name: 'offer',
  title: 'The offer',
  draft({ claims, pick }) {
    if (claims.deals.length === 0) return undefined;
    return {
      opening: () => [
        pick([
          'Looking for {a noun}?',
          'Thinking about {new noun}?',
          'What would you pay for something good?',
        ]),
        pick(['Take a look at {name}.', 'Then look at {name}.', 'Here {is} {name}.']),
      ],
      claims: strongestFirst(
        claims.features.filter(({ sentence }) => !claims.promises.includes(sentence)),
      ).slice(0, 3),
      after: [
        pick(['Here is the offer.', 'And here is the deal.', 'What about the price?']),
        ...claims.deals.slice(0, 2),
        ...claims.promises.slice(0, 1),
      ],
      closing: pick([
        'Follow the link while you think of it.',
        'Tap the link, and see for yourself.',
        'If that sounds fair, the link is right here.',
      ]),
    };
  },
});
