/** The authentication with all that it needs, a chunk of its own: the sign-in form stands before it is loaded. */
import { getClientConfig } from '../../contract/routes/clientConfig.routes';
import { createAuthService, type AuthService } from '../services/auth.service';
import { loadAuthClient } from '../services/authClient';
import { createSessionStorage } from '../services/browser/stored/sessionStorage';
import type { Call } from '../services/http';
import type { RefusalText } from '../services/serviceError';
import { addressHoldsSession } from './addressHoldsSession';

export function makeAuthService(
  window: Window & typeof globalThis,
  call: Call,
  refusalText: RefusalText,
): AuthService {
  const sessions = createSessionStorage({
    storage: window.sessionStorage,
    now: () => Date.now(),
    logFailure: (message, error) => console.error(message, error),
  });
  return createAuthService({
    refusalText,
    sessions,
    origin: window.location.origin,
    loadClient: () =>
      loadAuthClient({
        fetchClientConfig: () => call(getClientConfig),
        sessions,
        origin: window.location.origin,
        fetch: window.fetch.bind(window),
      }),
    addressHoldsSession: () => addressHoldsSession(window.location),
  });
}
