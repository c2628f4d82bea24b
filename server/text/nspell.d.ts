/** What we use of `nspell` and its dictionary. */
declare module 'nspell' {
  interface Dictionary {
    readonly aff: Uint8Array;
    readonly dic: Uint8Array;
  }
  export default function nspell(dictionary: Dictionary): { correct: (word: string) => boolean };
}
declare module 'dictionary-en' {
  const dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array };
  export default dictionary;
}
