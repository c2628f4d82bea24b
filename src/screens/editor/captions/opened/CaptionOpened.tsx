/** Where the opened caption is corrected; its code comes when the first one is opened. */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { brokenSmall, later } from '../../../../ui/loading/later';
import type { CaptionOpenedProps } from './captionOpenedProps';

const CaptionPopover = later(() => import('./CaptionPopover'), brokenSmall);

export function CaptionOpened({ actor, list }: CaptionOpenedProps) {
  const openId = useSelector(actor, ({ context }) => context.original?.id);
  return openId === undefined ? null : (
    <Suspense>
      <CaptionPopover key={openId} actor={actor} list={list} />
    </Suspense>
  );
}
