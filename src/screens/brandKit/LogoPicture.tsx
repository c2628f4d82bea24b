/** A logo on light and on dark, so that one that vanishes on either is seen before it is used. [B1] */
import type { BrandAsset } from '../../../contract/brandAsset';
import { brandKitMessages } from '../../locales/messages/brandKit';
import * as css from './previews.css';

export const LogoPicture = ({ asset: { url, name } }: { asset: BrandAsset }) => (
  <div className={css.halves}>
    <div className={css.half({ background: 'light' })}>
      <img src={url} alt={brandKitMessages.onLight(name)} className={css.logo} loading="lazy" />
    </div>
    <div className={css.half({ background: 'dark' })}>
      <img src={url} alt={brandKitMessages.onDark(name)} className={css.logo} loading="lazy" />
    </div>
  </div>
);
