/** A font shows its letters. [B1] */
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BrandAsset } from '../../../contract/brandAsset';
import type { fontPreviewMachine } from '../../machines/brandKit/fontPreview.machine';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { brandKitMessages } from '../../locales/messages/brandKit';
import * as css from './previews.css';

type Snapshot = SnapshotFrom<typeof fontPreviewMachine>;

const views = {
  awaited: () => <Skeleton height="56px" />,
  readable: ({ context: { family } }) => (
    <div className={css.letters} style={{ fontFamily: JSON.stringify(family) }}>
      <p className={css.alphabet}>{brandKitMessages.letters}</p>
      <p className={css.pangram}>{brandKitMessages.pangram}</p>
    </div>
  ),
  unreadable: () => <p className={css.unreadable}>{brandKitMessages.unreadable}</p>,
} satisfies Record<Snapshot['value'], (snapshot: Snapshot) => React.JSX.Element>;

export function FontSheet({ actor }: { actor: ActorRefFrom<typeof fontPreviewMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  return <div className={css.sheet}>{views[snapshot.value](snapshot)}</div>;
}

interface Props {
  asset: BrandAsset;
  fontPreview: typeof fontPreviewMachine;
}

export function FontLetters({ asset: { id, url }, fontPreview }: Props) {
  return <FontSheet actor={useActorRef(fontPreview, { input: { family: `brand-font-${id}`, url } })} />;
}
