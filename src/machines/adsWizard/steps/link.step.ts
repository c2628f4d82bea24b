/** Step 1: a link becomes a product, or the product is described by hand. [W2]–[W4] */
import type { ErrorActorEvent } from 'xstate';
import { refusing, refusingLate } from '../../wizard/steps/refusing';
import { adsWizardSetup } from '../adsWizard.setup';

export const linkStep = adsWizardSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      tags: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) },
        },
        'manualUpload.chosen': { target: '#adsWizard.product', actions: 'clearErrors' },
        'step.submitted': [
          { guard: 'anErrorStands' },
          { guard: 'linkIsMalformed', actions: 'refuseUrl' },
          { guard: 'linkIsAlreadyRead', target: '#adsWizard.product' },
          { guard: 'linkNeedsNoCheck', target: 'readingProductPage' },
          { target: 'checkingLink' },
        ],
        retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'checkingLink' },
      },
    },
    checkingLink: {
      tags: 'busy',
      on: { 'call.cancelled': 'editing' },
      after: {
        callLimit: { target: 'editing', actions: refusingLate('productInfoFailed') },
      },
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context }) => ({ url: context.form.url.trim() }),
        onDone: [
          {
            guard: { type: 'linkAnswers', params: ({ event }) => event.output },
            target: 'readingProductPage',
          },
          { target: 'editing', actions: 'refuseUrl' },
        ],
        onError: {
          target: 'editing',
          actions: refusing('productInfoFailed'),
        },
      },
    },
    readingProductPage: {
      tags: 'busy',
      on: { 'call.cancelled': 'editing' },
      after: {
        longCallLimit: {
          target: 'editing',
          actions: refusingLate('productInfoFailed'),
        },
      },
      invoke: {
        id: 'readProductPage',
        src: 'readProductPage',
        input: ({ context }) => ({ url: context.form.url.trim() }),
        onDone: {
          target: '#adsWizard.product',
          actions: { type: 'fillProduct', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: {
              type: 'pageGaveNothing',
              params: ({ event }: { event: ErrorActorEvent }) => event.error,
            },
            target: 'editing',
            actions: refusing('extractionFailed'),
          },
          {
            target: 'editing',
            actions: refusing('productInfoFailed'),
          },
        ],
      },
    },
  },
});
