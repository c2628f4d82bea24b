/** Reads `FETCH_ALLOW`: inside addresses that the operator opens, such as an intranet shop. */
import type ipaddr from 'ipaddr.js';
import { parseAddress } from './publicAddress';

export interface AllowedRange {
  readonly network: ipaddr.IPv4 | ipaddr.IPv6;
  readonly bits: number;
  /** Null: every port. */
  readonly port: number | null;
}

/** `10.1.2.3`, `10.1.2.3:8080`, `10.0.0.0/8`, `10.0.0.0/8:8080`, `[fd00::1]:8080`, `[fd00::]/8`, `fd00::1`. */
const ENTRY = /^(?:\[([\da-f:.]+)\]|([\d.]+)|([\da-f]*:[\da-f:.]+))(?:\/(\d+))?(?::(\d+))?$/i;

/** @throws Error that names the entry which cannot be read, so that a typing error does not open or close a door. */
export function readAllowList(text: string): readonly AllowedRange[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readEntry);
}

function readEntry(entry: string): AllowedRange {
  const [, bracketed, v4, v6, bits, port] = ENTRY.exec(entry) ?? [];
  const network = parseAddress(bracketed ?? v4 ?? v6 ?? '');
  if (!network) throw new Error(`FETCH_ALLOW: "${entry}" is not an address, a network or one with a port.`);
  const width = network.kind() === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? width : Number(bits);
  if (prefix > width) throw new Error(`FETCH_ALLOW: "${entry}" has a prefix longer than ${width}.`);
  return { network, bits: prefix, port: port === undefined ? null : Number(port) };
}
