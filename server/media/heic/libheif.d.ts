/** Of libheif's own build for JavaScript, what we call; the package describes its lower half alone. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `pixels` with RGBA, turned as the file says; null when it cannot be decoded. */
    display(pixels: Pixels, done: (shown: Pixels | null) => void): void;
    free(): void;
    /** Where the library's own functions find it. */
    readonly handle: { readonly $$: { readonly ptr: number } };
  }
  export interface Libheif {
    readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
    readonly ready?: Promise<unknown>;
    /** Its memory; another one after it has grown. */
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(bytes: number): number;
    /** Four letters as one number; 0 where there is none. */
    _heif_image_handle_get_color_profile_type(handle: number): number;
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, to: number): void;
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, to: number): void;
  }
  const open: () => Libheif;
  export default open;
}
