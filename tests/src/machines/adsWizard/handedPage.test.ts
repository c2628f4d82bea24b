/** Pages that the person's own browser hands over, and pages that are pasted. [PG3] */
import { expect, test } from 'vitest';
import { PAGE_BYTES } from '../../../../contract/limits';
import { arrivalOf, type Arrival } from '../../../../contract/ui/arrival';
import { emptyAdsForm } from '../../../../src/machines/adsWizard/adsForm';
import { adsWizardMachine } from '../../../../src/machines/adsWizard/adsWizard.machine';
import { journey } from '../../../support/walking/walkMachine';

const shop = 'https://shop.example/mug';
const info = {
  title: 'Mug',
  product_description: 'Hot',
  images: ['/1.jpg'],
  videos: [],
  page_address: shop,
};
const draft = { step: 'product' as const, form: { ...emptyAdsForm, title: 'Kettle', images: ['/9.jpg'] } };
const came = (arrival: Arrival | null, kept: typeof draft | null = null) => ({
  draft: kept,
  voiceName: null,
  arrival,
});
const sent: Arrival = { kind: 'page', token: 't' };
const did = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output }) as const;
const failed = (error: unknown) => ({ type: 'xstate.error.actor.readHandedPage', error }) as const;
const pasted = (html: string, text: string) => ({ type: 'page.pasted', html, text }) as const;
const pasting = { type: 'pasting.chosen' } as const;
const submitted = { type: 'step.submitted' } as const;
const typed = (text: string) => ({ type: 'text.changed', name: 'url', text }) as const;
const end = (input: ReturnType<typeof came>, ...events: { type: string }[]) =>
  journey(adsWizardMachine, input, events);

test.each<[string, Arrival | null]>([
  ['page=abc', { kind: 'page', token: 'abc' }],
  ['refused=too_large', { kind: 'refused', refusal: 'too_large' }],
  ['refused=constructor', { kind: 'refused', refusal: 'not_kept' }],
  [
    'shared_title=Mug&shared_text=Look: https://amzn.eu/d/x1.&shared_url=',
    { kind: 'link', link: 'https://amzn.eu/d/x1' },
  ],
  [
    'shared_text=(see http://a.example/b?c=d)&shared_url=https://shop.example/mug',
    { kind: 'link', link: shop },
  ],
  ['shared_text=Nice mug&shared_url=javascript:alert(1)', { kind: 'linkless' }],
  ['shared_title=', { kind: 'linkless' }],
  ['voice=Ada', null],
])('[PG3] ?%s', (query, arrival) => {
  expect(arrivalOf(new URLSearchParams(query))).toEqual(arrival);
});

test('[PG3] a shared link stands in its field, and nothing of the draft is lost', () => {
  const { value, context } = end(came({ kind: 'link', link: shop }, draft));
  expect([value, context.form]).toEqual([{ link: 'editing' }, { ...draft.form, url: shop }]);
});

test.each<[Arrival, string]>([
  [{ kind: 'linkless' }, 'sharedWithoutLink'],
  [{ kind: 'refused', refusal: 'too_large' }, 'pageTooLarge'],
  [{ kind: 'refused', refusal: 'from_elsewhere' }, 'pageFromElsewhere'],
])('[PG3] %j is told on the link step, where a link can be typed', (arrival, key) => {
  const seen = end(came(arrival, draft));
  expect([seen.value, seen.context.errors.step?.key]).toEqual([{ link: 'editing' }, key]);
  expect(end(came(arrival), typed(shop), submitted).value).toEqual({ link: 'checkingLink' });
});

test('[PG3] a page that was sent is read at once, and says where it is from', () => {
  expect(end(came(sent)).context.handedPage).toEqual({ token: 't' });
  const { value, context } = end(came(sent), did('readHandedPage', info));
  expect([value, context.form.title, context.form.readUrl, context.handedPage]).toEqual([
    { product: 'reviewing' },
    'Mug',
    shop,
    null,
  ]);
});

test('[PG3] beside a product that is worked on, it is offered, and either is kept whole', () => {
  const offered = [did('readHandedPage', info)];
  expect(end(came(sent, draft), ...offered).value).toEqual({ link: 'offeringPage' });
  const declined = end(came(sent, draft), ...offered, { type: 'page.declined' });
  expect([declined.value, declined.context.form]).toEqual([{ product: 'reviewing' }, draft.form]);
  const accepted = end(came(sent, draft), ...offered, { type: 'page.accepted' });
  expect([accepted.value, accepted.context.form.title, accepted.context.form.images]).toEqual([
    { product: 'reviewing' },
    'Mug',
    ['/1.jpg'],
  ]);
});

