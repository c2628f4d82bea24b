/** Sets a new password in the session that the mail's link has opened. [R13] */
import { assertEvent, assign, setup } from 'xstate';
import { errorOf, type FormError } from '../shared/credentialsForm';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

/** `refused`: the link is expired, used or spoilt, so it has opened nothing. */
export type ResetLink = 'opened' | 'refused';
type Password = { readonly password: string };

export const resetPasswordMachine = setup({
  types: {
    input: {} as { link: ResetLink },
    context: {} as { readonly link: ResetLink; readonly error: FormError | null },
    events: {} as
      | ({ type: 'form.submitted' } & Password)
      /** Somebody who is signed in does without the link. */
      | { type: 'ownAccount.chosen' },
  },
  actors: { setPassword: notProvided<void, Password>('setPassword') },
  guards: {
    linkIsRefused: ({ context }) => context.link === 'refused',
    passwordIsGiven: (_, { password }: Password) => password !== '',
    sessionIsOver: (_, failure: { error: unknown }) =>
      [401, 403].includes(refusalOf(failure.error).status ?? 0),
  },
  actions: {
    forgetError: assign({ error: null }),
    rememberError: assign({ error: (_, failure: { error: unknown }) => errorOf(failure.error) }),
    announceNewPassword: actionNotProvided('announceNewPassword'),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ link: input.link, error: null }),
  initial: 'judgingLink',
  states: {
    judgingLink: { always: [{ guard: 'linkIsRefused', target: 'linkRefused' }, { target: 'editing' }] },
    linkRefused: { on: { 'ownAccount.chosen': 'editing' } },
    editing: {
      on: {
        'form.submitted': {
          guard: { type: 'passwordIsGiven', params: ({ event }) => event },
          target: 'settingPassword',
          actions: 'forgetError',
        },
      },
    },
    settingPassword: {
      tags: 'pending',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { password: event.password };
        },
        onDone: { target: 'done', actions: 'announceNewPassword' },
        onError: [
          {
            guard: { type: 'sessionIsOver', params: ({ event }) => ({ error: event.error }) },
            target: 'linkRefused',
          },
          {
            target: 'editing',
            actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    done: { type: 'final' },
  },
});
