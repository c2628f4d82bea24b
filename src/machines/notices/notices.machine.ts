/** How a person wants to be told that a video is done, until they say otherwise: by this browser, by mail. [ED4] */
import { setup } from 'xstate';
import { actionNotProvided, notProvided } from '../shared/notProvided';

export interface Notices {
  readonly browser: boolean;
  readonly mail: boolean;
}

export const noticesMachine = setup({
  types: {
    /** As they are kept in this browser; one that the browser does not allow any more is not kept. */
    input: {} as { kept: Notices },
    context: {} as { kept: Notices },
    events: {} as { type: 'browser.changed' } | { type: 'mail.changed' },
  },
  actors: {
    /** Whether the browser may tell, asked of the person where nobody has yet. */
    askToNotify: notProvided<boolean, void>('askToNotify'),
  },
  guards: {
    browserIsKept: ({ context }) => context.kept.browser,
    mailIsKept: ({ context }) => context.kept.mail,
    isAllowed: (_, allowed: boolean) => allowed,
  },
  actions: { keep: actionNotProvided<Partial<Notices>>('keep') },
}).createMachine({
  id: 'notices',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    browser: {
      initial: 'recalling',
      states: {
        recalling: { always: [{ guard: 'browserIsKept', target: 'on' }, { target: 'off' }] },
        off: { on: { 'browser.changed': 'asking' } },
        asking: {
          invoke: {
            id: 'askToNotify',
            src: 'askToNotify',
            onDone: [
              {
                guard: { type: 'isAllowed', params: ({ event }) => event.output },
                target: 'on',
                actions: { type: 'keep', params: { browser: true } },
              },
              { target: 'forbidden' },
            ],
            onError: 'forbidden',
          },
        },
        on: {
          on: { 'browser.changed': { target: 'off', actions: { type: 'keep', params: { browser: false } } } },
        },
        /** By the person, or by a browser that cannot; what was forbidden may be allowed by now. */
        forbidden: { on: { 'browser.changed': 'asking' } },
      },
    },
    mail: {
      initial: 'recalling',
      states: {
        recalling: { always: [{ guard: 'mailIsKept', target: 'on' }, { target: 'off' }] },
        off: { on: { 'mail.changed': { target: 'on', actions: { type: 'keep', params: { mail: true } } } } },
        on: { on: { 'mail.changed': { target: 'off', actions: { type: 'keep', params: { mail: false } } } } },
      },
    },
  },
});
