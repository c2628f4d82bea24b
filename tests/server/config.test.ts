/** The environment as an operator writes it: what is wrong is named, what is empty is not set. */
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config';

test('[TR2] a variable that is empty is one that is not set: no limit goes, no folder becomes ours', () => {
  const names = [
    'USER_JOBS',
    'CREDITS_ON_SIGNUP',
    'PORT',
    'DATA_DIR',
    'LLM_AUTO',
    'PUBLIC_URL',
    'TRUST_PROXY',
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('[OP1] every variable that is wrong is named', () => {
  const wrong = { PORT: 'many', USER_JOBS: '-1', TRUST_PROXY: 'someone' };
  const told = (() => {
    try {
      return readConfig(wrong);
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of Object.keys(wrong)) expect(told).toContain(`${name}: `);
});
