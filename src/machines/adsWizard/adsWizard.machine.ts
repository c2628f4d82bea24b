/** From a product link to a job that makes the ad: four steps, each a state. [W1]–[W16] */
import type { CaptionStyle } from '../../../contract/video/captionStyle';
import { scriptStep } from '../wizard/steps/script.step';
import { settingsStep } from '../wizard/steps/settings.step';
import { resumed, resuming } from '../wizard/wizard.setup';
import { noErrors } from './adsErrors';
import { adsSteps, emptyAdsForm, videoRequestOf } from './adsForm';
import { adsWizardSetup } from './adsWizard.setup';
import { linkStep } from './steps/link.step';
import { productStep } from './steps/product.step';

export const adsWizardMachine = adsWizardSetup.createMachine({
  id: adsSteps.id,
  context: ({ input }) => ({
    ...resumed(input, { form: emptyAdsForm, errors: noErrors, step: 'link' }),
    lastMove: null,
    factsNeeded: null,
  }),
  initial: 'resuming',
  /** Uploads go on while other steps are looked at. */
  invoke: { id: 'galleryUpload', src: 'galleryUpload' },
  on: { 'media.uploaded': { actions: { type: 'addMedia', params: ({ event }) => event } } },
  states: {
    resuming: resuming(adsSteps),
    link: linkStep,
    product: productStep,
    script: scriptStep(adsSteps),
    settings: settingsStep(adsSteps, {
      requestOf: videoRequestOf,
      on: {
        'captionStyle.chosen': {
          actions: {
            type: 'edit',
            params: ({ event }: { event: { style: CaptionStyle } }) => ({ captionStyle: event.style }),
          },
        },
      },
    }),
    created: { type: 'final' },
  },
});
