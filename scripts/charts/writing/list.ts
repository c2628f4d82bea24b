/** The list of charts as the running app reads it at `/flows`. */
import { innermostStates, type Chart } from '../chart';
import { shownOf } from '../screens/screens';

const entryOf = ({ name, purpose, root }: Chart) => {
  const { screen, sees } = shownOf(name);
  return {
    name,
    purpose,
    screen,
    states: innermostStates(root).map(({ path }) => ({ path, sees: sees[path] ?? '' })),
  };
};

export const writeList = (charts: readonly Chart[]) => `${JSON.stringify(charts.map(entryOf), null, 2)}\n`;
