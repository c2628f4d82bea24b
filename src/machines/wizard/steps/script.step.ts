/** One of the ideas, rewritten or not, or words of one's own. [W9] [X1] [X2] */
import type { ScriptChoice } from '../../../../contract/ui/scriptChoice';
import { jumpsFrom, type WizardSteps } from '../wizard.setup';

/** @param wizard the step before `script` is where one goes back to. */
export const scriptStep = <Step extends string>(wizard: WizardSteps<Step | 'script'>) =>
  ({
    initial: 'choosing',
    tags: 'editing',
    on: {
      'text.changed': {
        actions: {
          type: 'edit',
          params: ({ event }: { event: { name: string; text: string } }) => ({ [event.name]: event.text }),
        },
      },
      'scriptSource.chosen': {
        target: '.choosing',
        actions: {
          type: 'edit',
          params: ({ event }: { event: { source: ScriptChoice['scriptSource'] } }) => ({
            scriptSource: event.source,
          }),
        },
      },
      'idea.chosen': {
        actions: {
          type: 'edit',
          params: ({ event }: { event: { index: number } }) => ({ chosenIdea: event.index }),
        },
      },
      'idea.opened': {
        target: '.rewriting',
        actions: { type: 'openIdea', params: ({ event }: { event: { index: number } }) => event.index },
      },
      'back.requested': {
        target: `#${wizard.id}.${wizard.steps[wizard.steps.indexOf('script') - 1]}`,
        actions: 'clearErrors',
      },
      'step.chosen': jumpsFrom('script', wizard),
      'step.submitted': [
        { guard: 'anErrorStands' },
        { guard: 'scriptIsUnusable', actions: 'refuseScript' },
        { target: `#${wizard.id}.settings` },
      ],
    },
    states: {
      choosing: { entry: 'closeIdea' },
      rewriting: {
        on: {
          'idea.rewritten': {
            actions: { type: 'rewriteIdea', params: ({ event }: { event: { text: string } }) => event.text },
          },
          'idea.closed': 'choosing',
        },
      },
    },
  }) as const;
