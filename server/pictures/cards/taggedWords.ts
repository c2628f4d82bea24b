/** A text's words as they stand between spaces, each with what the tagger says of it. */
import nlp from '../../text/compromise';
import { lettersOf } from '../../text/words';

export interface TaggedWord {
  /** With its marks. */
  readonly text: string;
  /** compromise's names: Noun, Verb, Copula … */
  readonly tags: ReadonlySet<string>;
}
interface Term {
  readonly text: string;
  readonly tags?: ReadonlySet<string>;
}

/** One sentence is asked for again and again while an article is condensed, and the tagger takes longest of all. */
const KEPT = 2000;
const kept = new Map<string, readonly TaggedWord[]>();

export function taggedWords(text: string): readonly TaggedWord[] {
  const known = kept.get(text);
  if (known) return known;
  const words = text.split(/\s+/).filter(Boolean);
  const terms = nlp(words.join(' ')).termList() as Term[];
  const tagged = words.map((word) => ({ text: word, tags: tagsOf(word, terms) }));
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, tagged);
  return tagged;
}

/** Takes the word's terms from the list: the tagger parts some words (`don't`, `old-fashioned`), and the last part tells. */
function tagsOf(word: string, terms: Term[]): ReadonlySet<string> {
  const whole = lettersOf(word);
  let said = '';
  let tags: ReadonlySet<string> = new Set();
  while (terms[0] && said !== whole && whole.startsWith(said + lettersOf(terms[0].text))) {
    const term = terms.shift();
    said += lettersOf(term?.text ?? '');
    tags = term?.tags ?? tags;
  }
  return tags;
}

/** A clause ends behind such a word. */
export const CLAUSE_END = /[,;:.!?…—–，、；：。！？،؛؟]["'”’)」』）]*$/u;
