/** Step 2: one of the ideas, rewritten or not, or words of one's own. [X1] [X2] */
import { explainerWizardSetup, jump } from '../explainerWizard.setup';

export const scriptStep = explainerWizardSetup.createStateConfig({
  initial: 'choosing',
  tags: 'editing',
  on: {
    'text.changed': { actions: { type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) } },
    'scriptSource.chosen': {
      target: '.choosing',
      actions: { type: 'edit', params: ({ event }) => ({ scriptSource: event.source }) },
    },
    'idea.chosen': { actions: { type: 'edit', params: ({ event }) => ({ chosenIdea: event.index }) } },
    'idea.opened': {
      target: '.rewriting',
      actions: { type: 'openIdea', params: ({ event }) => event.index },
    },
    'back.requested': { target: '#explainerWizard.topic', actions: 'clearErrors' },
    'step.chosen': [jump.topic, jump.settings],
    'step.submitted': [
      { guard: 'anErrorStands' },
      { guard: 'scriptIsUnusable', actions: 'refuseScript' },
      { target: '#explainerWizard.settings' },
    ],
  },
  states: {
    choosing: { entry: 'closeIdea' },
    rewriting: {
      on: {
        'idea.rewritten': { actions: { type: 'rewriteIdea', params: ({ event }) => event.text } },
        'idea.closed': 'choosing',
      },
    },
  },
});
