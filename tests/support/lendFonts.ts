/** jsdom has no `document.fonts`; files of one worker share its document, so what is lent has to be given back. */
export function lendFonts(fonts: unknown): () => void {
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  return () => void Reflect.deleteProperty(document, 'fonts');
}
