/** What was typed as a pattern of `like` that means just that. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
