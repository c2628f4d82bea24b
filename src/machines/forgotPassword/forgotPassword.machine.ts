/** Asks for the mail that resets a password; success and failure each clear the other. [A4] */
import { assertEvent, assign, setup } from 'xstate';
import { errorOf, type FormError } from '../shared/credentialsForm';
import { notProvided } from '../shared/notProvided';

type Email = { readonly email: string };

const sendWhatIsTyped = {
  'form.submitted': {
    guard: { type: 'emailIsGiven', params: ({ event }: { event: Email }) => event },
    target: 'sendingResetLink',
    actions: 'forgetError',
  },
} as const;

export const forgotPasswordMachine = setup({
  types: {
    context: {} as { readonly error: FormError | null },
    events: {} as { type: 'form.submitted' } & Email,
  },
  actors: { sendResetLink: notProvided<void, Email>('sendResetLink') },
  guards: { emailIsGiven: (_, { email }: Email) => email.trim() !== '' },
  actions: {
    forgetError: assign({ error: null }),
    rememberError: assign({ error: (_, failure: { error: unknown }) => errorOf(failure.error) }),
  },
}).createMachine({
  id: 'forgotPassword',
  context: { error: null },
  initial: 'editing',
  states: {
    editing: { on: sendWhatIsTyped },
    sendingResetLink: {
      tags: 'pending',
      invoke: {
        id: 'sendResetLink',
        src: 'sendResetLink',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { email: event.email.trim() };
        },
        onDone: 'sent',
        onError: {
          target: 'editing',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: { on: sendWhatIsTyped },
  },
});
