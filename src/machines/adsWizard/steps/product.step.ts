/** Step 2: the product's words and pictures, which scripts are then written for; facts are asked for where they say too little. [W5]–[W8] [G1] [G4] */
import { refusing, refusingLate } from '../../wizard/steps/refusing';
import { suggestingScripts } from '../../wizard/steps/suggestingScripts.state';
import { jumpsFrom } from '../../wizard/wizard.setup';
import { adsSteps, briefOf } from '../adsForm';
import { adsWizardSetup } from '../adsWizard.setup';
import type { AdScripts, ScriptIdea } from '../../../../contract/scripts/script';
import type { DoneActorEvent } from 'xstate';

const { invoke, ...suggesting } = suggestingScripts(adsSteps, { from: 'reviewing', briefOf });
const noIdeas: readonly ScriptIdea[] = [];
interface Answered {
  readonly event: DoneActorEvent<AdScripts>;
}

export const productStep = adsWizardSetup.createStateConfig({
  initial: 'reviewing',
  states: {
    reviewing: {
      tags: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) },
        },
        'facts.opened': {
          guard: 'factsWereAskedFor',
          target: 'askingForFacts',
          actions: 'clearErrors',
        },
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
      invoke: {
        ...invoke,
        onDone: [
          {
            guard: { type: 'factsAreNeeded', params: ({ event }: Answered) => event.output },
            target: 'askingForFacts',
            actions: { type: 'rememberNeed', params: ({ event }: Answered) => event.output },
          },
          {
            target: '#adsWizard.script',
            actions: {
              type: 'rememberScripts',
              params: ({ event: { output } }: Answered) => ('needs' in output ? noIdeas : output),
            },
          },
        ],
      },
    },
    askingForFacts: {
      tags: 'editing',
      on: {
        'fact.changed': { actions: { type: 'writeFact', params: ({ event }) => event } },
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
