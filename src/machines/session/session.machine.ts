/** Whether somebody is signed in, who, and with how many credits. [A6] [A9] */
import { sessionSetup } from './session.setup';

/** Asks for the profile; without an answer the session goes on and the credits stay as they were known. */
const profileState = sessionSetup.createStateConfig({
  initial: 'fetchingProfile',
  states: {
    fetchingProfile: {
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        onDone: [
          {
            guard: { type: 'accountIsLeaving', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'rememberProfile', params: ({ event }) => event.output },
          },
          {
            target: 'known',
            actions: { type: 'rememberProfile', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unknown',
          actions: {
            type: 'logFailure',
            params: ({ event }) => ({ doing: 'fetching the profile', error: event.error }),
          },
        },
      },
    },
    known: {},
    /** Deleted by its owner, who can still keep it. */
    leaving: {},
    unknown: {},
  },
  on: { 'profile.outdated': '.fetchingProfile' },
});

const exchangeRefusedToken = {
  'token.refused': {
    guard: { type: 'tokenIsCurrent', params: ({ event }: { event: { token: string } }) => event },
    target: 'refreshingSession',
  },
} as const;

/** Exchanges the token before it expires; a refusal ends the session, silence is tried again. */
const tokenState = sessionSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: { after: { untilRefresh: 'refreshingSession' }, on: exchangeRefusedToken },
    refreshingSession: {
      invoke: {
        id: 'refreshSession',
        src: 'refreshSession',
        onDone: {
          target: 'fresh',
          actions: { type: 'rememberSession', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'refreshIsRefused', params: ({ event }) => ({ error: event.error }) },
            target: '#session.signedOut.expired',
          },
          { target: 'unanswered' },
        ],
      },
    },
    unanswered: { after: { refreshRetry: 'refreshingSession' }, on: exchangeRefusedToken },
  },
});

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { session: null, profile: null },
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'codeIsMissing', params: ({ event }) => event.output },
            target: 'awaitingCode',
            actions: { type: 'rememberSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'sessionIsStored', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'rememberSession', params: ({ event }) => event.output },
          },
          { target: 'signedOut' },
        ],
        onError: {
          target: 'signedOut.expired',
          actions: {
            type: 'logFailure',
            params: ({ event }) => ({ doing: 'restoring the session', error: event.error }),
          },
        },
      },
    },
    signedOut: {
      entry: 'forgetUser',
      on: {
        'session.began': [
          {
            guard: { type: 'codeIsMissing', params: ({ event }) => event.session },
            target: 'awaitingCode',
            actions: { type: 'rememberSession', params: ({ event }) => event.session },
          },
          {
            target: 'signedIn',
            actions: { type: 'rememberSession', params: ({ event }) => event.session },
          },
        ],
      },
      initial: 'plain',
      states: {
        plain: {},
        /** Nobody asked for it: whoever signs in again goes on where the session ended. */
        expired: {},
      },
    },
    /** The password was right: a code of the second factor opens the session. */
    awaitingCode: {
      on: {
        'session.began': [
          {
            guard: { type: 'codeIsMissing', params: ({ event }) => event.session },
            actions: { type: 'rememberSession', params: ({ event }) => event.session },
          },
          {
            target: 'signedIn',
            actions: { type: 'rememberSession', params: ({ event }) => event.session },
          },
        ],
        'session.ended': 'signedOut.expired',
        'signOut.requested': 'signingOut',
        'otherTab.signedOut': {
          guard: { type: 'userIsTheSame', params: ({ event }) => event },
          target: 'signingOut',
        },
      },
    },
    signedIn: {
      type: 'parallel',
      invoke: {
        id: 'mediaRight',
        src: 'mediaRight',
        input: ({ context }) => ({ userId: context.session?.userId ?? '' }),
      },
      states: { profile: profileState, token: tokenState },
      on: {
        'session.began': [
          {
            guard: { type: 'codeIsMissing', params: ({ event }) => event.session },
            target: 'awaitingCode',
            actions: ['forgetUser', { type: 'rememberSession', params: ({ event }) => event.session }],
          },
          {
            guard: { type: 'userIsTheSame', params: ({ event }) => event.session },
            target: '.token.fresh',
            actions: { type: 'rememberSession', params: ({ event }) => event.session },
          },
          {
            target: 'signedIn',
            reenter: true,
            actions: ['forgetUser', { type: 'rememberSession', params: ({ event }) => event.session }],
          },
        ],
        'session.ended': 'signedOut.expired',
        'signOut.requested': {
          target: 'signingOut',
          actions: {
            type: 'notifyOtherTabs',
            params: ({ context }) => ({ userId: context.session?.userId ?? '' }),
          },
        },
        'otherTab.signedOut': {
          guard: { type: 'userIsTheSame', params: ({ event }) => event },
          target: 'signingOut',
        },
      },
    },
    signingOut: {
      tags: 'pending',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: {
          target: 'signedOut',
          actions: {
            type: 'logFailure',
            params: ({ event }) => ({ doing: 'signing out', error: event.error }),
          },
        },
      },
    },
  },
});
