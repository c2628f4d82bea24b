/**
 * Where mail links and redirects may lead. The `Host` header is the caller's word: without PUBLIC_URL it is
 * believed only for names that nobody outside can own, or else a forged one would carry tokens away.
 */
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config';

/** The origin of this server as people see it; null when it cannot be known. */
export function ownOrigin(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>): string | null {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin;
  const asked = `${request.protocol}://${request.host}`;
  if (!URL.canParse(asked)) return null;
  const { origin, hostname } = new URL(asked);
  return isLocalName(hostname) ? origin : null;
}

function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(name)) {
    return ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(
      ipaddr.process(name).range(),
    );
  }
  return !name.includes('.') || name.endsWith('.local') || name.endsWith('.localhost');
}

/** `wanted` when it is an address of ours, else the front page. */
export function allowedRedirect(wanted: string | undefined, origin: string): string {
  const url = wanted !== undefined && URL.canParse(wanted) ? new URL(wanted) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}
