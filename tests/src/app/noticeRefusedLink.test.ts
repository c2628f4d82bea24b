import { expect, test, vi } from 'vitest';
import type { App } from '../../../src/app/app';
import { noticeRefusedLink } from '../../../src/app/noticeRefusedLink';

const raisedBy = (pathname: string, hash: string) => {
  const send = vi.fn();
  noticeRefusedLink({ pathname, hash }, { send } as unknown as App['toasts']);
  return send.mock.calls.map(([{ toast }]) => toast);
};
const REFUSED = '#error=access_denied&error_code=otp_expired';

test('[AC1] a mail link that has had its time says so on the page that it leads to', () => {
  expect(raisedBy('/account', REFUSED)).toEqual([
    {
      tone: 'error',
      title: 'This link no longer works',
      text: 'Links work once and expire after an hour. Request a new one.',
    },
  ]);
});
test.each([
  ['the page of a new password, which says it itself', '/reset-password', REFUSED],
  ['a link that worked', '/account', '#access_token=a'],
  ['no link', '/account', ''],
])('[AC1] nothing is said of %s', (_, pathname, hash) => {
  expect(raisedBy(pathname, hash)).toEqual([]);
});
