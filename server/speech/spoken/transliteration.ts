/** A Cyrillic or Greek name within an English script, in the letters that the engine reads. */

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  `а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya
   і i ї yi є ye ґ g ў w ћ ch ђ j љ ly њ ny џ j
   α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ kh ψ ps ω o ъ _ ь _`
    .split(/\s+/)
    .flatMap((letter, at, all) =>
      at % 2 === 0 ? [[letter, all[at + 1] === '_' ? '' : (all[at + 1] ?? '')]] : [],
    ),
);

export const transliterated = (text: string): string =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    const latin = LETTERS[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
