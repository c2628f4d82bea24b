/** The address that a request came to: what absolute addresses in its answer begin with. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** `PUBLIC_URL` where it is set; without a trailing slash. */
export const originOf = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): string => (PUBLIC_URL ? new URL(PUBLIC_URL).origin : `${protocol}://${host}`);
