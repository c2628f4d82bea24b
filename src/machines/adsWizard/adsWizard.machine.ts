/** From a product link to a job that makes the ad: four steps, each a state. [W1]–[W16] */
import { settingsStep } from '../wizard/steps/settings.step';
import { resumed, resuming, scriptWriter } from '../wizard/wizard.setup';
import { noErrors } from './adsErrors';
import { adsSteps, emptyAdsForm, videoRequestOf, type ChosenCaptions } from './adsForm';
import { adsWizardSetup, arrived } from './adsWizard.setup';
import { noPaste } from './pastedPage';
import { linkStep } from './steps/link.step';
import { productStep } from './steps/product.step';
import { checkingClaims, judgingClaims, tracedScriptStep } from './steps/tracedScript.step';

export const adsWizardMachine = adsWizardSetup.createMachine({
  id: adsSteps.id,
  context: ({ input }) => ({
    ...arrived(input.arrival ?? null, resumed(input, { form: emptyAdsForm, errors: noErrors, step: 'link' })),
    pasted: noPaste,
    offer: null,
    schemedLink: null,
    lastMove: null,
    tracedScripts: [],
    tracedChoice: '',
  }),
  initial: 'resuming',
  /** Uploads go on while other steps are looked at. */
  invoke: [scriptWriter.invoke, { id: 'galleryUpload', src: 'galleryUpload' }],
  on: {
    ...scriptWriter.on,
    'page.told': {
      guard: { type: 'pageIsStillMeant', params: ({ event }) => event },
      actions: { type: 'rememberPage', params: ({ event }) => event },
    },
    'media.uploaded': { actions: { type: 'addMedia', params: ({ event }) => event } },
  },
  states: {
    resuming: {
      always: [
        { guard: 'somethingArrived', target: 'link' },
        { guard: 'chosenScriptIsUnchecked', target: 'checkingClaims' },
        ...resuming(adsSteps).always,
      ],
    },
    link: linkStep,
    product: productStep,
    script: tracedScriptStep,
    checkingClaims,
    judgingClaims,
    settings: settingsStep(adsSteps, {
      requestOf: videoRequestOf,
      on: {
        'captionStyle.chosen': {
          actions: {
            type: 'edit',
            params: ({ event }: { event: { style: ChosenCaptions } }) => ({ captionStyle: event.style }),
          },
        },
      },
    }),
    created: { type: 'final' },
  },
});
