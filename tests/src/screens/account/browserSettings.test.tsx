/** What a person settles for this browser: colours, language, notices. [I2] [LG2] [ED4] */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { noticesMachine } from '../../../../src/machines/notices/notices.machine';
import { themeMachine } from '../../../../src/machines/theme/theme.machine';
import { AppearancePart } from '../../../../src/screens/account/AppearancePart';
import { NoticesPart } from '../../../../src/screens/account/NoticesPart';

test('[I2] colours are chosen by one press, and say so where nobody has chosen', () => {
  const kept: string[] = [];
  const machine = themeMachine.provide({
    actors: { watchSystem: fromCallback(() => {}) },
    actions: { keepTheme: (_, theme) => void kept.push(theme) },
  });
  const theme = createActor(machine, { input: { kept: null } }).start();
  render(<AppearancePart theme={theme} />);
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(['Same as system', 'Dark', 'Light'].filter(isChosen)).toEqual([]);
  expect(screen.getByText(/By default/)).toBeTruthy();
  for (const name of ['Light', 'Dark', 'Same as system']) {
    fireEvent.click(screen.getByRole('radio', { name }));
    expect(['Same as system', 'Dark', 'Light'].filter(isChosen)).toEqual([name]);
  }
  expect(kept).toEqual(['light', 'dark', 'system']);
  expect(screen.queryByText(/By default/)).toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('en');
});

test('[ED4] notices are ticked where the browser allows them, by mail only where mail goes out', async () => {
  let isAllowed = false;
  const kept: object[] = [];
  const machine = noticesMachine.provide({
    actors: { askToNotify: fromPromise(async () => isAllowed) },
    actions: { keep: (_, change) => void kept.push(change) },
  });
  const notices = createActor(machine, { input: { kept: { browser: false, mail: false } } }).start();
  const { rerender } = render(<NoticesPart notices={notices} mailIsOffered={false} />);
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  fireEvent.click(box(/in this browser/));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/is blocking/));
  expect([box(/in this browser/).checked, screen.queryByRole('checkbox', { name: 'E-mail me' })]).toEqual([
    false,
    null,
  ]);
  isAllowed = true;
  fireEvent.click(box(/in this browser/));
  await waitFor(() => expect(box(/in this browser/).checked).toBe(true));
  rerender(<NoticesPart notices={notices} mailIsOffered />);
  fireEvent.click(box(/E-mail me/));
  expect([box(/E-mail me/).checked, kept]).toEqual([true, [{ browser: true }, { mail: true }]]);
});
