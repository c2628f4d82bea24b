/** One call of one page: what leads to it, what is said when it fails, and the way on. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Answers } from '../../../support/fakeServer';
import type { Failure } from './failures';

export interface Row {
  readonly title: string;
  readonly at: string;
  readonly as?: 'visitor';
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly answers?: Answers;
  /** The call that fails. */
  readonly call: string;
  /** What leads to the call. */
  readonly begin?: (user: UserEvent) => Promise<unknown>;
  readonly says: (failure: Failure) => string;
  /** What says that the call is under way. */
  readonly busy: string;
  readonly wayOn: (user: UserEvent, failure: Failure) => Promise<unknown>;
  /** What the way on leads to once the server is well again. */
  readonly leadsTo: string;
  /** Its client takes any good answer for a yes. */
  readonly takesAnyShape?: true;
  /** Said of what is not there, or is somebody else's: there is nothing to be tried again. */
  readonly notThere?: string;
}

export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
export const pressing = (name: string) => (user: UserEvent) => press(user, name);
export const tryAgain = pressing('Try again');
export const choose = async (user: UserEvent, testId: string) =>
  user.upload(await screen.findByTestId(testId), new File(['x'], 'a.png', { type: 'image/png' }));
