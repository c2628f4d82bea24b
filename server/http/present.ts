/** Turns what is in stored form into what the caller may open. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { MediaAddresses, MediaReader } from '../media/mediaAddresses';
import { mediaSessionOf } from '../media/mediaRights';
import { originOf } from './origin';

/** Every `media:` string in `value` becomes an address that works from where the request came. */
export type Present = <T>(value: T, request: FastifyRequest) => T;

export const presentBy =
  (addresses: MediaAddresses, config: Pick<Config, 'PUBLIC_URL'>): Present =>
  (value, request) =>
    addresses.sign(value, readerOf(request, config));

export const readerOf = (request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>): MediaReader => ({
  origin: originOf(request, config),
  sessionId: mediaSessionOf(request.caller),
});
