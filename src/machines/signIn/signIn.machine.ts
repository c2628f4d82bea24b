/** The sign-in form: what is typed is sent once, a refusal is shown above the same form. [A1] [A2] [A5] */
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

export const signInMachine = setup({
  types: { context: {} as CredentialsFormContext, events: {} as CredentialsFormEvent },
  actors: { signIn: notProvided<Session, Credentials>('signIn') },
  guards: { formIsComplete: (_, credentials: Credentials) => isComplete(credentials) },
  actions: {
    forgetError: assign({ error: null }),
    rememberError: assign({ error: (_, failure: { error: unknown }) => errorOf(failure.error) }),
  },
}).createMachine({
  id: 'signIn',
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
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return credentialsOf(event);
        },
        onDone: 'done',
        onError: {
          target: 'editing',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { type: 'final' },
  },
});
