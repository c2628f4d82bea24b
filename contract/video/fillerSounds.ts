/** Sounds of thinking (um, uh) among words that were heard or written: one rule for who times a recording and who cuts it. Pure. [SC2] */

const lettersOf = (text: string) => text.normalize('NFC').toLowerCase().match(/\p{L}/gu) ?? [];
const isVowel = (letter: string) => 'aeiouy'.includes(letter.normalize('NFD').charAt(0));

/** Letters may be drawn out: a vowel is when it is written twice, another letter from three on. That `err` is no `er`. */
function drawnOut(sound: string): string {
  const runs: { letter: string; count: number }[] = [];
  for (const letter of lettersOf(sound)) {
    const run = runs.at(-1);
    if (run?.letter === letter) run.count += 1;
    else runs.push({ letter, count: 1 });
  }
  return runs
    .map(({ letter, count }) =>
      isVowel(letter) || count > 1 ? `${letter}{${count},}` : `${letter}(?:${letter}{2,})?`,
    )
    .join('');
}

/** Whether a word as it is written is one of those sounds: what is asked, called out, in capitals or an abbreviation says something. */
export function soundsLike(sounds: readonly string[]): (text: string) => boolean {
  if (sounds.length === 0) return () => false;
  const known = new RegExp(`^(?:${sounds.map(drawnOut).join('|')})$`, 'u');
  return (text) => {
    const word = text.normalize('NFC').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const isInCapitals = word === word.toUpperCase();
    return known.test(word.toLowerCase()) && !isInCapitals && !/[?!]\P{L}*$/u.test(text);
  };
}
