/** A call of the API as a value: both sides read its address, what goes in and what comes out. */
import * as z from 'zod/mini';

export interface Route<
  P extends z.ZodMiniType = z.ZodMiniType,
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  R extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/v1`, parameters as `:name`. */
  readonly path: `/${string}`;
  /** One line for the reader of the API page. */
  readonly summary: string;
  /** `session`: a bearer token is needed. `operator`: one of whoever runs the server. `public`: anyone may call. */
  readonly access: 'session' | 'operator' | 'public';
  /** `multipart`: the body is a form with a `file` field, which the handler reads as a stream. */
  readonly bodyAs: 'json' | 'multipart';
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
}

const none = z.undefined();
type None = typeof none;

interface RouteDefinition<P, Q, B, R> {
  method: Route['method'];
  path: Route['path'];
  summary: string;
  access?: Route['access'];
  bodyAs?: Route['bodyAs'];
  params?: P;
  query?: Q;
  body?: B;
  response: R;
}

/** Completes a definition: what is left out takes nothing, and a session is needed unless said otherwise. */
export const defineRoute = <
  R extends z.ZodMiniType,
  P extends z.ZodMiniType = None,
  Q extends z.ZodMiniType = None,
  B extends z.ZodMiniType = None,
>(
  route: RouteDefinition<P, Q, B, R>,
): Route<P, Q, B, R> => ({
  access: 'session',
  bodyAs: 'json',
  params: none as never,
  query: none as never,
  body: none as never,
  ...route,
});

/** Every failed call answers with this. `code` is stable, `detail` is for people. */
export const problemSchema = z.object({ detail: z.string(), code: z.optional(z.string()) });
export type ProblemBody = z.infer<typeof problemSchema>;
