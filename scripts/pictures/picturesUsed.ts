/** Every drawing that a card may show: of the concepts, and of the sentences of our own topics. */
import { faintConcepts, plainConcepts } from '../../server/pictures/cards/concepts/concepts';
import { senses } from '../../server/pictures/cards/concepts/senses';
import { topics } from '../../server/writing/explainer/topics/topics';

export const picturesUsed = (): ReadonlySet<string> =>
  new Set([
    ...plainConcepts.values(),
    ...faintConcepts.values(),
    ...[...senses.values()].flatMap((meanings) => meanings.flatMap(({ picture }) => picture ?? [])),
    ...topics.flatMap(({ scripts }) => scripts.flatMap(({ lines }) => lines.map(([picture]) => picture))),
  ]);
