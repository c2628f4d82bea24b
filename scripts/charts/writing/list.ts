/** The list of charts as the running app reads it at `/flows`. */
import { innermostStates, type Chart } from '../chart';
import { inOrder, shownOf } from '../screens/screens';

const entryOf = ({ name, purpose, root }: Chart) => {
  const { screen, sees } = shownOf(name);
  return {
    name,
    purpose,
    screen,
    states: innermostStates(root).map(({ path, transitions }) => ({
      path,
      sees: sees[path] ?? '',
      /** Left in the moment in which it is entered: nobody can be found there. */
      isPassedThrough: transitions.some(({ event, guard }) => event === '' && guard === null),
    })),
  };
};

export const writeList = (charts: readonly Chart[]) =>
  `${JSON.stringify(inOrder(charts).map(entryOf), null, 2)}\n`;
