/** What all parts of the caption's popover are given. */
import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { captionEditMachine } from '../../../../machines/captionEdit/captionEdit.machine';

export interface CaptionOpenedProps {
  actor: ActorRefFrom<typeof captionEditMachine>;
  /** Holds, by `data-caption`, what the popover stands beside. */
  list: RefObject<HTMLElement | null>;
}
