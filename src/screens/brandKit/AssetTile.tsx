/** One asset: how it looks, what it is called, and its delete button. [B1] */
import { Trash2 } from 'lucide-react';
import type { BrandAsset } from '../../../contract/brandAsset';
import { Button } from '../../ui/controls/Button';
import { Ring } from '../../ui/feedback/Spinner';
import { brandKitMessages } from '../../locales/messages/brandKit';
import * as css from './brandKit.css';
import { useKit, type KitProps } from './brandKitActor';
import { FontLetters } from './FontLetters';
import { LogoPicture } from './LogoPicture';
import { OwnClip } from './OwnClip';

type Props = KitProps & { asset: BrandAsset };

const previews = {
  logo: ({ asset }) => <LogoPicture asset={asset} />,
  font: ({ asset, fontPreview }) => <FontLetters asset={asset} fontPreview={fontPreview} />,
  intro: ({ asset }) => <OwnClip asset={asset} />,
  outro: ({ asset }) => <OwnClip asset={asset} />,
} satisfies Record<BrandAsset['asset_type'], (props: Props) => React.JSX.Element>;

export function AssetTile(props: Props) {
  const { actor, asset } = props;
  const isLeaving = useKit(actor).leaving.includes(asset);
  const Preview = previews[asset.asset_type];
  return (
    <li className={css.tile} aria-busy={isLeaving}>
      <div className={css.preview}>
        <Preview {...props} />
      </div>
      <div className={css.foot}>
        <span className={css.name} title={asset.name}>
          {asset.name}
        </span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={isLeaving ? brandKitMessages.removing(asset.name) : brandKitMessages.remove(asset.name)}
          disabled={isLeaving}
          onClick={() => actor.send({ type: 'delete.chosen', asset })}
        >
          {isLeaving ? <Ring /> : <Trash2 size={18} aria-hidden />}
        </Button>
      </div>
    </li>
  );
}
