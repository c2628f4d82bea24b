/** Spellings of addresses inside of a network, and names that lead there, some only at the second look. */
import type { Lookup } from '../../../server/fetching/guardedLookup';

const LOOPBACK = 0x7f000001;
/** As WHATWG URLs and C libraries read them: a number, octal, hexadecimal, short and mixed forms. */
const spellings = [
  ...['127.0.0.1', '127.1', '127.0.1', '0177.0.0.1', '0x7f.0.0.1', '0x7f.1', '017700000001', '0x7f000001'],
  ...[String(LOOPBACK), '127.0.0.1.', '127.255.255.254', '0.0.0.0', '0', '00.0x0.0', '127.000.000.001'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'sub.localhost', 'localhost.localdomain', 'ip6-localhost'],
  ...['①②⑦.⓪.⓪.①', '１２７.０.０.１', '127。0。0。1', '%31%32%37.0.0.1', 'l%6fcalhost'],
  ...['example.com@127.0.0.1', 'user:word@localhost', 'example.com%40127.0.0.1'],
  ...[
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[::127.0.0.1]',
  ],
  ...[
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
  ],
  ...['[ff02::1]', '[fec0::1]', '[2001:db8::1]', '[100::1]', '[::ffff:0:127.0.0.1]', '[::ffff:10.0.0.1]'],
  ...['169.254.169.254', '[fd00:ec2::254]', '169.254.170.2', '2852039166', '0xa9fea9fe', '100.100.100.200'],
  ...[
    'metadata.google.internal',
    'metadata',
    'instance-data',
    'router.local',
    'db.internal',
    'x.lan',
    'x.home.arpa',
  ],
];
/** IANA's special-purpose IPv4 blocks: their beginning, and how many bits are fixed. */
const BLOCKS = [
  ...[
    [0x00000000, 8],
    [0x0a000000, 8],
    [0x64400000, 10],
    [0x7f000000, 8],
    [0xa9fe0000, 16],
    [0xac100000, 12],
  ],
  ...[
    [0xc0000000, 24],
    [0xc0000200, 24],
    [0xc0a80000, 16],
    [0xc6120000, 15],
    [0xe0000000, 4],
    [0xf0000000, 4],
  ],
] as const;
const dotted = (address: number) => [24, 16, 8, 0].map((bits) => (address >>> bits) & 255).join('.');
const forms = [
  dotted,
  (address: number) => String(address >>> 0),
  (address: number) => `0x${(address >>> 0).toString(16)}`,
  (address: number) => `[::ffff:${dotted(address)}]`,
];
/** Names lead to the very address at which somebody would hear of it; which name is which is told by its end. */
const names = ['rebinding', 'inside', 'mixed'].map(
  (how) => (at: number) => `${how}-${at % 2 === 0 ? LOOPBACK : 0x0a000001 + at}-${at}.example`,
);

/** The same for the same number, so that a failure can be looked at again; each is another one. */
export function hostileHosts(many: number): string[] {
  const hosts = new Set(spellings);
  for (let at = 0; hosts.size < many; at += 1) {
    const [beginning, bits] = BLOCKS[at % BLOCKS.length] ?? [LOOPBACK, 8];
    // Knuth's multiplicative hash: spread, and without chance.
    const inBlock = (Math.imul(at + 1, 2_654_435_761) >>> 0) % 2 ** (32 - bits);
    const kind = Math.floor(at / BLOCKS.length) % (forms.length + names.length);
    hosts.add(forms[kind]?.(beginning + inBlock) ?? names[kind - forms.length]?.(at) ?? 'localhost');
  }
  return [...hosts].slice(0, many);
}

/** `rebinding-…`: what is allowed at the first look, inside at each other; `inside-…`: inside; `mixed-…`: both at once. */
export function lookUpRebinding(allowed: string): Lookup {
  const seen = new Set<string>();
  return async (host) => {
    const [, how, number] = /^(rebinding|inside|mixed)-(\d+)-\d+\.example\.?$/.exec(host) ?? [];
    const inside = number === undefined ? dotted(LOOPBACK) : dotted(Number(number));
    const isFirst = !seen.has(host);
    seen.add(host);
    if (how === 'mixed') return at(allowed, inside);
    return at(how === 'rebinding' && isFirst ? allowed : inside);
  };
}
export const mayReachTheAllowed = (address: string) => address.includes('//rebinding-');
const at = (...addresses: readonly string[]) => addresses.map((address) => ({ address, family: 4 }));
