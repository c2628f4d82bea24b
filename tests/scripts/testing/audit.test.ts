/** How npm's audit is read: what is grave fails, a registry without one does not. */
import { expect, test } from 'vitest';
import { readAudit, sayAudit } from '../../../scripts/testing/audit';

const answer = (severities: Record<string, string>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  });

test('[OP3] of known faults, high and critical ones are grave', () => {
  const audit = readAudit(answer({ a: 'low', b: 'moderate', c: 'high', d: 'critical' }));
  expect(audit).toEqual({ offered: true, advisories: 4, grave: ['c: high', 'd: critical'] });
  expect(sayAudit(audit)).toBe('4 packages with advisories, 2 of them grave');
});

test('[OP3] no known fault is an audit, too', () => {
  expect(readAudit(answer({}))).toEqual({ offered: true, advisories: 0, grave: [] });
});

test.each([
  [
    'a registry that has no audit',
    JSON.stringify({
      message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
      error: { code: 'ENOAUDIT' },
    }),
    'no audit here: 405 Method Not Allowed - POST the registry',
  ],
  ['npm that was stopped', '', 'no audit here: npm said nothing that can be read'],
])('[OP3] %s is said, and is no fault', (_, text, said) => {
  const audit = readAudit(text);
  expect(audit.offered).toBe(false);
  expect(sayAudit(audit)).toBe(said);
});
