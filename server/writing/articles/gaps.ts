/** Where words of an article's wikitext are lost when it is read as text: formulas, and templates that nothing is known of. */

/** Stands for words that are missing: what has one is no whole sentence. */
export const GAP = '\uFFFC';

const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const FORMULA = /<(math|chem|ce)\b[^<>]*>[\s\S]*?<\/\1>/gi;
/** Somebody else's words, of a moment or a feeling. */
const QUOTATION = /<blockquote\b[^<>]*>[\s\S]*?<\/blockquote>/gi;
/** A formula on a line of its own belongs to the sentence around it. */
const INDENTED = new RegExp(`^[:*#; ]+(?=${GAP})`, 'gm');
/** "trees.<ref>…</ref>They": a space is left out where the note stands. */
const NOTE_BEFORE_WORD = /(<\/ref>|<ref\b[^<>]*\/>)(?=\p{L})/giu;
/** The head of a definition, which is no part of the line behind it: ";Getter". */
const TERM = /^;[^:\n]*(?=\n)/gm;
/** A note stands right behind its word: what says something has a space before it, or a mark that opens. */
const BEFORE_WORDS = /(?:[^\S\n]|[([“‘])["'([“‘]*$/u;
/** "'''Bob Marley''' {{post-nominals|OM}}, …": behind a name in bold stands what is said of the name. */
const BEHIND_NAME = /'''[^\S\n]$/;
const BEFORE = 8;

/** With marks around each template that stands where words do. */
export function withMarks(wikitext: string): string {
  const text = wikitext
    .replace(QUOTATION, '\n')
    .replace(FORMULA, GAP)
    .replace(INDENTED, '')
    .replace(TERM, '')
    .replace(NOTE_BEFORE_WORD, '$1 ');
  let [marked, depth, isMarked, wasMarked, from] = ['', 0, false, false, 0];
  for (const { 0: brace, index } of text.matchAll(/\{\{|\}\}/g)) {
    const isOpening = brace === '{{';
    if (isOpening && depth === 0) {
      const before = text.slice(Math.max(from, index - BEFORE), index);
      // Templates at the head of an article are in no sentence, even those that stand in one line.
      const isInWords = wasMarked || text.slice(from, index).trim() !== '';
      isMarked = isInWords && BEFORE_WORDS.test(before) && !BEHIND_NAME.test(before);
      marked += text.slice(from, index) + (isMarked ? OPEN : '');
      from = index;
    }
    depth = Math.max(0, depth + (isOpening ? 1 : -1));
    if (isOpening || depth > 0) continue;
    marked += text.slice(from, index + brace.length) + (isMarked ? CLOSE : '');
    [from, wasMarked, isMarked] = [index + brace.length, isMarked, false];
  }
  return marked + text.slice(from);
}

/** The text that was read of it, with gaps where nothing was read between two marks. */
export const withGaps = (text: string): string =>
  text.replace(new RegExp(`${OPEN}\\s*${CLOSE}`, 'g'), GAP).replace(new RegExp(`[${OPEN}${CLOSE}]`, 'g'), '');
