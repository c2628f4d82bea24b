/** Step 2: the product's words and pictures, which scripts are then written for; facts are asked for where they say too little. [W5]–[W8] [G1] [G4] */
import { refusing, refusingLate } from '../../wizard/steps/refusing';
import { suggestingScripts } from '../../wizard/steps/suggestingScripts.state';
import { jumpsFrom } from '../../wizard/wizard.setup';
import { adsSteps } from '../adsForm';
import { adsWizardSetup } from '../adsWizard.setup';

const suggesting = suggestingScripts(adsSteps, 'reviewing');

export const productStep = adsWizardSetup.createStateConfig({
  initial: 'reviewing',
  states: {
    reviewing: {
      tags: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) },
        },
        'offeredText.chosen': {
          guard: { type: 'textIsOffered', params: ({ event }) => event },
          actions: { type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) },
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
        'possibleFact.chosen': {
          guard: { type: 'factIsPossible', params: ({ event }) => event },
          actions: { type: 'addFact', params: ({ event }) => event },
        },
        'ownScript.preferred': { target: 'checkingMedia', actions: 'turnToOwnScript' },
        'back.requested': { target: 'reviewing', actions: 'clearErrors' },
        'step.submitted': [
          { guard: 'anErrorStands' },
          { guard: 'factsAreUnusable', actions: 'refuseFacts' },
          { target: 'checkingMedia' },
        ],
        'step.chosen': jumpsFrom('product', adsSteps),
      },
    },
  },
});
