/** The one rule of where this server may connect; the fetcher and the browser's proxy both obey it. */
import net from 'node:net';
import { readAllowList } from './allowList';
import { FetchRefused } from './fetchRefusals';
import { isPublicAddress, parseAddress } from './publicAddress';

export interface AddressRules {
  /** Whether an IP address and port may be dialled. */
  permits(ip: string, port: number): boolean;
  /** Checks what can be told before a name is looked up. Throws FetchRefused. */
  checkUrl(address: string): URL;
  /** Host without brackets or a final dot, and port, checked alike. Throws FetchRefused. */
  checkHost(host: string, port: number): void;
}

const WEB_PORTS = [80, 443];
const INSIDE_NAMES = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa|onion)$/i;

/** @param allow the text of `FETCH_ALLOW`. */
export function createAddressRules({ allow }: { allow: string }): AddressRules {
  const allowed = readAllowList(allow);

  function permits(ip: string, port: number): boolean {
    const address = parseAddress(ip);
    if (!address) return false;
    const opened = allowed.some(
      (range) =>
        range.network.kind() === address.kind() &&
        address.match(range.network, range.bits) &&
        (range.port === null || range.port === port),
    );
    return opened || (WEB_PORTS.includes(port) && isPublicAddress(ip));
  }

  function checkHost(host: string, port: number): void {
    if (net.isIP(host)) {
      if (!permits(host, port)) throw new FetchRefused('blocked_address');
      return;
    }
    if (!host.includes('.') || INSIDE_NAMES.test(host)) throw new FetchRefused('blocked_host');
    const opened = allowed.some((range) => range.port === null || range.port === port);
    if (!WEB_PORTS.includes(port) && !opened) throw new FetchRefused('blocked_port');
  }

  function checkUrl(address: string): URL {
    const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
    if (!url || !/^https?:$/.test(url.protocol) || !url.hostname) throw new FetchRefused('bad_url');
    if (url.username || url.password) throw new FetchRefused('credentials_in_url');
    checkHost(bareHost(url.hostname), portOf(url));
    return url;
  }

  return { permits, checkUrl, checkHost };
}

export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
export const portOf = (url: URL) => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
