/** The few words of a part that a card can say at a glance. */
import { isLittle } from '../../../text/littleWords';

const MOST_CHARACTERS = 34;
const SHORT_ENOUGH = 42;
const MOST_WORDS = 5;
const lengthOf = (words: readonly string[]) => words.join(' ').length;

/** A short part whole; of a longer one the run of words that says most, without the small ones around it. */
export function keyWords(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= SHORT_ENOUGH) return whole;
  const runs: string[][] = [[]];
  for (const word of whole.split(' ')) {
    const run = runs.at(-1) ?? [];
    if (isLittle(word) || lengthOf([...run, word]) > MOST_CHARACTERS) runs.push([]);
    if (!isLittle(word)) runs.at(-1)?.push(word);
    if (/[.,;:!?…]["'”’)]*$/.test(word)) runs.push([]);
  }
  const longest = runs.reduce((best, run) => (lengthOf(run) > lengthOf(best) ? run : best));
  // Little words alone can say something, too: "This is it".
  const run = longest.length > 0 ? longest : whole.split(' ').slice(0, MOST_WORDS);
  const said = run.join(' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
