/** Scripts are being written for what was said; the first of them lead to the step in which one is chosen. [W8] [X1] */
import type { Written } from '../scriptsReport';
import type { WizardSteps } from '../wizard.setup';
import { refusingLate } from './refusing';

/** @param from the state that asks for it, and can ask again. */
export const suggestingScripts = ({ id }: WizardSteps<string>, from: string) =>
  ({
    tags: 'busy',
    entry: 'askForScripts',
    on: {
      'call.cancelled': { target: from, actions: 'cancelWriting' },
      'scripts.written': {
        target: `#${id}.script`,
        actions: { type: 'rememberScripts', params: ({ event }: { event: Written }) => event },
      },
      'scripts.refused': {
        target: from,
        actions: [
          'cancelWriting',
          {
            type: 'refuseCall',
            params: ({ event }: { event: { error: unknown } }) => ({
              key: 'scriptIdeasFailed' as const,
              error: event.error,
            }),
          },
        ],
      },
      'scripts.late': { target: from, actions: ['cancelWriting', refusingLate('scriptIdeasFailed')] },
    },
  }) as const;
