/** From a product link to a job that makes the ad: four steps, each a state. [W1]–[W16] */
import { adsWizardSetup, initialAdsContext } from './adsWizard.setup';
import { linkStep } from './steps/link.step';
import { productStep } from './steps/product.step';
import { scriptStep } from './steps/script.step';
import { settingsStep } from './steps/settings.step';

export const adsWizardMachine = adsWizardSetup.createMachine({
  id: 'adsWizard',
  context: ({ input }) => initialAdsContext(input),
  initial: 'resuming',
  /** Uploads go on while other steps are looked at. */
  invoke: { id: 'galleryUpload', src: 'galleryUpload' },
  on: { 'media.uploaded': { actions: { type: 'addMedia', params: ({ event }) => event } } },
  states: {
    resuming: {
      always: [
        { guard: { type: 'draftIsAt', params: 'product' }, target: 'product' },
        { guard: { type: 'draftIsAt', params: 'script' }, target: 'script' },
        { guard: { type: 'draftIsAt', params: 'settings' }, target: 'settings' },
        { target: 'link' },
      ],
    },
    link: linkStep,
    product: productStep,
    script: scriptStep,
    settings: settingsStep,
    created: { type: 'final' },
  },
});
