/** Step 1: a link, a page that the person's own browser hands over, or a page that is pasted becomes a product. [W2]–[W4] [PG3] */
import type { ErrorActorEvent } from 'xstate';
import { refusing, refusingLate } from '../../wizard/steps/refusing';
import { adsWizardSetup } from '../adsWizard.setup';

/** Back where the page came from: the box that it was pasted into, or the link. */
const refused = <const Actions>(actions: Actions) => [
  { guard: 'pageIsPasted' as const, target: 'pasting' as const, actions },
  { target: 'editing' as const, actions },
];

/** As it was then typed in full, it goes the way of any other. */
const schemeIsAdded = { guard: 'linkLacksItsScheme', actions: ['addScheme', 'submitAgain'] } as const;

export const linkStep = adsWizardSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'aPageIsSent', target: 'readingHandedPage' }, { target: 'editing' }],
    },
    editing: {
      tags: 'editing',
      on: {
        'text.changed': {
          actions: [{ type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) }, 'letGoOfPage'],
        },
        'manualUpload.chosen': { target: '#adsWizard.product', actions: ['clearErrors', 'letGoOfPage'] },
        'pasting.chosen': { target: 'pasting', actions: ['clearErrors', 'letGoOfPage'] },
        'sending.chosen': { target: 'explainingSending', actions: ['clearErrors', 'letGoOfPage'] },
        'step.submitted': [
          { guard: 'anErrorStands' },
          schemeIsAdded,
          { guard: 'linkIsMalformed', actions: 'refuseUrl' },
          { guard: 'linkIsAlreadyRead', target: '#adsWizard.product' },
          { guard: 'linkNeedsNoCheck', target: 'readingProductPage' },
          { target: 'checkingLink' },
        ],
        retried: [
          { guard: 'sentPageMayBeRetried', actions: 'clearErrors', target: 'readingHandedPage' },
          { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'checkingLink' },
        ],
      },
    },
    explainingSending: { tags: 'editing', on: { 'back.requested': 'editing' } },
    pasting: {
      tags: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) },
        },
        'page.pasted': [
          { guard: { type: 'pasteIsTooLarge', params: ({ event }) => event }, actions: 'refuseLargePaste' },
          { actions: { type: 'rememberPaste', params: ({ event }) => event } },
        ],
        'clipboard.requested': { target: 'readingClipboard', actions: 'clearErrors' },
        'plainText.preferred': { actions: 'keepPlainText' },
        'back.requested': { target: 'editing', actions: ['clearErrors', 'letGoOfPage'] },
        'step.submitted': [
          { guard: 'anErrorStands' },
          { guard: 'nothingIsPasted', actions: 'refuseMissingPaste' },
          { guard: 'textIsPasted', target: '#adsWizard.product', actions: 'fillFromText' },
          schemeIsAdded,
          { guard: 'pageAddressIsMalformed', actions: 'refuseUrl' },
          { target: 'readingHandedPage', actions: 'takeUpPaste' },
        ],
        retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'readingHandedPage' },
      },
    },
    readingClipboard: {
      tags: 'busy',
      on: { 'call.cancelled': 'pasting' },
      after: { callLimit: { target: 'pasting', actions: 'refuseClipboard' } },
      invoke: {
        id: 'readClipboard',
        src: 'readClipboard',
        onDone: [
          {
            guard: { type: 'pasteIsTooLarge', params: ({ event }) => event.output },
            target: 'pasting',
            actions: 'refuseLargePaste',
          },
          { target: 'pasting', actions: { type: 'rememberPaste', params: ({ event }) => event.output } },
        ],
        onError: { target: 'pasting', actions: 'refuseClipboard' },
      },
    },
    readingHandedPage: {
      tags: 'busy',
      on: {
        'call.cancelled': [
          { guard: 'pageIsPasted', target: 'pasting' },
          { target: 'editing', actions: 'letGoOfPage' },
        ],
      },
      after: { longCallLimit: refused(refusingLate('productInfoFailed')) },
      invoke: {
        id: 'readHandedPage',
        src: 'readHandedPage',
        input: ({ context }) => context.handedPage ?? { token: '' },
        onDone: [
          {
            guard: 'anotherProductWouldBeLost',
            target: 'offeringPage',
            actions: { type: 'rememberOffer', params: ({ event }) => event.output },
          },
          {
            target: '#adsWizard.product',
            actions: { type: 'fillProduct', params: ({ event }) => event.output },
          },
        ],
        onError: refused({
          type: 'refusePage',
          params: ({ event }: { event: ErrorActorEvent }) => event.error,
        } as const),
      },
    },
    offeringPage: {
      tags: 'editing',
      on: {
        'page.accepted': { target: '#adsWizard.product', actions: 'acceptOffer' },
        'page.declined': { target: '#adsWizard.resuming', actions: 'letGoOfPage' },
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
        input: ({ context: { form, schemedLink } }) => {
          const url = form.url.trim();
          return { url, ...(url === schemedLink && { orHttp: true }) };
        },
        onDone: [
          {
            guard: { type: 'linkAnswers', params: ({ event }) => event.output },
            target: 'readingProductPage',
            actions: { type: 'takeAnsweringLink', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: { type: 'refuseLink', params: ({ event }) => event.output },
          },
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
