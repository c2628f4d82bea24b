/** The product as the speaker of an ad refers to it, and lines with places for that. */
import { withArticle, capital } from './grammar';

export interface Subject {
  /** With its article where it takes one: "the Acme UltraClean". */
  readonly name: string;
  /** What sort of thing it is, in the page's own word: "vacuum cleaner". */
  readonly noun: string | undefined;
  /** Earbuds, shoes: they. */
  readonly isMany: boolean;
  /** Granola, tea: never "a granola". */
  readonly isMass: boolean;
}

/**
 * Fills the places of a line. `{name} {noun} {a noun} {old noun}`, `{it} {them} {is} {does} {its}` agree with the
 * product; a noun in [brackets] must be on the page, or the line is not said.
 */
export function said(line: string, subject: Subject, page: string): string | undefined {
  const { name, noun, isMany, isMass } = subject;
  if (/noun\}/.test(line) && !noun) return undefined;
  if (isMass && line.includes('{old noun}')) return undefined;
  const nouns = [...line.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word);
  if (!nouns.every((word) => isOnPage(word, page))) return undefined;
  const words: Readonly<Record<string, string>> = {
    name,
    noun: noun ?? '',
    'a noun': noun && !isMany && !isMass ? withArticle(noun) : (noun ?? ''),
    'new noun': isMany || isMass ? `new ${noun}` : `a new ${noun}`,
    'old noun': `your old ${noun}`,
    it: isMany ? 'they' : 'it',
    them: isMany ? 'them' : 'it',
    its: isMany ? 'their' : 'its',
    is: isMany ? 'are' : 'is',
    'this is': isMany ? 'these are' : 'this is',
    does: isMany ? 'do' : 'does',
    has: isMany ? 'have' : 'has',
    s: isMany ? '' : 's',
  };
  const filled = line
    .replace(/[[\]]/g, '')
    .replace(/\{([a-z ]+)\}/g, (_, place: string) => words[place] ?? '');
  return filled
    .replace(/^\W*[a-z]/, capital)
    .replace(/([.?!] )([a-z])/g, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** In any of its forms: "dogs" is "dog", "charging" is "charge". */
export function isOnPage(word: string, page: string): boolean {
  const stem = word.toLowerCase().replace(/(?:ies|es|ing|ed|s|y|e)$/, '');
  return new RegExp(`\\b${stem.replace(/[^a-z ]/g, '.')}`, 'i').test(page);
}
