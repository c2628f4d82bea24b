/** The sign-up form. Where the mail address must be confirmed first, no session comes back. [A2] [A3] [A5] */
import { assertEvent, assign, setup } from 'xstate';
import type { Credentials, Session } from '../../../contract/session';
import {
  credentialsOf,
  errorOf,
  isComplete,
  type CredentialsFormContext,
  type CredentialsFormEvent,
} from '../shared/credentialsForm';
import { notProvided } from '../shared/notProvided';

export const signUpMachine = setup({
  types: { context: {} as CredentialsFormContext, events: {} as CredentialsFormEvent },
  actors: { signUp: notProvided<Session | null, Credentials>('signUp') },
  guards: {
    formIsComplete: (_, credentials: Credentials) => isComplete(credentials),
    sessionHasBegun: (_, session: Session | null) => session !== null,
  },
  actions: {
    forgetError: assign({ error: null }),
    rememberError: assign({ error: (_, failure: { error: unknown }) => errorOf(failure.error) }),
  },
}).createMachine({
  id: 'signUp',
  context: { error: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submitted': {
          guard: { type: 'formIsComplete', params: ({ event }) => event },
          target: 'submitting',
          actions: 'forgetError',
        },
      },
    },
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return credentialsOf(event);
        },
        onDone: [
          { guard: { type: 'sessionHasBegun', params: ({ event }) => event.output }, target: 'done' },
          { target: 'awaitingConfirmation' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    awaitingConfirmation: {},
    done: { type: 'final' },
  },
});
