/** Step 1: a topic, or notes on one, becomes ideas for a script. [X1]–[X4] */
import type { ErrorActorEvent } from 'xstate';
import { topicOf } from '../explainerForm';
import { explainerWizardSetup } from '../explainerWizard.setup';

export const topicStep = explainerWizardSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      tags: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) },
        },
        'step.submitted': [
          { guard: 'anErrorStands' },
          { guard: 'topicIsUnusable', actions: 'refuseTopic' },
          { guard: 'ideasFitTheTopic', target: '#explainerWizard.script' },
          { target: 'suggestingScripts' },
        ],
        retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'suggestingScripts' },
      },
    },
    suggestingScripts: {
      tags: 'busy',
      on: { 'call.cancelled': 'editing' },
      after: {
        longCallLimit: {
          target: 'editing',
          actions: { type: 'refuseLateCall', params: 'scriptIdeasFailed' },
        },
      },
      invoke: {
        id: 'suggestScripts',
        src: 'suggestScripts',
        input: ({ context }) => ({ text: topicOf(context.form) }),
        onDone: {
          target: '#explainerWizard.script',
          actions: { type: 'rememberScripts', params: ({ event }) => event.output },
        },
        onError: [
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
              params: ({ event }) => ({ key: 'scriptIdeasFailed', error: event.error }),
            },
          },
        ],
      },
    },
  },
});
