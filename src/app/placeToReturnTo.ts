/** Where somebody goes after signing in: back to where the session ended or something was brought, else to the front page. [A1] [R3] [PG3] */

/** What the redirect to the sign-in form carries; the query is a part of the place, a mail link's hash is not. */
export const leaving = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => ({
  cameFrom: pathname + search,
});

/** The history is as hostile as the address: only a page of ours is gone back to. */
export function placeToReturnTo(state: unknown, origin: string): string | null {
  const place = typeof state === 'object' && state !== null && 'cameFrom' in state ? state.cameFrom : null;
  if (typeof place !== 'string' || !place.startsWith('/') || !URL.canParse(place, origin)) return null;
  const { pathname, search, origin: placeOrigin } = new URL(place, origin);
  const isOurs = placeOrigin === origin && !pathname.startsWith('//');
  return isOurs && !pathname.startsWith('/auth/') ? pathname + search : null;
}
