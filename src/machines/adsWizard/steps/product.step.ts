/** Step 2: the product's words and pictures, which scripts are then written for; facts are asked for where they say too little. [W5]–[W8] [G1] [G4] */
import { refusing, refusingLate } from '../../wizard/steps/refusing';
import { suggestingScripts } from '../../wizard/steps/suggestingScripts.state';
import { jumpsFrom } from '../../wizard/wizard.setup';
import { adsSteps } from '../adsForm';
import type { DoubtfulText } from '../../../../contract/ui/offeredTexts';
import { nothingSaid } from '../../../../contract/ui/pageSaid';
import { adsWizardSetup } from '../adsWizard.setup';

const suggesting = suggestingScripts(adsSteps, 'reviewing');

/** What is chosen of a description is none of another one. */
const written = ({ name, text }: { readonly name: string; readonly text: string }) => ({
  [name]: text,
  ...(name === 'description' ? nothingSaid : {}),
});

/** The page says it. */
const offered = (text: { readonly name: DoubtfulText; readonly text: string }) => ({
  ...written(text),
  ...(text.name === 'description' ? { readDescription: text.text } : {}),
});

/** Here and beside the scripts. */
export const pageSentenceChanged = {
  guard: {
    type: 'pageSentenceMayChange' as const,
    params: ({ event }: { event: { text: string } }) => event,
  },
  actions: { type: 'changeSentence' as const, params: ({ event }: { event: { text: string } }) => event },
};

export const productStep = adsWizardSetup.createStateConfig({
  initial: 'reviewing',
  states: {
    reviewing: {
      tags: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'edit', params: ({ event }) => written(event) },
        },
        'offeredText.chosen': {
          guard: { type: 'textIsOffered', params: ({ event }) => event },
          actions: { type: 'edit', params: ({ event }) => offered(event) },
        },
        'fact.changed': { actions: { type: 'writeFact', params: ({ event }) => event } },
        'gallery.opened': 'browsingGallery',
        'back.requested': { target: '#adsWizard.link', actions: 'clearErrors' },
        'step.submitted': [{ guard: 'anErrorStands' }, { target: 'checkingMedia' }],
        'step.chosen': jumpsFrom('product', adsSteps),
        retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'checkingMedia' },
      },
    },
    browsingGallery: {
      tags: 'editing',
      on: {
        'gallery.closed': 'reviewing',
        'offeredImage.chosen': {
          guard: { type: 'imageIsOffered', params: ({ event }) => event },
          actions: { type: 'addMedia', params: ({ event }) => ({ kind: 'image', url: event.url }) },
        },
        'media.removed': { actions: { type: 'removeMedia', params: ({ event }) => event } },
        'media.moved': {
          guard: { type: 'placeIsAnother', params: ({ event }) => event },
          actions: { type: 'moveMedia', params: ({ event }) => event },
        },
      },
    },
    checkingMedia: {
      tags: 'busy',
      on: { 'call.cancelled': 'reviewing' },
      after: {
        callLimit: { target: 'reviewing', actions: refusingLate('mediaCheckFailed') },
      },
      invoke: {
        id: 'checkMedia',
        src: 'checkMedia',
        input: ({ context }) => ({ images: context.form.images, videos: context.form.videos }),
        onDone: {
          target: 'judgingProduct',
          actions: { type: 'rememberMedia', params: ({ event }) => event.output },
        },
        onError: { target: 'reviewing', actions: refusing('mediaCheckFailed') },
      },
    },
    judgingProduct: {
      always: [
        { guard: 'productIsIncomplete', target: 'reviewing', actions: 'refuseProduct' },
        { guard: 'ideasAreThere', target: '#adsWizard.script' },
        { target: 'suggestingScripts' },
      ],
    },
    suggestingScripts: {
      ...suggesting,
      on: {
        ...suggesting.on,
        'facts.needed': {
          target: 'askingForFacts',
          actions: { type: 'rememberNeed', params: ({ event }) => event.answer },
        },
      },
    },
    askingForFacts: {
      tags: 'editing',
      on: {
        'fact.changed': { actions: { type: 'writeFact', params: ({ event }) => event } },
        'pageSentence.changed': pageSentenceChanged,
        'ownScript.preferred': { target: 'checkingMedia', actions: 'turnToOwnScript' },
        'back.requested': { target: 'reviewing', actions: 'clearErrors' },
        'step.submitted': [
          { guard: 'anErrorStands' },
          { guard: 'tooLittleIsSaid', actions: 'refuseSaying' },
          { target: 'checkingMedia' },
        ],
        'step.chosen': jumpsFrom('product', adsSteps),
      },
    },
  },
});
