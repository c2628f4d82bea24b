/** Where in its sentence each word begins. */
import type { Part } from '../../text/partsOfSpeech';

export function startsOf(sentence: string, parts: readonly Part[]): number[] {
  const plain = sentence.replace(/[’‘]/g, "'");
  let from = 0;
  return parts.map(({ text }) => {
    const at = plain.indexOf(text, from);
    from = at + text.length;
    return at;
  });
}
