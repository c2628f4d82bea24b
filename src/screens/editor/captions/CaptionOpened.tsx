/** Where the opened caption is corrected; its code comes when the first one is opened. */
import { useSelector } from '@xstate/react';
import { Suspense, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { captionEditMachine } from '../../../machines/captionEdit/captionEdit.machine';
import { brokenSmall, later } from '../../../ui/loading/later';

const CaptionPopover = later(() => import('./CaptionPopover'), brokenSmall);

export interface CaptionOpenedProps {
  actor: ActorRefFrom<typeof captionEditMachine>;
  /** Holds, by `data-caption`, what the popover stands beside. */
  list: RefObject<HTMLElement | null>;
}

export function CaptionOpened({ actor, list }: CaptionOpenedProps) {
  const openId = useSelector(actor, ({ context }) => context.original?.id);
  return openId === undefined ? null : (
    <Suspense>
      <CaptionPopover key={openId} actor={actor} list={list} />
    </Suspense>
  );
}
