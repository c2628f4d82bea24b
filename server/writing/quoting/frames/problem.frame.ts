/** A trouble that the page puts an end to, and how. */
import { beginningWith, defineFrame } from './frame';

export const problemFrame = defineFrame({
  name: 'problem',
  title: 'Problem and solution',
  draft({ product, claims, problems, action, pick }) {
    const [problem] = problems;
    const hook = problem?.hook ?? pick(product.kind.hooks, ['What would you change about your day?']);
    return {
      opening: () => [
        hook,
        pick(['Meet {name}.', 'Then meet {name}.', 'Here {is} {name}.', 'Say hello to {name}.']),
      ],
      claims: beginningWith(problem?.solvedBy, claims.features),
      closing: action,
    };
  },
});
