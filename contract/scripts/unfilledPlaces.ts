/** What is left open in a script, as both sides read it. */
const PLACE = /\[[^\]\n]*\p{L}[^\]\n]*\]/gu;

/** How many [places] of an outline still wait for their words; a reference such as [3] is none. */
export const unfilledPlaces = (script: string): number => script.match(PLACE)?.length ?? 0;
