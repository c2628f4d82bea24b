/** Turns what is in stored form into what the caller may open. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { MediaAddresses } from '../media/mediaAddresses';

/** Every `media:` string in `value` becomes an address that works from where the request came. */
export type Present = <T>(value: T, request: FastifyRequest) => T;

export const presentBy =
  (addresses: MediaAddresses, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Present =>
  (value, { protocol, host }) =>
    addresses.sign(value, PUBLIC_URL ? new URL(PUBLIC_URL).origin : `${protocol}://${host}`);
