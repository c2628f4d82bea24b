import { expect, test } from 'vitest';
import { confinedScript, resolverRules } from '../../server/render/confinedBrowser';

test('the browser reaches one loopback port and nothing else', () => {
  expect(resolverRules(4321)).toBe('MAP 127.0.0.1:4321 127.0.0.1:4321,MAP * ~NOTFOUND');
});

test('the start script keeps quotes in paths, and puts our switches behind the given ones', () => {
  const browser = {
    executablePath: "/opt/it's here/chrome",
    kind: 'chrome',
    args: ['--single-process'],
    env: { LD_LIBRARY_PATH: '/opt/lib' },
  } as const;
  const script = confinedScript({ ...browser, args: [...browser.args] }, 4321);
  expect(script).toContain("export LD_LIBRARY_PATH='/opt/lib'");
  expect(script).toContain(`'/opt/it'\\''s here/chrome' "$@" '--single-process' '--host-resolver-rules=`);
});
