/** The two files of a recording: its sound, and beside it what was measured, written last and removed first. */
export const factsKey = (key: string) => key.replace(/\.wav$/, '.facts');
