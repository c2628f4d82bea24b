/** How hard a text is to follow, by Flesch and Kincaid's grade: years of school that it asks for. */
import { countWords } from './countWords';

export const readingLevels = ['easy', 'standard', 'advanced'] as const;
export type ReadingLevel = (typeof readingLevels)[number];

/** School years up to which a text is easy, and up to which it is standard. */
const GRADES = { easy: 4, standard: 8 } as const;

/** Kincaid et al. (1975), Navy Research Branch Report 8-75. */
export function readingGrade(text: string): number {
  const words = countWords(text);
  if (words === 0) return 0;
  const sentences = text.match(/[.!?…]+(?=["'”’)\]]*(?:\s|$))/g)?.length ?? 1;
  return 0.39 * (words / sentences) + 11.8 * (syllablesIn(text) / words) - 15.59;
}

export function readingLevelOf(text: string): ReadingLevel {
  const grade = readingGrade(text);
  return grade < GRADES.easy ? 'easy' : grade < GRADES.standard ? 'standard' : 'advanced';
}

const syllablesIn = (text: string): number =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).reduce((sum, word) => sum + syllables(word), 0);

/** Groups of vowels that are heard: a final e is not, nor is that of -ed and -es. */
function syllables(word: string): number {
  const heard = word
    .replace(/(?:[^laeiouy]es|[^dtaeiouy]ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouyà-ÿ]{1,2}/g);
  return Math.max(1, heard?.length ?? 0);
}
