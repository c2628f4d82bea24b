/** Mounts a real screen as the app does, and lets a test answer for the server. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

export function mountScreen(screen: ReactElement, at = '/') {
  render(<MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>);
  return userEvent.setup();
}

/** Answers, and waits until the screen has taken the answer. */
export const answer = (settle: () => void) =>
  act(async () => {
    settle();
    await Promise.resolve();
  });
