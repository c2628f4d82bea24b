/** A language as recognisers name it (`en`, `en-US`, `english`), as ISO 639-1. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** English names, as the Unicode tables have them; made when the first one is asked for. */
let codes: Map<string, string> | undefined;
function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const known = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = names.of(code)?.toLowerCase();
    return name ? [[name, code] as const] : [];
  });
  // Withdrawn codes (`iw`, `in`) come behind those in use (`he`, `id`).
  return new Map(known.toReversed());
}

/** Null where it is none that is known. */
export function languageCode(named: string): string | null {
  const name = named.trim().toLowerCase();
  const [code] = /^[a-z]{2}(?=$|[-_])/u.exec(name) ?? [];
  return code ?? (codes ??= codesByName()).get(name) ?? null;
}
