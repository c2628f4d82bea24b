/** Beside a finished video: the way to its links. [ED4] */
import { useSelector } from '@xstate/react';
import { Share2 } from 'lucide-react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { shareMessages } from '../../locales/messages/share';
import type { shareLinkMachine } from '../../machines/shareLink/shareLink.machine';
import { Button } from '../../ui/controls/Button';
import { later } from '../../ui/loading/later';

const ShareDialog = later(() => import('./ShareDialog'));

export function Sharing({ share }: { share: ActorRefFrom<typeof shareLinkMachine> }) {
  const isOpen = useSelector(share, (snapshot) => snapshot.matches('open'));
  return (
    <>
      <Button variant="secondary" onClick={() => share.send({ type: 'share.opened' })}>
        <Share2 size={16} aria-hidden />
        {shareMessages.share}
      </Button>
      <Suspense>{isOpen ? <ShareDialog share={share} /> : null}</Suspense>
    </>
  );
}
