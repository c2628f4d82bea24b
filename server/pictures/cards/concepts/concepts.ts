/** What can be shown: for each picture the nouns that it stands for, singular, each in one place only. */
import { body } from './body';
import { byWord, type Concepts } from './byWord';
import { doubtful } from './doubtful';
import { earth } from './earth';
import { everyday } from './everyday';
import { faint } from './faint';
import { food } from './food';
import { living } from './living';
import { money } from './money';
import { science } from './science';
import { society } from './society';
import { technology } from './technology';

/** Words that mean their picture wherever they stand. */
const plain: readonly Concepts[] = [science, living, earth, body, money, society, technology, food, everyday];

const own = byWord(plain);

/** What tells each doubtful word's own picture. */
export const doubtfulConcepts = doubtful.flatMap(([telling, words]) =>
  words.split(', ').flatMap((word) => {
    const picture = own.get(word);
    return picture ? [{ word, telling, picture }] : [];
  }),
);
const inDoubt = new Set(doubtfulConcepts.map(({ word }) => word));

export const plainConcepts: ReadonlyMap<string, string> = new Map(
  [...own].filter(([word]) => !inDoubt.has(word)),
);
/** Words that mean their picture only where nothing better is said. */
export const faintConcepts = byWord([faint]);
