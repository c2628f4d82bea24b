/** All names of a chart with where they matter, folded away below its drawing. */
import { withInner, type Chart, type ChartState } from '../chart';
import { table } from './table';
import { actorPhrase } from './phrases';

const here = ({ path }: ChartState) => (path === '' ? 'anywhere' : `\`${path}\``);

/** From a name to the states where it is used, in the order of the chart. */
function gathered(root: ChartState, namesOf: (state: ChartState) => readonly string[]): [string, string][] {
  const places = new Map<string, Set<string>>();
  for (const state of withInner(root))
    for (const name of namesOf(state)) places.set(name, (places.get(name) ?? new Set()).add(here(state)));
  return [...places].map(([name, where]) => [name, [...where].join(', ')]);
}

const named = (title: string, where: string, rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? [] : [...table([title, where], rows), ''];
const code = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([name, where]) => [`\`${name}\``, where]);

export function detailsOf({ root, delays }: Chart): string[] {
  const guardsOf = ({ transitions }: ChartState) =>
    transitions.flatMap(({ guard }) => (guard ? [guard] : []));
  return [
    '<details>',
    '<summary>Events, guards, actions, delays and actors</summary>',
    '',
    ...named(
      'Event',
      'Heard in',
      code(gathered(root, ({ transitions }) => transitions.map(({ event }) => event || 'at once'))),
    ),
    ...named('Guard', 'Asked in', code(gathered(root, guardsOf))),
    ...named(
      'Action',
      'Done in',
      code(
        gathered(root, ({ entry, exit, transitions }) => [
          ...entry,
          ...exit,
          ...transitions.flatMap(({ actions }) => actions),
        ]),
      ),
    ),
    ...named(
      'Delay',
      'How long',
      delays.map(({ name, ms }) => [`\`${name}\``, ms === null ? 'as long as the context says' : `${ms} ms`]),
    ),
    ...named('Actor', 'Asked in', code(gathered(root, ({ actors }) => actors.map(actorPhrase)))),
    '</details>',
  ];
}
