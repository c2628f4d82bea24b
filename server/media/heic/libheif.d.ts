/** Of libheif's own build for JavaScript, what we call; the package describes its lower half alone. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `pixels` with RGBA, turned as the file says; null when it cannot be decoded. */
    display(pixels: Pixels, done: (shown: Pixels | null) => void): void;
    free(): void;
  }
  interface Libheif {
    readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
    readonly ready?: Promise<unknown>;
  }
  const open: () => Libheif;
  export default open;
}
