/** Scripts are being written for what was said, and lead to the step in which one is chosen. [W8] [X1] */
import type { DoneActorEvent } from 'xstate';
import type { ScriptIdea } from '../../../../contract/scripts/script';
import type { WizardSteps } from '../wizard.setup';
import { refusing, refusingLate } from './refusing';

interface Options<Form, Brief> {
  /** The state that asks for it, and can ask again. */
  readonly from: string;
  briefOf(form: Form): Brief;
}

export const suggestingScripts = <Form, Brief>(
  { id }: WizardSteps<string>,
  { from, briefOf }: Options<Form, Brief>,
) =>
  ({
    tags: 'busy',
    on: { 'call.cancelled': from },
    after: { longCallLimit: { target: from, actions: refusingLate('scriptIdeasFailed') } },
    invoke: {
      id: 'suggestScripts',
      src: 'suggestScripts',
      input: ({ context }: { context: { form: Form } }) => briefOf(context.form),
      onDone: {
        target: `#${id}.script`,
        actions: {
          type: 'rememberScripts',
          params: ({ event }: { event: DoneActorEvent<readonly ScriptIdea[]> }) => event.output,
        },
      },
      onError: { target: from, actions: refusing('scriptIdeasFailed') },
    },
  }) as const;
