/** An intro or outro: its first picture stands still until it is played. [B1] */
import type { BrandAsset } from '../../../contract/brandAsset';
import * as css from './previews.css';

export const OwnClip = ({ asset: { url, name } }: { asset: BrandAsset }) => (
  <video
    src={`${url}#t=0.1`}
    aria-label={name}
    className={css.clip}
    preload="metadata"
    controls
    controlsList="nodownload noremoteplayback"
    playsInline
    data-heard-alone
  />
);
