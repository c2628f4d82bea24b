/** How it was, and how it is now. */
import { beginningWith, defineFrame } from './frame';

export const beforeAfterFrame = defineFrame({
  name: 'beforeAfter',
  title: 'Before and after',
  draft({ product, claims, problems, action, pick }) {
    const problem = problems[1] ?? problems[0];
    const before = problem?.before ?? pick(product.kind.before, ['making do with what was there']);
    return {
      opening: () => [
        `Before: ${before.charAt(0).toLowerCase()}${before.slice(1)}.`,
        pick(['After: {name}.', 'Then came {name}.', 'And after? {name}.']),
      ],
      claims: beginningWith(problem?.solvedBy, [...claims.features.slice(2), ...claims.features.slice(0, 2)]),
      after: [
        pick([
          'Same day, same you, one thing less to think about.',
          'It is a small step from before to after.',
          'What would your own after look like?',
        ]),
      ],
      closing: action,
    };
  },
});
