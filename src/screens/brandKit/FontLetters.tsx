/** A font shows its letters. [B1] */
import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { BrandAsset } from '../../../contract/brandAsset';
import type { fontPreviewMachine } from '../../machines/brandKit/fontPreview.machine';
import { Skeleton } from '../../ui/Skeleton';
import { brandKitWords } from '../../words/en/brandKit';
import * as css from './previews.css';

interface Props {
  asset: BrandAsset;
  fontPreview: typeof fontPreviewMachine;
}
type Snapshot = SnapshotFrom<typeof fontPreviewMachine>;

const views = {
  awaited: () => <Skeleton height="56px" />,
  readable: ({ context: { family } }) => (
    <div className={css.letters} style={{ fontFamily: JSON.stringify(family) }}>
      <p className={css.alphabet}>{brandKitWords.letters}</p>
      <p className={css.pangram}>{brandKitWords.pangram}</p>
    </div>
  ),
  unreadable: () => <p className={css.unreadable}>{brandKitWords.unreadable}</p>,
} satisfies Record<Snapshot['value'], (snapshot: Snapshot) => React.JSX.Element>;

export function FontLetters({ asset, fontPreview }: Props) {
  const actor = useActorRef(fontPreview, { input: { family: `brand-font-${asset.id}`, url: asset.url } });
  const snapshot = useSelector(actor, (state) => state);
  return <div className={css.sheet}>{views[snapshot.value](snapshot)}</div>;
}
