/** A shop's page comes from the window that opened this one, is compared with where it came from, and kept. [PG3] */
import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { CALL_LIMIT_MS, PAGE_BYTES } from '../../../contract/limits';
import type { PageRefusal } from '../../../contract/ui/arrival';
import { parseLink } from '../../../contract/video/videoSharing';
import { notProvided } from '../shared/notProvided';

export interface SentPage {
  readonly address: string;
  readonly html: string;
}
export type ReceiptEvent =
  | ({ type: 'page.received'; origin: string } & SentPage)
  /** No window opened this one, or the shop keeps the two apart: the page comes by a form, in the shop's own tab. */
  | { type: 'opener.missed' };

interface ReceiptContext {
  readonly page: SentPage | null;
  readonly refusal: PageRefusal | null;
}
type Received = Extract<ReceiptEvent, { type: 'page.received' }>;

/** ms; a shop that is slow to answer has sent its form by then. */
export const RECEIPT_LIMIT_MS = 12_000;

export const pageReceiptMachine = setup({
  types: { context: {} as ReceiptContext, events: {} as ReceiptEvent },
  actors: {
    receivePage: fromCallback<EventObject, void, ReceiptEvent>(() => {}),
    /** Leads this window on; what comes back is an error. */
    keepPage: notProvided<never, SentPage>('keepPage'),
  },
  delays: { receiptLimit: RECEIPT_LIMIT_MS, callLimit: CALL_LIMIT_MS },
  guards: {
    senderIsAnother: (_, { origin, address }: Received) => parseLink(address)?.origin !== origin,
    pageIsEmpty: (_, { html }: Received) => html.trim() === '',
    pageIsTooLarge: (_, { html }: Received) => html.length > PAGE_BYTES,
  },
  actions: {
    rememberPage: assign({ page: (_, { address, html }: Received) => ({ address, html }) }),
    refuse: assign({ refusal: (_, refusal: PageRefusal) => refusal, page: null }),
    closeWindow: () => {},
  },
}).createMachine({
  id: 'pageReceipt',
  context: { page: null, refusal: null },
  initial: 'receivingPage',
  states: {
    receivingPage: {
      invoke: { id: 'receivePage', src: 'receivePage' },
      after: { receiptLimit: 'unanswered' },
      on: {
        'opener.missed': { target: 'severed', actions: 'closeWindow' },
        'page.received': [
          {
            guard: { type: 'senderIsAnother', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'refuse', params: 'from_elsewhere' },
          },
          {
            guard: { type: 'pageIsEmpty', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'refuse', params: 'empty' },
          },
          {
            guard: { type: 'pageIsTooLarge', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'refuse', params: 'too_large' },
          },
          { target: 'keepingPage', actions: { type: 'rememberPage', params: ({ event }) => event } },
        ],
      },
    },
    keepingPage: {
      after: { callLimit: { target: 'refused', actions: { type: 'refuse', params: 'not_kept' } } },
      invoke: {
        id: 'keepPage',
        src: 'keepPage',
        input: ({ context: { page } }) => page ?? { address: '', html: '' },
        onError: { target: 'refused', actions: { type: 'refuse', params: 'not_kept' } },
      },
    },
    severed: {},
    unanswered: {},
    refused: {},
  },
});
