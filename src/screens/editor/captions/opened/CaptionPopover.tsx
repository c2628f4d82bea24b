/** One caption, opened beside its place in the list: its text, its times, and what else is done with it. [E6] */
import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { CaptionForm } from './CaptionForm';
import { CaptionMore } from '../list/CaptionMore';
import type { CaptionOpenedProps } from './captionOpenedProps';
import * as css from '../captions.css';
import { clock } from '../clock';

const { edit: text } = editorCaptionsMessages;

/** Where the caption stands; where it stood, once it is gone. */
function placeOf(list: HTMLElement | null, id: string): HTMLElement | null {
  const stops = [...(list?.querySelectorAll<HTMLElement>('[data-caption]') ?? [])];
  return (
    stops.find(({ dataset }) => dataset['caption'] === id) ??
    stops.find(({ tabIndex }) => tabIndex === 0) ??
    null
  );
}

export default function CaptionPopover({ actor, list }: CaptionOpenedProps) {
  const { original } = useSelector(actor, ({ context }) => context);
  const id = original?.id ?? '';
  useEffect(
    () => () => {
      // Who went elsewhere by themselves stays there.
      if (document.activeElement === document.body) placeOf(list.current, id)?.focus();
    },
    [list, id],
  );
  if (!original) return null;
  const place = () => placeOf(list.current, id);
  return (
    <Popover.Root
      open
      positioning={{
        placement: 'left-start',
        // Beside the list near its foot, too; on a phone there is no room beside it.
        flip: ['left-end', 'bottom', 'top'],
        gutter: 8,
        overflowPadding: 12,
        getAnchorElement: place,
      }}
      onEscapeKeyDown={() => actor.send({ type: 'cancelled' })}
      onInteractOutside={({ detail: { target } }) => {
        // Another caption that is pressed says so itself.
        if (!(target instanceof Element && target.closest('[data-caption]')))
          actor.send({ type: 'caption.left' });
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content className={css.popover}>
            <Popover.Title className={css.popoverTitle}>{text.title(clock(original.from))}</Popover.Title>
            <CaptionForm actor={actor} />
            <CaptionMore actor={actor} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
