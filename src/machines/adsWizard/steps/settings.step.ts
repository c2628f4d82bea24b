/** Step 4: music, look of the captions and voice; confirming starts the job. [W10]–[W15] */
import { adsWizardSetup, jump } from '../adsWizard.setup';
import { refusalOf } from '../../shared/refusal';
import type { ErrorActorEvent } from 'xstate';
import { videoRequestOf } from '../adsForm';

export const settingsStep = adsWizardSetup.createStateConfig({
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
        'captionStyle.chosen': {
          actions: { type: 'edit', params: ({ event }) => ({ captionStyle: event.style }) },
        },
        'voice.chosen': { actions: { type: 'edit', params: ({ event }) => ({ voice: event.voice }) } },
        'voiceOver.changed': { actions: { type: 'edit', params: ({ event }) => event.changes } },
        'back.requested': { target: '#adsWizard.script', actions: 'clearErrors' },
        'step.submitted': [
          { guard: 'anErrorStands' },
          { guard: 'settingsAreIncomplete', actions: 'refuseSettings' },
          { target: 'creatingAdVideo' },
        ],
        'step.chosen': [jump.link, jump.product, jump.script],
        retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'creatingAdVideo' },
      },
    },
    creatingAdVideo: {
      tags: 'busy',
      after: {
        callLimit: { target: 'editing', actions: { type: 'refuseLateCall', params: 'videoFailed' } },
      },
      invoke: {
        id: 'createAdVideo',
        src: 'createAdVideo',
        input: ({ context }) => videoRequestOf(context.form),
        onDone: {
          target: '#adsWizard.created',
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
