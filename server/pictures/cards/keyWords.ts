/** The few words of a part that a card can say at a glance. */
import { isLittle } from '../../text/littleWords';

const MOST_CHARACTERS = 60;
/** Where a thought ends or another one begins. */
const JOINTS = /[.,;:!?…]["'”’)]*\s+|\s+[–—-]\s+|\s+(?=(?:but|because|before|after|when|while|if|so)\s)/i;
/** Little words without which the rest says something else, or the contrary. */
const TURNING = new Set(
  'no not never nor only few less least most more without nobody nothing none hardly cannot unless'.split(
    ' ',
  ),
);
/** What leads from one thought to the next and can always go. */
const LEADING = new Set('and but so because that then or yet for also'.split(' '));
/** Who does it, and that it is done: they can go where nothing turns on them. */
const OPENING = new Set(
  (
    'i you we they it he she who which is are was were be been has have had do does did can could may ' +
    'might must should will would'
  ).split(' '),
);

/** A short part whole; of a longer one the thought that says most, without the small words around it. */
export function keyWords(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= MOST_CHARACTERS) return begun(whole.replace(/[\s,;:–—-]+$/, ''));
  const thoughts = whole.split(JOINTS).map((thought) => trimmed(thought.split(' ')));
  const best = thoughts.reduce((most, thought) => (sayingOf(thought) > sayingOf(most) ? thought : most));
  // Small words alone can say something, too: "This is it".
  return begun(fitting(best.length > 0 ? best : whole.split(' ')));
}

const begun = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);

function trimmed(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isLittle(word));
  if (first < 0) return [];
  const isTurned = words.slice(0, first).some(turns);
  const mayGo = (word: string) => LEADING.has(word) || (!isTurned && OPENING.has(word));
  return words.slice(words.findIndex((word) => !mayGo(plain(word))));
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');
const turns = (word: string) => TURNING.has(plain(word)) || /n['’]t$/i.test(word);

const sayingOf = (words: readonly string[]) => words.filter((word) => !isLittle(word)).join('').length;

function fitting(words: readonly string[]): string {
  const said: string[] = [];
  for (const word of words) {
    if ([...said, word].join(' ').length > MOST_CHARACTERS) return `${cutShort(said, word)}…`;
    said.push(word);
  }
  return said.join(' ').replace(/[^\p{L}\p{N}%]+$/u, '');
}

/** Not in the midst of what belongs together: 'who could …' */
function cutShort(said: readonly string[], next: string): string {
  const last = said.findLastIndex((word) => !isLittle(word));
  return last < 0 ? next.slice(0, MOST_CHARACTERS) : said.slice(0, last + 1).join(' ');
}
