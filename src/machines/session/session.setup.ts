/** What the session's chart knows, hears and needs from outside. [A6] [A7] [A9] */
import { assign, fromCallback, setup, type EventObject } from 'xstate';
import type { Session } from '../../../contract/session';
import type { User } from '../../../contract/user';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { mediaRightMachine } from './mediaRight.machine';

export interface SessionContext {
  readonly session: Session | null;
  /** Null until the server answered: a profile that cannot be fetched ends no session. */
  readonly profile: User | null;
}
/** Reported by the authentication and by other tabs: also of what happened in another place of the app. */
export type SessionReport =
  | { type: 'session.began'; session: Session }
  | { type: 'session.ended' }
  | { type: 'otherTab.signedOut'; userId: string };
export type SessionEvent =
  | SessionReport
  | { type: 'signOut.requested' }
  /** A call was answered with 401: the token that it carried may be spent. */
  | { type: 'token.refused'; token: string }
  /** Something was spent: the credits are to be asked for again. */
  | { type: 'profile.outdated' };

/** ms before its end at which a token is exchanged, and between two tries when nobody answers. */
export const REFRESH_MARGIN_MS = 60_000;
export const REFRESH_RETRY_MS = 10_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A token shorter than two margins is exchanged at half its time, so that none is exchanged in a loop. */
const refreshDelay = (expiresInMs: number) =>
  Math.min(LONGEST_TIMER_MS, Math.max(expiresInMs - REFRESH_MARGIN_MS, expiresInMs / 2, 1000));

export const sessionSetup = setup({
  types: {
    children: {} as { mediaRight: 'mediaRight' },
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'pending',
  },
  actors: {
    restoreSession: notProvided<Session | null, void>('restoreSession'),
    refreshSession: notProvided<Session, void>('refreshSession'),
    fetchProfile: notProvided<User, void>('fetchProfile'),
    signOut: notProvided<void, void>('signOut'),
    mediaRight: mediaRightMachine,
    /** Sends back a `SessionReport` for every change until it is stopped. */
    watchSession: fromCallback<EventObject, void, SessionReport>(() => {}),
  },
  guards: {
    codeIsMissing: (_, session: Session | null) => session?.needsCode === true,
    accountIsLeaving: (_, { erased_at }: User) => erased_at !== undefined,
    sessionIsStored: (_, session: Session | null) => session !== null,
    userIsTheSame: ({ context }, { userId }: Pick<Session, 'userId'>) => context.session?.userId === userId,
    /** An answer to a call from before the last exchange says nothing about the token of today. */
    tokenIsCurrent: ({ context }, { token }: Pick<Session, 'token'>) => context.session?.token === token,
    /** The server said no, which another try would not change; silence is no answer. */
    refreshIsRefused: (_, failure: { error: unknown }) => {
      const { status } = refusalOf(failure.error);
      return status !== null && status >= 400 && status < 500 && status !== 429;
    },
  },
  actions: {
    rememberSession: assign({ session: (_, session: Session | null) => session }),
    forgetUser: assign({ session: null, profile: null }),
    rememberProfile: assign({ profile: (_, profile: User) => profile }),
    /** Provided by the app; the chart itself has nowhere to write, and nobody to notify. */
    logFailure: (_, _failure: { doing: string; error: unknown }) => {},
    notifyOtherTabs: (_, _signedOut: { userId: string }) => {},
  },
  delays: {
    untilRefresh: ({ context }) => refreshDelay(context.session?.expiresInMs ?? 0),
    refreshRetry: REFRESH_RETRY_MS,
  },
});
