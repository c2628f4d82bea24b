/** Files that the preview could not show: each is told of once, however many frames ask for it. */
const told = new Set<string>();

export function tellBroken(src: string, cause: unknown): void {
  if (told.has(src)) return;
  told.add(src);
  console.warn(`Cannot show ${src}`, cause);
}
