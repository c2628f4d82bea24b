/** A text's words as they stand between spaces, each with what the tagger says of it. */
import nlp from 'compromise/two';

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

export function taggedWords(text: string): TaggedWord[] {
  const words = text.split(/\s+/).filter(Boolean);
  const terms = nlp(words.join(' ')).termList() as Term[];
  return words.map((word) => ({ text: word, tags: tagsOf(word, terms) }));
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

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
