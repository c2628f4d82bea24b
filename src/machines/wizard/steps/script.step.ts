/** One of the ideas, rewritten or not, or words of one's own. [W9] [X1] [X2] */
import type { ScriptChoice } from '../../../../contract/ui/scriptChoice';
import { jumpsFrom, type WizardSteps } from '../wizard.setup';
import { languageOf, type Wishes, type WizardForm } from '../wizardForm';

interface Options<Own> {
  /** What only this wizard hears here. */
  readonly on: Own;
}

/** @param wizard the step before `script` is where one goes back to. */
export const scriptStep = <Step extends string, const Own>(
  wizard: WizardSteps<Step | 'script'>,
  { on }: Options<Own>,
) =>
  ({
    initial: 'choosing',
    tags: 'editing',
    /** The browser's own model is let go of where the step is left. */
    invoke: {
      id: 'browserModel',
      src: 'browserModel',
      input: ({ context }: { context: { form: WizardForm } }) => ({ language: languageOf(context.form) }),
    },
    on: {
      ...on,
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
          params: ({ event }: { event: { index: number } }) => ({
            chosenIdea: event.index,
            chosenBy: 'person' as const,
          }),
        },
      },
      'idea.opened': {
        guard: {
          type: 'ideaIsThere',
          params: ({ event }: { event: { index: number } }) => event.index,
        },
        target: '.rewriting',
        actions: { type: 'openIdea', params: ({ event }: { event: { index: number } }) => event.index },
      },
      'wish.changed': {
        actions: [
          {
            type: 'edit',
            params: ({ event }: { event: { changes: Partial<Wishes> } }) => event.changes,
          },
          'tellLanguage',
        ],
      },
      'others.requested': { actions: 'askForOthers' },
      'similar.requested': {
        actions: { type: 'askForSimilar', params: ({ event }: { event: { index: number } }) => event.index },
      },
      'browserModel.chosen': { actions: 'askBrowserModel' },
      'writer.gaveUp': { actions: 'tellOfFailure' },
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
