/** Step 3: one of the ideas, rewritten or not, or words of one's own. [W9] */
import { adsWizardSetup, jump } from '../adsWizard.setup';

export const scriptStep = adsWizardSetup.createStateConfig({
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
    'back.requested': { target: '#adsWizard.product', actions: 'clearErrors' },
    'step.chosen': [jump.link, jump.product, jump.settings],
    'step.submitted': [
      { guard: 'anErrorStands' },
      { guard: 'scriptIsMissing', actions: 'refuseScript' },
      { target: '#adsWizard.settings' },
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
