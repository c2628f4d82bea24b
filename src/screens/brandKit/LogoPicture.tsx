/** A logo on light and on dark, so that one that vanishes on either is seen before it is used. [B1] */
import type { BrandAsset } from '../../../contract/brandAsset';
import { brandKitWords } from '../../words/en/brandKit';
import * as css from './previews.css';

export const LogoPicture = ({ asset: { url, name } }: { asset: BrandAsset }) => (
  <div className={css.halves}>
    <div className={css.half({ ground: 'light' })}>
      <img src={url} alt={brandKitWords.onLight(name)} className={css.logo} loading="lazy" />
    </div>
    <div className={css.half({ ground: 'dark' })}>
      <img src={url} alt={brandKitWords.onDark(name)} className={css.logo} loading="lazy" />
    </div>
  </div>
);
