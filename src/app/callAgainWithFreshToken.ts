/**
 * A call that is refused for its token is made once more when the session has a fresh one: a tab that slept past its
 * token's end goes on as if nothing had been. Whether there is a fresh one is decided by the session's chart. [A9]
 */
import { waitFor, type ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../machines/session/session.machine';
import { refusalOf } from '../machines/shared/refusal';
import type { Call } from '../services/http';

export const callAgainWithFreshToken =
  (call: Call, session: () => ActorRefFrom<typeof sessionMachine>): Call =>
  async (route, input) => {
    const before = session().getSnapshot().context.session;
    try {
      return await call(route, input);
    } catch (error) {
      if (!before || route.access === 'public' || refusalOf(error).status !== 401) throw error;
      session().send({ type: 'token.refused', token: before.token });
      const { context } = await waitFor(
        session(),
        (snapshot) => !snapshot.matches({ signedIn: { token: 'refreshingSession' } }),
      );
      const isFresh = context.session?.userId === before.userId && context.session.token !== before.token;
      if (!isFresh || input?.signal?.aborted) throw error;
      return call(route, input);
    }
  };
