/** Apart from what condenses: that loads a tagger, which whoever only counts has no use for. */
import { WORDS_BY_SECONDS } from '../../../contract/limits';

/** Of fewer words no script is made: it would be no video of the shortest length that can be asked for. */
export const FEWEST_WORDS = WORDS_BY_SECONDS[15].min;
