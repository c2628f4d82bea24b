/** The few words of a part that a card can say at a glance. */
import { isLittle } from '../../../text/littleWords';

const MOST_CHARACTERS = 60;
/** Where a thought ends or another one begins. */
const JOINTS = /[.,;:!?…]["'”’)]*\s+|\s+[–—-]\s+|\s+(?=(?:but|because|before|after|when|while|if|so)\s)/i;

/** A short part whole; of a longer one the thought that says most, without the small words around it. */
export function keyWords(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= MOST_CHARACTERS) return whole;
  const thoughts = whole.split(JOINTS).map((thought) => trimmed(thought.split(' ')));
  const best = thoughts.reduce((most, thought) => (sayingOf(thought) > sayingOf(most) ? thought : most));
  // Small words alone can say something, too: "This is it".
  const said = fitting(best.length > 0 ? best : whole.split(' '));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function trimmed(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isLittle(word));
  const last = words.findLastIndex((word) => !isLittle(word));
  return first < 0 ? [] : words.slice(first, last + 1);
}

const sayingOf = (words: readonly string[]) => words.filter((word) => !isLittle(word)).join('').length;

function fitting(words: readonly string[]): string {
  let said = '';
  for (const word of words) {
    if (`${said} ${word}`.length > MOST_CHARACTERS) return `${said || word.slice(0, MOST_CHARACTERS)}…`;
    said = `${said} ${word}`.trim();
  }
  return said.replace(/[^\p{L}\p{N}%]+$/u, '');
}
