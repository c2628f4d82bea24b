/**
 * Where mail links and redirects may lead. The `Host` header is the caller's word: without PUBLIC_URL it is
 * believed only for names and addresses of this very machine: a forged one, also of a neighbour in the same network,
 * would carry tokens away.
 */
import { hostname as ownName, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config';

/** The origin of this server as people see it; null when it cannot be known. */
export function ownOrigin(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>): string | null {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin;
  // Not `request.host`: a proxy hands `X-Forwarded-Host` on as it came.
  const asked = `${request.protocol}://${request.headers.host}`;
  if (!URL.canParse(asked)) return null;
  const { origin, hostname } = new URL(asked);
  return namesThisMachine(hostname) ? origin : null;
}

function namesThisMachine(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(name)) {
    const own = ownName().toLowerCase();
    return name === 'localhost' || name.endsWith('.localhost') || name === own || name === `${own}.local`;
  }
  const address = ipaddr.process(name);
  if (address.range() === 'loopback') return true;
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some((own) => ipaddr.process(own.address).toNormalizedString() === address.toNormalizedString());
}

/** `wanted` when it is an address of ours, else the front page. */
export function allowedRedirect(wanted: string | undefined, origin: string): string {
  const url = wanted !== undefined && URL.canParse(wanted) ? new URL(wanted) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}
