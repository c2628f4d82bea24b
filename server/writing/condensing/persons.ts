/** Whether an English noun says who somebody is: "king", "teacher". */
import { taggedWords } from '../../pictures/cards/taggedWords';

export const isPerson = (noun: string): boolean =>
  taggedWords(`the ${noun}`).some(({ tags }) => tags.has('Actor') || tags.has('Person'));
