import { expect, test } from 'vitest';
import { leaveOutBrokenSound } from '../../../src/services/browser/media/brokenSound';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const GECKO = 'Gecko/20100101 Firefox/140.0';

test.each([
  { browser: 'WebKitGTK', userAgent: `${LINUX} ${WEBKIT}`, decodes: false },
  { browser: 'Safari', userAgent: `${MAC} ${WEBKIT}`, decodes: true },
  { browser: 'Chromium', userAgent: `${LINUX} ${CHROME}`, decodes: true },
  { browser: 'Chrome of Android', userAgent: `${ANDROID} ${CHROME}`, decodes: true },
  { browser: 'Firefox', userAgent: `${LINUX} ${GECKO}`, decodes: true },
])('[Y6] $browser is asked to decode sound: $decodes', ({ userAgent, decodes }) => {
  const scope = { navigator: { userAgent }, AudioDecoder: Object };
  leaveOutBrokenSound(scope);
  expect('AudioDecoder' in scope).toBe(decodes);
});
