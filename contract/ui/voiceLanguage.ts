/** Whether a voice can read what a script is written in; only what is known counts. [LG1] */
import type { Voice } from '../voice';

/** @param language ISO 639-1; null where nobody is sure. */
export const canRead = ({ languages }: Pick<Voice, 'languages'>, language: string | null): boolean =>
  language === null || languages === undefined || languages.includes(language);
