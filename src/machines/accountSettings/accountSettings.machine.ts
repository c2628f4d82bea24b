/** The settings of an account: one thing at a time, said where it was asked for. [AC1] */
import { assertEvent } from 'xstate';
import { settingsSetup } from './accountSettings.setup';

export const accountSettingsMachine = settingsSetup.createMachine({
  id: 'accountSettings',
  context: { account: null, failure: null, done: null, enrolment: null, codes: [] },
  initial: 'fetchingAccount',
  states: {
    fetchingAccount: {
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: {
          target: 'settled',
          actions: { type: 'rememberAccount', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingAccount' } },
    settled: {
      on: {
        'name.submitted': { target: 'savingName', actions: 'forgetOutcome' },
        'email.submitted': { target: 'askingNewEmail', actions: 'forgetOutcome' },
        'password.submitted': { target: 'settingPassword', actions: 'forgetOutcome' },
        'factor.wanted': { target: 'beginningFactor', actions: 'forgetOutcome' },
        'factor.removed': { target: 'removingFactor', actions: 'forgetOutcome' },
        'codes.wanted': { target: 'makingCodes', actions: 'forgetOutcome' },
        'otherSessions.ended': { target: 'endingOtherSessions', actions: 'forgetOutcome' },
        'data.wanted': { target: 'downloadingData', actions: 'forgetOutcome' },
        'deletion.wanted': { target: 'confirmingDeletion', actions: 'forgetOutcome' },
      },
    },
    savingName: {
      tags: 'pending',
      invoke: {
        id: 'saveName',
        src: 'saveName',
        input: ({ event }) => {
          assertEvent(event, 'name.submitted');
          return { name: event.name.trim() };
        },
        onDone: {
          target: 'settled',
          actions: [
            { type: 'rememberAccount', params: ({ event }) => event.output },
            { type: 'rememberDone', params: { place: 'name' } },
          ],
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'name', error: event.error }),
          },
        },
      },
    },
    askingNewEmail: {
      tags: 'pending',
      invoke: {
        id: 'askNewEmail',
        src: 'askNewEmail',
        input: ({ event }) => {
          assertEvent(event, 'email.submitted');
          return { email: event.email.trim() };
        },
        onDone: {
          target: 'settled',
          actions: [
            { type: 'rememberAccount', params: ({ event }) => event.output },
            { type: 'rememberDone', params: { place: 'email' } },
          ],
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'email', error: event.error }),
          },
        },
      },
    },
    settingPassword: {
      tags: 'pending',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { password: event.password };
        },
        onDone: { target: 'settled', actions: [{ type: 'rememberDone', params: { place: 'password' } }] },
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'password', error: event.error }),
          },
        },
      },
    },
    beginningFactor: {
      tags: 'pending',
      invoke: {
        id: 'beginFactor',
        src: 'beginFactor',
        onDone: {
          target: 'scanning',
          actions: { type: 'rememberEnrolment', params: ({ event }) => event.output },
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'factor', error: event.error }),
          },
        },
      },
    },
    /** The app has the secret once a code of it is right. */
    scanning: {
      on: {
        'code.submitted': { target: 'verifyingFactor', actions: 'forgetOutcome' },
        left: { target: 'settled', actions: ['forgetOutcome', 'forgetSecrets'] },
      },
    },
    verifyingFactor: {
      tags: 'pending',
      invoke: {
        id: 'verifyFactor',
        src: 'verifyFactor',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submitted');
          return { factorId: context.enrolment?.factorId ?? '', code: event.code.trim() };
        },
        onDone: { target: 'makingCodes', actions: ['forgetSecrets', 'rememberFactor'] },
        onError: {
          target: 'scanning',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'factor', error: event.error }),
          },
        },
      },
    },
    /** They are shown this once. */
    showingCodes: { on: { 'codes.kept': { target: 'settled', actions: 'forgetSecrets' } } },
    removingFactor: {
      tags: 'pending',
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        onDone: {
          target: 'settled',
          actions: ['forgetFactor', { type: 'rememberDone', params: { place: 'factor' } }],
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'factor', error: event.error }),
          },
        },
      },
    },
    makingCodes: {
      tags: 'pending',
      invoke: {
        id: 'makeCodes',
        src: 'makeCodes',
        onDone: {
          target: 'showingCodes',
          actions: { type: 'rememberCodes', params: ({ event }) => ({ codes: event.output }) },
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'factor', error: event.error }),
          },
        },
      },
    },
    endingOtherSessions: {
      tags: 'pending',
      invoke: {
        id: 'endOtherSessions',
        src: 'endOtherSessions',
        onDone: { target: 'settled', actions: [{ type: 'rememberDone', params: { place: 'sessions' } }] },
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'sessions', error: event.error }),
          },
        },
      },
    },
    downloadingData: {
      tags: 'pending',
      invoke: {
        id: 'downloadData',
        src: 'downloadData',
        onDone: { target: 'settled', actions: [{ type: 'rememberDone', params: { place: 'data' } }] },
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'data', error: event.error }),
          },
        },
      },
    },
    confirmingDeletion: { on: { 'deletion.confirmed': 'deletingAccount', left: 'settled' } },
    deletingAccount: {
      tags: 'pending',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        onDone: 'endingSessions',
        onError: {
          target: 'settled',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ place: 'deletion', error: event.error }),
          },
        },
      },
    },
    /** What was deleted stays deleted: a session that lives on elsewhere opens nothing but the way to keep it. */
    endingSessions: {
      tags: 'pending',
      after: { callLimit: { target: 'leaving', actions: 'announceOpenSessions' } },
      invoke: {
        id: 'endSessions',
        src: 'endOtherSessions',
        onDone: 'leaving',
        onError: { target: 'leaving', actions: 'announceOpenSessions' },
      },
    },
    leaving: { type: 'final', entry: 'noticeDeletion' },
  },
});
