/** Loads a font into the page under a given name, and removes it again. */

interface Font {
  readonly family: string;
  readonly url: string;
}
interface Listeners {
  onLoaded(): void;
  onFailed(): void;
}
/** Returns what removes the font. */
export type LoadFont = (font: Font, listeners: Listeners) => () => void;

type Options = Pick<Window & typeof globalThis, 'FontFace' | 'document'>;

export const createLoadFont =
  ({ FontFace, document }: Options): LoadFont =>
  ({ family, url }, { onLoaded, onFailed }) => {
    const face = new FontFace(family, `url(${JSON.stringify(url)})`);
    document.fonts.add(face);
    face.load().then(onLoaded, onFailed);
    return () => void document.fonts.delete(face);
  };
