import { describe, expect, it } from 'vitest';
import { createAddressRules } from '../../../server/fetching/addressRules';
import { readAllowList } from '../../../server/fetching/allowList';
import { isPublicAddress } from '../../../server/fetching/publicAddress';

const rules = createAddressRules({ allow: '' });
const codeOf = (address: string) => {
  try {
    rules.checkUrl(address);
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the address guard', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://0.0.0.0/',
    'http://0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://192.0.0.192/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://240.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
  ])('refuses the private address in %s', (address) => {
    expect(codeOf(address)).toBe('blocked_address');
  });

  it.each([
    ['not a link', 'bad_url'],
    ['', 'bad_url'],
    ['javascript:alert(1)', 'bad_url'],
    ['file:///etc/passwd', 'bad_url'],
    ['ftp://example.com/', 'bad_url'],
    ['http://user:secret@example.com/', 'credentials_in_url'],
    ['http://localhost/', 'blocked_host'],
    ['http://LOCALHOST./', 'blocked_host'],
    ['http://printer/', 'blocked_host'],
    ['http://metadata.google.internal/', 'blocked_host'],
    ['http://nas.local/', 'blocked_host'],
    ['http://example.com:22/', 'blocked_port'],
    ['https://example.com/', 'allowed'],
    ['http://93.184.216.34/', 'allowed'],
    ['http://[2606:2800:220:1::1]/', 'allowed'],
  ])('answers %s with %s', (address, code) => {
    expect(codeOf(address)).toBe(code);
  });

  it('calls the addresses of the open internet public', () => {
    expect(['1.1.1.1', '93.184.216.34', '2606:4700::1111', 'not-an-ip', ''].map(isPublicAddress)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('opens only what FETCH_ALLOW names', () => {
    const opened = createAddressRules({ allow: '127.0.0.1:8080, 10.0.0.0/8, [fd00::1]:9000' });
    expect([
      opened.permits('127.0.0.1', 8080),
      opened.permits('127.0.0.1', 8081),
      opened.permits('10.9.9.9', 5432),
      opened.permits('11.9.9.9', 5432),
      opened.permits('fd00::1', 9000),
      opened.permits('fd00::2', 9000),
    ]).toEqual([true, false, true, false, true, false]);
  });

  it('names an entry of FETCH_ALLOW that cannot be read', () => {
    expect(() => readAllowList('127.0.0.1,localhost:80')).toThrow(/"localhost:80"/);
    expect(() => readAllowList('10.0.0.0/33')).toThrow(/longer than 32/);
  });
});
