/** What is told of each test of somebody else's suites. */
import { expect, test } from 'vitest';
import { judgeSuites, readNotOffered } from '../../../../scripts/judge/auth/judgeSuites';

const one = (title: string, status: string, why: string[] = []) => ({
  ancestorTitles: ['Sign in'],
  title,
  status,
  failureMessages: why,
});
const suite = (...assertionResults: ReturnType<typeof one>[]) => ({
  testResults: [{ name: '/suites/test/client.test.ts', message: 'It does not load.', assertionResults }],
});
const phones = {
  what: 'Phones',
  reason: 'Accounts have no phone number.',
  tests: ['client.test.ts › Sign in › by phone'],
};
const judge = (results: ReturnType<typeof suite>, known = [phones]) =>
  judgeSuites(results, '/suites/test', known);

test('what fails is to be repaired, unless it is about something that is not offered', () => {
  const judged = judge(
    suite(one('by mail', 'passed'), one('by phone', 'failed'), one('by token', 'failed', ['403'])),
  );
  expect(judged).toEqual({
    files: [{ file: 'client.test.ts', passed: 1, notOffered: 1, toRepair: 1 }],
    notOffered: [
      {
        what: 'Phones',
        reason: 'Accounts have no phone number.',
        tests: ['client.test.ts › Sign in › by phone'],
      },
    ],
    toRepair: [{ place: 'client.test.ts › Sign in › by token', why: '403' }],
    idle: [],
  });
});
test('a description stands for all tests below it, and for no other that begins alike', () => {
  const known = [{ ...phones, tests: ['client.test.ts › Sign in'] }];
  expect(judge(suite(one('by phone', 'failed')), known).toRepair).toEqual([]);
  const elsewhere = { ...one('by phone', 'failed'), ancestorTitles: ['Sign in again'] };
  expect(judge(suite(elsewhere), known).toRepair).toHaveLength(1);
});
test('what passes needs no excuse, and one that excuses nothing is named', () => {
  expect(judge(suite(one('by phone', 'passed')))).toMatchObject({
    files: [{ passed: 1, notOffered: 0, toRepair: 0 }],
    idle: ['client.test.ts › Sign in › by phone'],
  });
});
test('neither a test that is skipped nor a file that does not load has passed', () => {
  expect(judge(suite(one('by token', 'pending')), []).toRepair).toEqual([
    { place: 'client.test.ts › Sign in › by token', why: 'pending' },
  ]);
  expect(judge(suite(), []).toRepair).toEqual([{ place: 'client.test.ts', why: 'It does not load.' }]);
});
test('the list says a reason for each group, and no test twice', () => {
  const tests = readNotOffered().flatMap(({ tests }) => tests);
  expect(new Set(tests).size).toBe(tests.length);
});
