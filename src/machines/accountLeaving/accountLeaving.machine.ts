/** A deleted account that its owner signs in to: it can be kept until it is erased. [AC1] */
import { assign, setup } from 'xstate';
import { errorOf, type FormError } from '../shared/credentialsForm';
import { actionNotProvided, notProvided } from '../shared/notProvided';

export const accountLeavingMachine = setup({
  types: {
    context: {} as { readonly error: FormError | null },
    events: {} as { type: 'keeping.chosen' },
  },
  actors: { keepAccount: notProvided<void, void>('keepAccount') },
  actions: {
    forgetError: assign({ error: null }),
    rememberError: assign({ error: (_, failure: { error: unknown }) => errorOf(failure.error) }),
    openAccount: actionNotProvided('openAccount'),
  },
}).createMachine({
  id: 'accountLeaving',
  context: { error: null },
  initial: 'leaving',
  states: {
    leaving: { on: { 'keeping.chosen': { target: 'keeping', actions: 'forgetError' } } },
    keeping: {
      tags: 'pending',
      invoke: {
        id: 'keepAccount',
        src: 'keepAccount',
        onDone: { target: 'kept', actions: 'openAccount' },
        onError: {
          target: 'leaving',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    kept: { type: 'final' },
  },
});
