/** Step 3: music and voice; confirming starts the job. [X1]–[X4] */
import type { ErrorActorEvent } from 'xstate';
import { refusalOf } from '../../shared/refusal';
import { explainerRequestOf } from '../explainerForm';
import { explainerWizardSetup, jump } from '../explainerWizard.setup';

export const settingsStep = explainerWizardSetup.createStateConfig({
  invoke: [
    {
      id: 'voiceList',
      src: 'voiceList',
      onSnapshot: {
        guard: { type: 'wantedVoiceIsListed', params: ({ event }) => event.snapshot.context.voices },
        actions: { type: 'grantWantedVoice', params: ({ event }) => event.snapshot.context.voices },
      },
    },
    {
      id: 'voiceRecorder',
      src: 'voiceRecorder',
      input: ({ context }) => ({ kept: context.form.recording }),
    },
  ],
  initial: 'editing',
  states: {
    editing: {
      tags: 'editing',
      on: {
        'music.chosen': {
          actions: { type: 'edit', params: ({ event }) => ({ backgroundMusic: event.audio }) },
        },
        'voice.chosen': { actions: { type: 'edit', params: ({ event }) => ({ voice: event.voice }) } },
        'voiceOver.changed': { actions: { type: 'edit', params: ({ event }) => event.changes } },
        'back.requested': { target: '#explainerWizard.script', actions: 'clearErrors' },
        'step.chosen': [jump.topic, jump.script],
        'step.submitted': [
          { guard: 'anErrorStands' },
          { guard: 'settingsAreIncomplete', actions: 'refuseSettings' },
          { target: 'creatingExplainerVideo' },
        ],
        retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'creatingExplainerVideo' },
      },
    },
    creatingExplainerVideo: {
      tags: 'busy',
      after: {
        callLimit: { target: 'editing', actions: { type: 'refuseLateCall', params: 'videoFailed' } },
      },
      invoke: {
        id: 'createExplainerVideo',
        src: 'createExplainerVideo',
        input: ({ context }) => explainerRequestOf(context.form),
        onDone: {
          target: '#explainerWizard.created',
          actions: { type: 'rememberJob', params: ({ event }) => event.output.jobId },
        },
        onError: [
          {
            guard: {
              type: 'callIsForbidden',
              params: ({ event }: { event: ErrorActorEvent }) => event.error,
            },
            target: 'editing',
            actions: {
              type: 'announceRefusal',
              params: ({ event }) => ({ detail: refusalOf(event.error).detail }),
            },
          },
          {
            guard: {
              type: 'answerIsUnexpected',
              params: ({ event }: { event: ErrorActorEvent }) => event.error,
            },
            target: 'editing',
            actions: {
              type: 'refuseCall',
              params: ({ event }) => ({ key: 'unexpected', error: event.error }),
            },
          },
          {
            target: 'editing',
            actions: {
              type: 'refuseCall',
              params: ({ event }) => ({ key: 'videoFailed', error: event.error }),
            },
          },
        ],
      },
    },
  },
});
