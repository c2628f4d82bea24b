/** Lends a font to the page under a given name, and takes it away again. */

interface Font {
  readonly family: string;
  readonly url: string;
}
interface Listeners {
  onLoaded(): void;
  onFailed(): void;
}
/** Returns what takes the font away. */
export type LendFont = (font: Font, listeners: Listeners) => () => void;

type World = Pick<Window & typeof globalThis, 'FontFace' | 'document'>;

export const createLendFont =
  ({ FontFace, document }: World): LendFont =>
  ({ family, url }, { onLoaded, onFailed }) => {
    const face = new FontFace(family, `url(${JSON.stringify(url)})`);
    document.fonts.add(face);
    face.load().then(onLoaded, onFailed);
    return () => void document.fonts.delete(face);
  };
