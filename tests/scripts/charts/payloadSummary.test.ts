import { expect, test } from 'vitest';
import { payloadSummary } from '../../../src/machines/flows/payloadSummary';
import { readableEvent } from '../../../src/machines/flows/readableEvent';

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';

test.each([
  ['a password', { type: 'form.submitted', email: 'ada@example.com', password: 'Sup3r secret' }, 'Sup3r'],
  ['a token by its name', { type: 'session.began', token: 'short' }, 'short'],
  ['a token by its look', { type: 'xstate.done.actor.signIn', output: JWT }, 'eyJ'],
  ['a token inside', { type: 'session.began', session: { token: JWT, userId: 'ada' } }, 'eyJ'],
  ['a key that nobody types', { type: 'x', value: 'c0ffee'.repeat(6) }, 'c0ffee'],
  ['a field named as a secret', { type: 'text.changed', name: 'password', text: 'Sup3r' }, 'Sup3r'],
  ['a signed address', { type: 'x', url: 'http://h.test/media/9.sig/u/ada/a.png' }, 'sig'],
  ['a link that resets', { type: 'x', link: 'https://h.test/reset-password#access_token=abc' }, 'abc'],
  ['the input of an actor', { type: 'xstate.init', input: { password: 'Sup3r' } }, 'Sup3r'],
])('%s is never told', (_, event, secret) => {
  expect(payloadSummary(event)).not.toContain(secret);
});

test('what is no secret is told in a line', () => {
  expect(payloadSummary({ type: 'retried' })).toBe('');
  expect(payloadSummary({ type: 'form.submitted', email: 'ada@example.com', password: 'x' } as never)).toBe(
    'email: “ada@example.com”, password: •••',
  );
  expect(
    payloadSummary({
      type: 'x',
      index: 2,
      isOn: true,
      images: ['a', 'b'],
      product: { title: 'Mug' },
      nothing: null,
      error: new TypeError('fetch failed'),
      text: 'A mug that keeps coffee warm for as long as you read',
    } as never),
  ).toBe(
    'index: 2, isOn: true, images: [2], product: {…}, nothing: null, error: “fetch failed”, text: “A mug that keeps coffee warm for as long…”',
  );
});

test.each([
  ['xstate.done.actor.fetchJob', 'fetchJob answers'],
  ['xstate.error.actor.fetchJob', 'fetchJob fails'],
  ['xstate.snapshot.voiceList', 'voiceList moves'],
  ['xstate.after.pollInterval.projects.loaded.resting', 'after pollInterval'],
  ['xstate.after.3000.projects.loaded', 'after 3000 ms'],
  ['xstate.done.state.adsWizard.settings', 'settings is complete'],
  ['xstate.init', 'began'],
  ['xstate.stop', 'ended'],
  ['link.submitted', 'link.submitted'],
])('%s reads as “%s”', (type, words) => expect(readableEvent(type)).toBe(words));