test.each([
  ['a page that has gone', { status: 404, detail: 'Gone.' }, 'extractionFailed'],
  ['no answer', new Error('offline'), 'productInfoFailed'],
])('[PG3] %s is told, can be tried again, and a link typed instead', (_, error, key) => {
  const seen = end(came(sent), failed(error));
  expect([seen.value, seen.context.errors.step?.key]).toEqual([{ link: 'editing' }, key]);
  expect(end(came(sent), failed(error), { type: 'retried' }).value).toEqual({ link: 'readingHandedPage' });
  expect(end(came(sent), failed(error), typed(shop), submitted).value).toEqual({ link: 'checkingLink' });
});

test.each([
  [
    'readHandedPage',
    [pasted('<h1>Mug</h1>', 'Mug'), submitted],
    'longCallLimit',
    'readingHandedPage',
    { step: { key: 'productInfoFailed', detail: null, isLate: true, canRetry: true } },
  ],
  [
    'readClipboard',
    [{ type: 'clipboard.requested' }],
    'callLimit',
    'readingClipboard',
    { paste: 'clipboardRefused' },
  ],
])(
  '[PG3] %s that never answers is given up, and the box is there again',
  (_, events, limit, state, errors) => {
    const late = { type: `xstate.after.${limit}.adsWizard.link.${state}` };
    const seen = end(came(null), pasting, ...events, late);
    expect([seen.value, seen.context.errors]).toEqual([{ link: 'pasting' }, errors]);
  },
);

test('[PG3] a pasted page is read with the address that the person gives it', () => {
  const seen = end(came(null), pasting, pasted('<h1>Mug</h1>', 'Mug'), typed(` ${shop} `), submitted);
  expect([seen.value, seen.context.handedPage]).toEqual([
    { link: 'readingHandedPage' },
    { html: '<h1>Mug</h1>', address: shop },
  ]);
});

test('[PG3] a page’s source is a page, though it is pasted as text beside the listing of an editor', () => {
  const source = '<!doctype html><h1>Mug</h1>';
  expect(end(came(null), pasting, pasted('<table><td>1<td>&lt;!doctype', source)).context.pasted).toEqual({
    html: source,
    text: source,
  });
});

test('[PG3] plain text is the title in its first line and the description in the rest, and nothing else', () => {
  const text = '\n Enamel mug \n\nHolds 350 ml.\nMade by hand.\n';
  const description = 'Holds 350 ml.\nMade by hand.';
  const { value, context } = end(came(null), pasting, pasted('', text), submitted);
  expect([value, context.form]).toEqual([
    { product: 'reviewing' },
    { ...emptyAdsForm, title: 'Enamel mug', description, readDescription: description },
  ]);
});

test('[PG3] where the page holds no product, its text can be used alone', () => {
  const refused = [
    pasting,
    pasted('<p>Mug<p>Hot', 'Mug\nHot'),
    submitted,
    failed({ status: 422, detail: 'Empty.' }),
  ];
  const seen = end(came(null), ...refused);
  expect([seen.value, seen.context.errors.step?.detail]).toEqual([{ link: 'pasting' }, 'Empty.']);
  const { context } = end(came(null), ...refused, { type: 'plainText.preferred' }, submitted);
  expect([context.form.title, context.form.description, context.handedPage]).toEqual(['Mug', 'Hot', null]);
});

test.each([
  ['nothing', [submitted], { paste: 'pasteMissing' }],
  ['blanks', [pasted('', ' \n'), submitted], { paste: 'pasteMissing' }],
  ['a page of more than 20 MB', [pasted('x'.repeat(PAGE_BYTES + 1), '')], { paste: 'pasteTooLarge' }],
  [
    'a page with an address that is none',
    [pasted('<h1>Mug</h1>', ''), typed('the shop'), submitted],
    { url: 'urlNotValid', urlFault: 'noAddress' },
  ],
  [
    'a clipboard that may not be read',
    [
      { type: 'clipboard.requested' },
      { type: 'xstate.error.actor.readClipboard', error: new Error('denied') },
    ],
    { paste: 'clipboardRefused' },
  ],
])('[PG3] %s: it is told, and the person can go on', (_, events, errors) => {
  const seen = end(came(null), pasting, ...events);
  expect([seen.value, seen.context.errors]).toEqual([{ link: 'pasting' }, errors]);
  expect(end(came(null), pasting, ...events, pasted('', 'Mug'), typed(''), submitted).value).toEqual({
    product: 'reviewing',
  });
});
