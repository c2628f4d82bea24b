/** Fonts of the user's own, from where they are stored. */
import { ownFamily } from './families';

const loading = new Map<string, Promise<void>>();

/** Never rejects: a font that does not load is told of once and left out. */
export function loadOwnFont(src: string): Promise<void> {
  const begun = loading.get(src) ?? load(src);
  loading.set(src, begun);
  return begun;
}

async function load(src: string): Promise<void> {
  try {
    // One file serves all weights: the browser must not thicken it on its own.
    const face = new FontFace(ownFamily(src), `url(${JSON.stringify(src)})`, { weight: '100 900' });
    document.fonts.add(await face.load());
  } catch (cause) {
    console.warn(`Cannot load the font ${src}; another is used`, cause);
  }
}
