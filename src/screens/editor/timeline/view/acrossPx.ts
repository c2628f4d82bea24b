/** Across, everything stands at its moment times the scale: a zoom changes one value and draws nothing anew. */

/** @param ms the name of a custom property that holds ms of the video. */
export const acrossPx = (ms: `--${string}`) => `calc(var(${ms}) * var(--px-per-ms) * 1px)`;
