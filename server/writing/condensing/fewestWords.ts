/** Apart from what condenses: that loads a tagger, which whoever only counts has no use for. */

/** Of fewer words no script is made: about fifteen seconds of speech. */
export const FEWEST_WORDS = 40;
