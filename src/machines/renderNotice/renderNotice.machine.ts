/** How a person is told that a render has ended: by the browser, also where another window is in front, or by mail. [ED4] */
import { assign, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../shared/notProvided';

export type RenderEnd = 'done' | 'failed' | 'cancelled';
interface MailOrder {
  readonly projectId: string;
  readonly mail: boolean;
}

export const renderNoticeMachine = setup({
  types: {
    input: {} as { projectId: string },
    /** `mail`: as it was set here; null before. */
    context: {} as { projectId: string; mail: boolean | null },
    events: {} as { type: 'notice.requested' } | { type: 'mail.changed'; mail: boolean },
  },
  actors: {
    /** Whether the browser may tell, asked of the person where nobody has yet. */
    askToNotify: notProvided<boolean, void>('askToNotify'),
    waitForEnd: notProvided<RenderEnd, void>('waitForEnd'),
    notifyByMail: notProvided<boolean, MailOrder>('notifyByMail'),
  },
  guards: { isAllowed: (_, allowed: boolean) => allowed },
  actions: {
    rememberMail: assign((_, mail: boolean) => ({ mail })),
    showNotification: actionNotProvided<{ end: RenderEnd }>('showNotification'),
    announceMailFailure: actionNotProvided('announceMailFailure'),
  },
}).createMachine({
  id: 'renderNotice',
  context: ({ input }) => ({ projectId: input.projectId, mail: null }),
  type: 'parallel',
  states: {
    browser: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'notice.requested': 'askingToNotify' } },
        askingToNotify: {
          invoke: {
            id: 'askToNotify',
            src: 'askToNotify',
            onDone: [
              { guard: { type: 'isAllowed', params: ({ event }) => event.output }, target: 'waitingForEnd' },
              { target: 'forbidden' },
            ],
            onError: 'forbidden',
          },
        },
        waitingForEnd: {
          invoke: {
            id: 'waitForEnd',
            src: 'waitForEnd',
            onDone: {
              target: 'unasked',
              actions: { type: 'showNotification', params: ({ event }) => ({ end: event.output }) },
            },
            /** The page was left, or cannot look any more: it says so itself. */
            onError: 'unasked',
          },
        },
        /** By the person, or by a browser that cannot. */
        forbidden: {},
      },
    },
    mail: {
      initial: 'settled',
      states: {
        settled: { on: { 'mail.changed': 'notifyingByMail' } },
        notifyingByMail: {
          invoke: {
            id: 'notifyByMail',
            src: 'notifyByMail',
            input: ({ context, event }) => ({
              projectId: context.projectId,
              mail: event.type === 'mail.changed' && event.mail,
            }),
            onDone: {
              target: 'settled',
              actions: { type: 'rememberMail', params: ({ event }) => event.output },
            },
            onError: { target: 'settled', actions: 'announceMailFailure' },
          },
        },
      },
    },
  },
});
