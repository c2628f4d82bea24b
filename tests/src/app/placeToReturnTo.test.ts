import { expect, test } from 'vitest';
import { leaving, placeToReturnTo } from '../../../src/app/placeToReturnTo';

const origin = 'https://app.test';

test('[R3] the page that the session ended on is gone back to, with its query and without its hash', () => {
  const state = leaving(new URL('https://app.test/urltoads?voice=Ava#access_token=x') as unknown as Location);
  expect(state).toEqual({ cameFrom: '/urltoads?voice=Ava' });
  expect(placeToReturnTo(state, origin)).toBe('/urltoads?voice=Ava');
});

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'https://app.test.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'jobs',
  '',
  ' /jobs',
  '/auth/sign-in',
  '/./auth/sign-up',
  'http://[',
  42,
  null,
  { toString: () => '/jobs' },
])('[R3] %j is no place to go back to', (cameFrom) => {
  expect(placeToReturnTo({ cameFrom }, origin)).toBeNull();
});

test.each([null, undefined, 'a text', 7, {}, []])(
  '[A1] a plain sign-in, state %j, goes nowhere else',
  (state) => {
    expect(placeToReturnTo(state, origin)).toBeNull();
  },
);

test('[R3] what looks odd and is ours is gone back to as the browser reads it', () => {
  expect(placeToReturnTo({ cameFrom: '/a/../jobs/%2F?q=<script>' }, origin)).toBe('/jobs/%2F?q=%3Cscript%3E');
});
