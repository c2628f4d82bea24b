/** Which files may become which brand asset, by what the browser knows of them; the server looks inside. [B2] */
import type { BrandAsset } from '../brandAsset';

export type AssetType = BrandAsset['asset_type'];

/** As a file input's `accept` has it: kinds of media, or endings. */
export const ACCEPTED_FILES: Readonly<Record<AssetType, readonly string[]>> = {
  logo: ['image/*'],
  font: ['.ttf', '.otf', '.woff', '.woff2'],
  intro: ['video/*'],
  outro: ['video/*'],
};

const fits = ({ name, type }: File) => {
  const ending = name.toLowerCase();
  return (accepted: string) =>
    accepted.startsWith('.') ? ending.endsWith(accepted) : type.startsWith(accepted.replace('*', ''));
};

export const fileFits = (assetType: AssetType, file: File): boolean =>
  ACCEPTED_FILES[assetType].some(fits(file));
