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
    /** `isWanted`: the person said before that this browser is to tell them, and it may. */
    input: {} as { projectId: string; isWanted: boolean },
    /** `mail`: as it was set here; null before. */
    context: {} as { projectId: string; isWanted: boolean; mail: boolean | null },
    events: {} as { type: 'notice.requested' } | { type: 'mail.changed'; mail: boolean },
  },
  actors: {
    /** Whether the browser may tell, asked of the person where nobody has yet. */
    askToNotify: notProvided<boolean, void>('askToNotify'),
    waitForEnd: notProvided<RenderEnd, void>('waitForEnd'),
    notifyByMail: notProvided<boolean, MailOrder>('notifyByMail'),
  },
  guards: {
    isAllowed: (_, allowed: boolean) => allowed,
    isWanted: ({ context }) => context.isWanted,
  },
  actions: {
    /** For the renders that follow, too. */
    rememberWish: assign({ isWanted: true }),
    keepWish: actionNotProvided('keepWish'),
    rememberMail: assign((_, mail: boolean) => ({ mail })),
    showNotification: actionNotProvided<{ end: RenderEnd }>('showNotification'),
    announceMailFailure: actionNotProvided('announceMailFailure'),
  },
}).createMachine({
  id: 'renderNotice',
  context: ({ input }) => ({ ...input, mail: null }),
  type: 'parallel',
  states: {
    browser: {
      initial: 'recalling',
      states: {
        recalling: { always: [{ guard: 'isWanted', target: 'waitingForEnd' }, { target: 'unasked' }] },
        unasked: { on: { 'notice.requested': 'askingToNotify' } },
        askingToNotify: {
          invoke: {
            id: 'askToNotify',
            src: 'askToNotify',
            onDone: [
              {
                guard: { type: 'isAllowed', params: ({ event }) => event.output },
                target: 'waitingForEnd',
                actions: ['rememberWish', 'keepWish'],
              },
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
              target: 'recalling',
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
