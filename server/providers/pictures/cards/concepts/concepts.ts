/** What can be shown: for each picture the nouns that it stands for, singular, each in one place only. */
import { body } from './body';
import { byWord, type Concepts } from './byWord';
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

export const plainConcepts = byWord(plain);
/** Words that mean their picture only where nothing better is said. */
export const faintConcepts = byWord([faint]);
