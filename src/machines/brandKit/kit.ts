/** What the chart of the brand kit keeps. */
import type { BrandAsset } from '../../../contract/brandAsset';
import type { AssetType } from '../../../contract/ui/assetFiles';

export interface ChosenFile {
  readonly assetType: AssetType;
  readonly file: File;
}
export interface FailedFile extends ChosenFile {
  /** The server's own sentence, when it gave one. */
  readonly reason: string | null;
  /** False for a file of another kind: it was not even sent. */
  readonly fits: boolean;
  /** Whether the same, sent once more, may be taken. */
  readonly again: boolean;
}
/** A deleted asset, and where in the list it stood. */
export interface DeletedAsset {
  readonly asset: BrandAsset;
  readonly index: number;
}

export interface BrandKitContext {
  readonly assets: readonly BrandAsset[];
  /** The first is on its way. */
  readonly queue: readonly ChosenFile[];
  readonly filesDone: number;
  readonly filesTotal: number;
  readonly failures: readonly FailedFile[];
  /** Being deleted, one after the other. */
  readonly leaving: readonly BrandAsset[];
  /** Being restored, one after the other. */
  readonly returning: readonly DeletedAsset[];
}
export const emptyKit: BrandKitContext = {
  assets: [],
  queue: [],
  filesDone: 0,
  filesTotal: 0,
  failures: [],
  leaving: [],
  returning: [],
};
