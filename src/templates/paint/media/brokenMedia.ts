/** Files that the preview could not show: each is told of once, however many frames ask for it. */
let told: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function tellBroken(src: string, cause: unknown): void {
  if (told.has(src)) return;
  told = new Set([...told, src]);
  console.warn(`Cannot show ${src}`, cause);
  for (const listener of [...listeners]) listener();
}

/** For who shows the preview: the same set until another file broke. */
export const brokenMedia = {
  get: () => told,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
