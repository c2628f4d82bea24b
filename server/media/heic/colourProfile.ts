/** What the numbers of a phone's picture mean as colours: its ICC profile, or the name of one that everybody knows. */
/* oxlint-disable no-underscore-dangle -- so the compiler calls the library's own functions */
import type { HeifImage, Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

export type ColourProfile = Uint8Array<ArrayBuffer> | 'display-p3';

const letters = (text: string) => Buffer.from(text, 'latin1').readUInt32BE();
const [RESTRICTED, ANY, NUMBERED] = ['rICC', 'prof', 'nclx'].map(letters);
/** Of the numbered primaries (ISO/IEC 23091-2, table 2), those of Display P3; most others are sRGB's or close. */
const P3_PRIMARIES = 12;
const MOST_BYTES = 4 * 1024 * 1024;
/** libheif's structures: an error; numbers of 32 bits, the version first. */
const [ERROR_BYTES, POINTER_BYTES, PRIMARIES_AT] = [16, 4, 4];

/** Null where nothing is said: sRGB. Memory is taken and not given back, as the whole library goes with its thread. */
export function colourProfileOf(libheif: Libheif, { handle }: HeifImage): ColourProfile | null {
  const { ptr } = handle.$$;
  const error = libheif._malloc(ERROR_BYTES);
  const type = libheif._heif_image_handle_get_color_profile_type(ptr);
  if (type === RESTRICTED || type === ANY) {
    const bytes = libheif._heif_image_handle_get_raw_color_profile_size(ptr);
    if (bytes === 0 || bytes > MOST_BYTES) return null;
    const at = libheif._malloc(bytes);
    libheif._heif_image_handle_get_raw_color_profile(error, ptr, at);
    return libheif.HEAPU8.slice(at, at + bytes);
  }
  if (type !== NUMBERED) return null;
  const pointer = libheif._malloc(POINTER_BYTES);
  libheif._heif_image_handle_get_nclx_color_profile(error, ptr, pointer);
  const memory = new DataView(libheif.HEAPU8.buffer);
  const primaries = memory.getUint32(memory.getUint32(pointer, true) + PRIMARIES_AT, true);
  return primaries === P3_PRIMARIES ? 'display-p3' : null;
}
