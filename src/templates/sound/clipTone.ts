/** What brings a clip's pitch back in a player, which raises it with the clip's speed; in the file it stays. Pure. */

/** The player's own limit: below half its speed a clip sounds lower than in the file. */
const HIGHEST = 2;

export const clipTone = (speed: number): number => Math.min(HIGHEST, 1 / speed);
