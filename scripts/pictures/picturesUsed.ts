/** Every drawing that a card may show: of the concepts, and of the sentences of our own topics. */
import path from 'node:path';
import { faintConcepts, plainConcepts } from '../../server/pictures/cards/concepts/concepts';
import { senses } from '../../server/pictures/cards/concepts/senses';
import { readTopics } from '../../server/writing/explainer/readTopics';

export const picturesUsed = (): ReadonlySet<string> =>
  new Set([
    ...plainConcepts.values(),
    ...faintConcepts.values(),
    ...[...senses.values()].flatMap((meanings) => meanings.flatMap(({ picture }) => picture ?? [])),
    ...readTopics({ contentDir: path.resolve('content') }).flatMap(({ scripts }) =>
      scripts.flatMap(({ lines }) => lines.map(([picture]) => picture)),
    ),
  ]);
