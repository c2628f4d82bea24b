/** Media as tiles: each with a key of its own, also where the same address stands twice. [G4] */
import type { MediaKind } from '../../machines/galleryUpload/galleryUpload.machine';

export interface TileData {
  readonly kind: MediaKind;
  readonly index: number;
}
export interface Tile extends TileData {
  readonly id: string;
  readonly src: string;
}

/** The first, the second … of the same address: it stays the same when the tile is moved. */
export const tilesOf = (kind: MediaKind, addresses: readonly string[]): readonly Tile[] =>
  addresses.map((src, index) => {
    const nth = addresses.slice(0, index).filter((other) => other === src).length;
    return { kind, index, src, id: `${kind} ${nth} ${src}` };
  });
