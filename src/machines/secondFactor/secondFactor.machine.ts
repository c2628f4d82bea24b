/** The code behind the password: of an authenticator app, or one that was written down for a lost device. [AC1] */
import { assertEvent, assign, setup } from 'xstate';
import { errorOf, type FormError } from '../shared/credentialsForm';
import { notProvided } from '../shared/notProvided';

type Code = { readonly code: string };
const check = {
  guard: { type: 'codeIsGiven', params: ({ event }: { event: Code }) => event },
  actions: 'forgetError',
} as const;

const base = setup({
  types: {
    context: {} as { readonly error: FormError | null },
    events: {} as ({ type: 'code.submitted' } & Code) | { type: 'recovery.chosen' } | { type: 'app.chosen' },
  },
  actors: {
    checkAppCode: notProvided<void, Code>('checkAppCode'),
    checkRecoveryCode: notProvided<void, Code>('checkRecoveryCode'),
  },
  guards: { codeIsGiven: (_, { code }: Code) => code.trim() !== '' },
  actions: {
    forgetError: assign({ error: null }),
    rememberError: assign({ error: (_, failure: { error: unknown }) => errorOf(failure.error) }),
  },
});

export const secondFactorMachine = base.createMachine({
  id: 'secondFactor',
  context: { error: null },
  initial: 'askingApp',
  states: {
    askingApp: {
      on: {
        'code.submitted': { ...check, target: 'checkingAppCode' },
        'recovery.chosen': { target: 'askingRecovery', actions: 'forgetError' },
      },
    },
    checkingAppCode: {
      tags: 'pending',
      invoke: {
        id: 'checkAppCode',
        src: 'checkAppCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submitted');
          return { code: event.code.trim() };
        },
        onDone: 'done',
        onError: {
          target: 'askingApp',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    askingRecovery: {
      on: {
        'code.submitted': { ...check, target: 'checkingRecoveryCode' },
        'app.chosen': { target: 'askingApp', actions: 'forgetError' },
      },
    },
    checkingRecoveryCode: {
      tags: 'pending',
      invoke: {
        id: 'checkRecoveryCode',
        src: 'checkRecoveryCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submitted');
          return { code: event.code.trim() };
        },
        onDone: 'done',
        onError: {
          target: 'askingRecovery',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { type: 'final' },
  },
});
