/** Turns what is in stored form into what the caller may open. */
import type { FastifyRequest } from 'fastify';

/** Every `media:` string in `value` becomes an address that works from where the request came. */
export type Present = <T>(value: T, request: FastifyRequest) => T;
