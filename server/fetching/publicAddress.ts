/** Whether an IP address belongs to the public internet, and not to some network's inside. */
import ipaddr from 'ipaddr.js';

/** IANA special-purpose ranges and transition prefixes (which embed an IPv4 address) that ipaddr.js calls unicast. */
const SPECIAL = [
  '100.64.0.0/10',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fec0::/10',
].map((range) => ipaddr.parseCIDR(range));

/** An IPv4 address in IPv6 clothes (`::ffff:127.0.0.1`) as what it is; null when it is no address. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const withoutZone = text.replace(/%.*$/, '');
  return ipaddr.isValid(withoutZone) ? ipaddr.process(withoutZone) : null;
}

export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (!address || address.range() !== 'unicast') return false;
  return !SPECIAL.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}
