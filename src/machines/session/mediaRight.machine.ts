/** Addresses of files open while their session calls: for a page that only stands there, this calls. [AC1] */
import { fromCallback, setup, type EventObject } from 'xstate';
import { MEDIA_RIGHT_RENEWAL_MS } from '../../../contract/limits';
import { notProvided } from '../shared/notProvided';

/** It is looked at again: timers stand still while a machine sleeps. */
export interface PageReport {
  type: 'page.returned';
}
/** ms between two tries when nobody answers. */
export const RIGHT_RETRY_MS = 10_000;

export const mediaRightMachine = setup({
  types: {
    events: {} as PageReport,
    input: {} as { userId: string },
    context: {} as { userId: string },
  },
  actors: {
    /** What was written in this tab under an earlier session names its files by addresses of this one. */
    renewDrafts: notProvided<void, { userId: string }>('renewDrafts'),
    renewMediaRight: notProvided<void, void>('renewMediaRight'),
    /** Sends back a `PageReport` each time until it is stopped. */
    watchPage: fromCallback<EventObject, void, PageReport>(() => {}),
  },
  /** Provided by the app. */
  actions: { logFailure: (_, _failure: { error: unknown }) => {} },
  delays: {
    untilAgeing: MEDIA_RIGHT_RENEWAL_MS / 2,
    untilOld: MEDIA_RIGHT_RENEWAL_MS / 2,
    rightRetry: RIGHT_RETRY_MS,
  },
}).createMachine({
  id: 'mediaRight',
  invoke: { id: 'watchPage', src: 'watchPage' },
  context: ({ input }) => input,
  initial: 'renewingDrafts',
  states: {
    /** No page is shown before: what is written there would be written over them. */
    renewingDrafts: {
      invoke: {
        id: 'renewDrafts',
        src: 'renewDrafts',
        input: ({ context }) => context,
        onDone: 'fresh',
        onError: {
          target: 'fresh',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** Who comes and goes between pages does not call each time. */
    fresh: { after: { untilAgeing: 'ageing' } },
    ageing: { after: { untilOld: 'renewing' }, on: { 'page.returned': 'renewing' } },
    renewing: {
      invoke: { id: 'renewMediaRight', src: 'renewMediaRight', onDone: 'fresh', onError: 'unanswered' },
    },
    unanswered: { after: { rightRetry: 'renewing' }, on: { 'page.returned': 'renewing' } },
  },
});
