/** One kind of asset: what it is for, those there are, those on their way, and where more come in. [B1] [B2] */
import { useId } from 'react';
import { brandKitMessages } from '../../locales/messages/brandKit';
import { AssetTile } from './AssetTile';
import * as css from './brandKit.css';
import { useKit, type SectionProps } from './brandKitActor';
import { AddTile } from './AddTile';
import { SectionFailures, SectionProgress, WaitingTiles } from './SectionUploads';

export function AssetSection(props: SectionProps) {
  const { actor, assetType } = props;
  const titleId = useId();
  const words = brandKitMessages.sections[assetType];
  const assets = useKit(actor).assets.filter(({ asset_type }) => asset_type === assetType);
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {words.title}
        </h2>
        <p className={css.purpose}>{words.purpose}</p>
      </div>
      <SectionFailures actor={actor} assetType={assetType} />
      <SectionProgress actor={actor} assetType={assetType} />
      <ul className={css.grid}>
        {assets.map((asset) => (
          <AssetTile key={asset.id} {...props} asset={asset} />
        ))}
        <WaitingTiles actor={actor} assetType={assetType} />
        <li className={css.addItem}>
          <AddTile
            assetType={assetType}
            onChoose={(files) => actor.send({ type: 'files.chosen', assetType, files })}
          />
        </li>
      </ul>
    </section>
  );
}
