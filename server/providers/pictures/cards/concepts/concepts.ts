/** What can be shown: for each picture the nouns that it stands for, singular, each in one place only. */
import { body } from './body';
import { earth } from './earth';
import { everyday } from './everyday';
import { faint } from './faint';
import { food } from './food';
import { living } from './living';
import { money } from './money';
import { science } from './science';
import { society } from './society';
import { technology } from './technology';

/** By the name of the picture's file in `assets/pictures`: nouns and fixed phrases, parted by commas. */
export type Concepts = Readonly<Record<string, string>>;

/** Words that mean their picture wherever they stand. */
const plain: readonly Concepts[] = [science, living, earth, body, money, society, technology, food, everyday];

const byWord = (fields: readonly Concepts[]): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap((field) =>
      Object.entries(field).flatMap(([picture, words]) =>
        words.split(', ').map((word) => [word, picture] as const),
      ),
    ),
  );

export const plainConcepts = byWord(plain);
/** Words that mean their picture only where nothing better is said. */
export const faintConcepts = byWord([faint]);
