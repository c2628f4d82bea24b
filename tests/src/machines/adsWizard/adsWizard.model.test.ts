import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type AnyEventObject } from 'xstate';
import { CALL_LIMIT_MS } from '../../../../contract/limits';
import { createUnansweredCalls } from '../../../../src/services/browser/stored/unansweredCalls';
import { createHttp } from '../../../../src/services/http';
import { createJobStartService } from '../../../../src/services/jobStart.service';
import type { ScriptIdeasRequest } from '../../../../contract/scripts/script';
import { scriptWritingMachine } from '../../../../src/machines/scriptWriting/scriptWriting.machine';
import { defaultCaptionStyle } from '../../../../contract/video/captionStyle';
import type { UnsupportedPart } from '../../../../contract/scripts/claims';
import type { Voice } from '../../../../contract/voice';
import { offeredImages } from '../../../../contract/ui/offeredImages';
import { offeredTexts } from '../../../../contract/ui/offeredTexts';
import {
  adsDraftSchema,
  briefOf,
  emptyAdsForm,
  ideasKey,
  videoRequestOf,
  type AdsDraft,
  type AdsForm,
} from '../../../../src/machines/adsWizard/adsForm';
import {
  productErrors,
  scriptErrors,
  settingsErrors,
  type AdsErrors,
} from '../../../../src/machines/adsWizard/adsErrors';
import { renderStartMachine } from '../../../../src/machines/renderStart/renderStart.machine';
import { adsWizardMachine } from '../../../../src/machines/adsWizard/adsWizard.machine';
import { voiceListMachine, type VoicesForScript } from '../../../../src/machines/voiceList/voiceList.machine';
import type { ClaimsTraced } from '../../../../src/machines/claimsTrace/claimsTrace.machine';
import {
  added,
  anOperatorsModel,
  refused,
  restingRecorder,
  restingTrace,
  third,
  wrote,
} from '../../../support/wizards/wizardSamples';
import { stubPromise } from '../../../support/stubPromise';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenOnWalks, type Samples } from '../../../support/walking/walkMachine';

const announceRefusal = vi.fn();
/** What the server was asked for. */
const requests: ScriptIdeasRequest[] = [];
const voiceList = voiceListMachine.provide({
  actors: { fetchVoices: stubPromise<VoicesForScript, { script: string }>().actor },
});
const machine = adsWizardMachine.provide({
  actors: {
    claimsTrace: restingTrace,
    voiceList,
    voiceRecorder: restingRecorder,
    scriptWriting: scriptWritingMachine.provide({
      actors: { writeScripts: fromCallback(({ input }) => void requests.push(input)) },
    }),
    browserModel: anOperatorsModel,
  },
  actions: { announceRefusal: (_, { detail }) => announceRefusal(detail) },
  // Megabytes in each event would fill the walk's memory.
  guards: { pasteIsTooLarge: (_, { text }) => text === 'large' },
});

const three = ['/1.jpg', '/2.jpg', '/3.jpg'];
const idea = { title: 'Problem', script: 'Cold coffee by ten?' };
const voice: Voice = { id: 'v', name: 'Ada', category: 'x', description: '', sample_url: '/a', labels: {} };
const other: Voice = { ...voice, id: 'w', name: 'Ben' };
const product: AdsForm = {
  ...emptyAdsForm,
  title: 'Mug',
  description: 'Hot',
  readDescription: 'Hot',
  images: three,
  moreImages: ['/more.jpg'],
};
const claim = { sentence: idea.script, words: 'Cold', reason: 'promise' } as const;
const verdict = (claims: AdsForm['verdicts'][number]['claims']) => [{ script: idea.script, claims }];
const scripted: AdsForm = {
  ...product,
  scripts: [idea],
  ideasFor: ideasKey(product),
  chosenIdea: 0,
  verdicts: verdict([]),
};
const complete: AdsForm = { ...scripted, backgroundMusic: '/m', voice };
const withFacts: AdsForm = { ...complete, facts: ['It is blue', '', ''] };
const toldComplete: AdsForm = { ...withFacts, ideasFor: ideasKey(withFacts) };
const at = (step: AdsDraft['step'], form: AdsForm, voiceName: string | null = null) => ({
  draft: { step, form },
  voiceName,
});
const fresh = { draft: null, voiceName: null };

const typed = (name: 'url' | 'title' | 'description' | 'price' | 'ownScript', text: string) =>
  ({ type: 'text.changed', name, text }) as const;
const submitted = { type: 'step.submitted' } as const;
const link = typed('url', 'https://shop.example/mug');
const did = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output }) as const;
const linkAnswers = did('checkLink', { ok: true, failure: null });
const linkIsSilent = did('checkLink', { ok: false, failure: 'There is no website at this address.' });
const failed = (actor: string, error: unknown = new Error('offline')) =>
  ({ type: `xstate.error.actor.${actor}`, error }) as const;
const listed = (voices: readonly Voice[], scriptLanguage: string | null = null) => ({
  type: 'xstate.snapshot.voiceList',
  snapshot: { context: { voices, scriptLanguage } },
});
const info = { title: 'Mug', product_description: 'Hot', images: three, videos: [] };
const large = { html: '', text: 'large' };
const pasted = (html: string, text: string) => ({ type: 'page.pasted', html, text }) as const;
const sent = { kind: 'page', token: 't' } as const;
const forbidden = { status: 403, detail: 'Six credits are missing.' };

const traced = (unsupported: UnsupportedPart[]): ClaimsTraced => ({
  type: 'claims.traced',
  traces: { [idea.script]: [{ start: 0, end: 19, text: idea.script, backing: [], unsupported }] },
});
const checked = (unsupported: UnsupportedPart[]) =>
  did('checkScripts', [Object.values(traced(unsupported).traces)[0]]);
const doubt: UnsupportedPart = { start: 0, end: 4, words: 'Cold', reason: 'promise' };
const kept = { type: 'sentence.kept', claims: [claim] } as const;

const pageOf = (...texts: string[]) => texts.map((text) => ({ text, isSaid: text.endsWith('hot.') }));
const page = pageOf('It stays hot.', 'It floats.', 'It is red.');
const few = (found: number, sentences = page) =>
  ({ type: 'facts.needed', answer: { needs: 'facts', found, needed: 3, sentences } }) as const;
const ticked = (text: string) => ({ type: 'pageSentence.changed', text }) as const;
const pageTold = (ideasFor: string) => ({ type: 'page.told', sentences: page, ideasFor }) as const;
const chosen = (name: 'description' | 'price', text: string) =>
  ({ type: 'offeredText.chosen', name, text }) as const;
const told = (index: number, text: string) => ({ type: 'fact.changed', index, text }) as const;
const again = [submitted, did('checkMedia', { images: three, videos: [] })];
const asked = [...again, few(1)];

const samples = {
  'text.changed': [link, typed('url', 'nonsense'), typed('url', 'https://youtu.be/x'), typed('title', '')],
  'page.pasted': [pasted('<h1>Mug</h1>', 'Mug'), pasted('', 'Mug\nHot'), { type: 'page.pasted', ...large }],
  'xstate.done.actor.readClipboard': [
    did('readClipboard', { html: '<h1>Mug</h1>', text: 'Mug' }),
    did('readClipboard', large),
  ],
  'xstate.done.actor.readHandedPage': [did('readHandedPage', info)],
  'step.chosen': (['link', 'product', 'script', 'settings'] as const).map(
    (step) => ({ type: 'step.chosen', step }) as const,
  ),
  'fact.changed': [{ type: 'fact.changed', index: 0, text: 'It is blue' }],
  'offeredText.chosen': [
    chosen('description', 'Hot'),
    chosen('description', 'Warm'),
    chosen('price', '£5'),
    chosen('price', '£6'),
  ],
  'offeredImage.chosen': [{ type: 'offeredImage.chosen', url: '/more.jpg' }],
  'media.removed': [{ type: 'media.removed', kind: 'image', index: 0 }],
  'media.moved': [{ type: 'media.moved', kind: 'image', from: 0, to: 1 }],
  'media.uploaded': [{ type: 'media.uploaded', kind: 'image', url: '/4.jpg' }],
  'scriptSource.chosen': [{ type: 'scriptSource.chosen', source: 'own' }],
  'idea.chosen': [{ type: 'idea.chosen', index: 0 }],
  'idea.opened': [{ type: 'idea.opened', index: 0 }],
  'idea.rewritten': [{ type: 'idea.rewritten', text: 'Better.' }],
  'claims.traced': [traced([]), traced([doubt])],
  'sentence.kept': [kept],
  'sentence.released': [{ type: 'sentence.released', sentence: idea.script }],
  'music.chosen': [{ type: 'music.chosen', audio: '/m' }],
  'captionStyle.chosen': [{ type: 'captionStyle.chosen', style: defaultCaptionStyle }],
  'voice.chosen': [{ type: 'voice.chosen', voice }],
  'picks.confirmed': [{ type: 'picks.confirmed', picks: { voice, backgroundMusic: '/m' } }],
  'voiceOver.changed': [
    { type: 'voiceOver.changed', changes: { voiceSource: 'nobody' } },
    { type: 'voiceOver.changed', changes: { recording: null } },
  ],
  'xstate.done.actor.checkLink': [linkAnswers, linkIsSilent],
  'xstate.done.actor.readProductPage': [did('readProductPage', info)],
  'xstate.error.actor.readProductPage': [
    failed('readProductPage'),
    failed('readProductPage', { status: 422, detail: 'Empty.' }),
  ],
  'xstate.done.actor.checkMedia': [
    did('checkMedia', { images: three, videos: [] }),
    did('checkMedia', { images: [], videos: [] }),
  ],
  'xstate.done.actor.checkScripts': [checked([]), checked([doubt])],
  'wish.changed': [{ type: 'wish.changed', changes: { tone: 'warm' } }],
  'similar.requested': [{ type: 'similar.requested', index: 0 }],
  'scripts.written': [wrote([idea], ideasKey(product))],
  'scripts.added': [added([third], ideasKey(product))],
  'scripts.refused': [refused()],
  'facts.needed': [few(2), few(2, [])],
  'sentences.needed': [],
  'page.told': [pageTold(ideasKey(product))],
  'pageSentence.changed': [ticked('It floats.')],
  'xstate.done.actor.scriptWriting': [],
  'xstate.done.actor.browserModel': [],
  'xstate.done.actor.createVideo': [did('createVideo', { jobId: 'j1' })],
  'xstate.error.actor.createVideo': [failed('createVideo'), failed('createVideo', forbidden)],
  'xstate.done.actor.galleryUpload': [],
  'xstate.done.actor.claimsTrace': [],
  'xstate.done.actor.voiceList': [],
  'xstate.snapshot.voiceList': [listed([]), listed([voice]), listed([], 'de')],
} satisfies Samples<typeof machine>;

const reread = { ...product, url: 'https://shop.example/mug', readUrl: 'https://shop.example/mug' };
const doubted: AdsForm = {
  ...product,
  description: '',
  readDescription: '',
  possible: { description: ['Hot', 'Warm'], price: ['£5', '£6'] },
};
interface Start {
  readonly draft: AdsDraft | null;
  readonly voiceName: string | null;
  readonly arrival?: typeof sent;
}
const starts: readonly Start[] = [
  fresh,
  at('link', reread),
  at('product', product),
  at('product', doubted),
  at('product', complete),
  at('script', { ...scripted, chosenIdea: null }),
  at('script', { ...scripted, verdicts: [] }),
  at('settings', complete),
  at('settings', { ...complete, voice: null }, 'Ada'),
  at('settings', { ...complete, verdicts: [] }),
  { ...fresh, arrival: sent },
  { ...at('product', product), arrival: sent },
];
const stepsOf = ({ draft, arrival }: Start) => {
  const step = arrival ? 'link' : (draft?.step ?? 'link');
  return step === 'script' ? ['script', 'checkingClaims'] : [step];
};
/** Each walk keeps to the step that it begins in, and looks where it leads: what follows is another walk's. */
const walks = starts.map((input) => ({
  input,
  paths: modelOf(machine, input, samples, {
    offers: (snapshot) => stepsOf(input).some((step) => snapshot.matches(step)),
    alsoTellApart: ({ errors, wantedVoice, form, pasted, handedPage }) => [
      Object.keys(errors),
      errors.step?.canRetry,
      wantedVoice,
      form.facts[0],
      form.says,
      pasted.html,
      handedPage,
    ],
    limit: 20_000,
  }).getShortestPaths(),
}));
type Seen = {
  context: {
    form: AdsForm;
    errors: AdsErrors;
    jobId: string | null;
    openIdea: number | null;
    handedPage: unknown;
    offer: unknown;
  };
};
/** What is passed through, and not rested in. */
type SeenState = Exclude<
  StatesOf<typeof adsWizardMachine>,
  'resuming' | 'link.arriving' | 'product.judgingProduct' | 'judgingClaims'
>;
const noErrorStands = ({ context }: Seen) => expect(context.errors).toEqual({});
const ideasAreThere = ({ context }: Seen) => expect(context.form.ideasFor).not.toBeNull();
const states = {
  'link.editing': ({ context: { errors } }) =>
    expect([errors.title, errors.media]).toEqual([undefined, undefined]),
  'link.explainingSending': noErrorStands,
  'link.pasting': ({ context: { errors } }) =>
    expect([errors.title, errors.media]).toEqual([undefined, undefined]),
  'link.readingClipboard': noErrorStands,
  'link.readingHandedPage': (seen) => {
    noErrorStands(seen);
    expect(seen.context.handedPage).not.toBeNull();
  },
  'link.offeringPage': ({ context }) => expect(context.offer).toEqual(info),
  'link.checkingLink': noErrorStands,
  'link.readingProductPage': noErrorStands,
  'product.reviewing': ({ context }) => expect(context.errors.url).toBeUndefined(),
  'product.browsingGallery': ({ context }) => expect(context.errors.url).toBeUndefined(),
  'product.checkingMedia': noErrorStands,
  'product.suggestingScripts': ({ context }) => expect(productErrors(context.form)).toEqual({}),
  'product.askingForFacts': ({ context }) => expect(context.form.facts).toHaveLength(3),
  'script.choosing': (seen) => {
    ideasAreThere(seen);
    expect(seen.context.openIdea).toBeNull();
  },
  'script.rewriting': (seen) => {
    ideasAreThere(seen);
    expect(seen.context.openIdea).not.toBeNull();
  },
  checkingClaims: noErrorStands,
  'settings.editing': ({ context }) => expect(scriptErrors(context.form)).toEqual({}),
  'settings.creatingVideo': ({ context }) => expect(settingsErrors(context.form)).toEqual({}),
  created: ({ context }) => expect(context.jobId).toBe('j1'),
} satisfies Record<SeenState, (seen: Seen) => void>;

test('the chart keeps its promises along every generated path', async () => {
  const all = walks.flatMap(({ paths }) => paths.map(titled));
  expect(all.length).toBeGreaterThan(100);
  for (const [, path] of all) await path.test({ states });
});

const end = (input: typeof fresh | ReturnType<typeof at>, ...events: AnyEventObject[]) =>
  journey(machine, input, events);

test('[W3] a link that came without its scheme is read where it answers', () => {
  const answered = did('checkLink', { ok: true, failure: null, answers_at: 'http://shop.example/mug' });
  const { context, value } = end(fresh, typed('url', 'shop.example/mug'), submitted, answered);
  expect([context.form.url, value]).toEqual(['http://shop.example/mug', { link: 'readingProductPage' }]);
});

test.each([
  [
    '[W3] what is no link is refused',
    fresh,
    [typed('url', 'nonsense'), submitted],
    { link: 'editing' },
    { url: 'urlNotValid', urlFault: 'noAddress' },
  ],
  [
    '[W3] a link that leads to no page of the web is refused, and why is told',
    fresh,
    [typed('url', 'ftp://shop.example/mug'), submitted],
    { link: 'editing' },
    { url: 'urlNotValid', urlFault: 'otherScheme' },
  ],
  [
    '[W3] a link longer than 2,048 characters is refused, and why is told',
    fresh,
    [typed('url', `https://shop.example/${'mug'.repeat(700)}`), submitted],
    { link: 'editing' },
    { url: 'urlNotValid', urlFault: 'tooLong' },
  ],
  [
    '[W3] a link without its scheme is taken',
    fresh,
    [typed('url', ' shop.example/mug?size=2'), submitted],
    { link: 'checkingLink' },
    {},
  ],
  [
    '[W3] a link that does not answer is refused, and why is told',
    fresh,
    [link, submitted, linkIsSilent],
    { link: 'editing' },
    { url: 'urlNotValid', urlWhy: 'There is no website at this address.' },
  ],
  [
    '[W3] the sharing site passes without a check',
    fresh,
    [typed('url', 'https://youtu.be/x'), submitted],
    { link: 'readingProductPage' },
    {},
  ],
  [
    '[W4] a page that was read leads to step 2',
    fresh,
    [link, submitted, linkAnswers, did('readProductPage', info)],
    { product: 'reviewing' },
    {},
  ],
  [
    '[W2] upload manually skips the page',
    fresh,
    [{ type: 'manualUpload.chosen' }],
    { product: 'reviewing' },
    {},
  ],
  [
    '[W7] two pictures are too few',
    at('product', product),
    [submitted, did('checkMedia', { images: ['/1', '/2'], videos: [] })],
    { product: 'reviewing' },
    { media: 'mediaCount' },
  ],
  [
    '[W7] twenty are too many',
    at('product', product),
    [submitted, did('checkMedia', { images: Array(19).fill('/1'), videos: ['/v'] })],
    { product: 'reviewing' },
    { media: 'mediaCount' },
  ],
  [
    '[W7] nineteen are not',
    at('product', product),
    [submitted, did('checkMedia', { images: Array(18).fill('/1'), videos: ['/v'] })],
    { product: 'suggestingScripts' },
    {},
  ],
  [
    '[W5] title and description are wanted',
    at('product', { ...product, title: ' ', description: '' }),
    [submitted, did('checkMedia', { images: three, videos: [] })],
    { product: 'reviewing' },
    { title: 'titleMissing', description: 'descriptionMissing' },
  ],
  [
    '[W8] ideas lead to step 3',
    at('product', product),
    [submitted, did('checkMedia', { images: three, videos: [] }), wrote([idea], ideasKey(product))],
    { script: 'choosing' },
    {},
  ],
  [
    '[W8] where a page says too little, three things are asked for',
    at('product', product),
    asked,
    { product: 'askingForFacts' },
    {},
  ],
  [
    '[W8] with what was told, scripts are written',
    at('product', product),
    [...asked, told(0, 'It is blue'), told(2, 'It floats'), ...again, wrote([idea], ideasKey(product))],
    { script: 'choosing' },
    {},
  ],
  [
    '[W8] fewer than the page leaves open are too few',
    at('product', product),
    [...asked, told(0, 'It is blue'), told(1, '  '), submitted],
    { product: 'askingForFacts' },
    { facts: 'tooLittleSaid' },
  ],
  [
    '[W8] a fact is no essay',
    at('product', product),
    [...asked, told(0, 'a'.repeat(141)), told(1, 'It floats'), submitted],
    { product: 'askingForFacts' },
    { facts: 'factTooLong' },
  ],
  [
    '[W8] what the page says already is no fact more',
    at('product', product),
    [...asked, told(0, 'Hot'), told(1, 'Hot'), ...again, few(1)],
    { product: 'askingForFacts' },
    { facts: 'tooLittleSaid' },
  ],
  [
    '[W8] where a page says nothing, nothing of it can be chosen',
    at('product', product),
    [...again, few(0, []), submitted],
    { product: 'askingForFacts' },
    { facts: 'factsMissing' },
  ],
  [
    '[W8] what is ticked of the page is enough',
    at('product', product),
    [...asked, ticked('It floats.'), ticked('It is red.'), submitted],
    { product: 'checkingMedia' },
    {},
  ],
  [
    '[W8] a tick that is taken back leaves too few',
    at('product', product),
    [...asked, ticked('It floats.'), ticked('It is red.'), ticked('It stays hot.'), submitted],
    { product: 'askingForFacts' },
    { facts: 'tooLittleSaid' },
  ],
  [
    '[W8] what is ticked counts with what is told',
    at('product', product),
    [...asked, ticked('It floats.'), told(0, 'It is blue'), submitted],
    { product: 'checkingMedia' },
    {},
  ],
  [
    '[W9] whoever is asked may write the script instead',
    at('product', product),
    [...asked, { type: 'ownScript.preferred' }, did('checkMedia', { images: three, videos: [] })],
    { script: 'choosing' },
    {},
  ],
  [
    '[W14] any edit clears the errors',
    fresh,
    [typed('url', 'nonsense'), submitted, link],
    { link: 'editing' },
    {},
  ],
  [
    '[W14] Go Back clears the errors',
    at('script', { ...scripted, chosenIdea: null }),
    [submitted, { type: 'back.requested' }],
    { product: 'reviewing' },
    {},
  ],
  [
    '[W16] a step whose forerunners are complete can be jumped to',
    at('product', complete),
    [{ type: 'step.chosen', step: 'settings' }],
    { settings: 'editing' },
    {},
  ],
  [
    '[WR3] a script that was not checked yet is waited for',
    at('script', { ...scripted, verdicts: [] }),
    [submitted],
    'checkingClaims',
    {},
  ],
  [
    '[WR3] what is backed leads on',
    at('script', { ...scripted, verdicts: [] }),
    [submitted, checked([])],
    { settings: 'editing' },
    {},
  ],
  [
    '[WR3] what nothing backs is told before the next step',
    at('script', { ...scripted, verdicts: [] }),
    [submitted, checked([doubt])],
    { script: 'choosing' },
    { step: { key: 'claimsOpen', detail: null, isLate: false, canRetry: false } },
  ],
  [
    '[WR3] what a person can prove leads on',
    at('script', { ...scripted, verdicts: verdict([claim]) }),
    [submitted, kept, submitted],
    { settings: 'editing' },
    {},
  ],
  [
    '[WR3] who lets go of it again is told again',
    at('script', { ...scripted, verdicts: verdict([claim]), keptClaims: [claim] }),
    [{ type: 'sentence.released', sentence: idea.script }, submitted],
    { script: 'choosing' },
    { step: { key: 'claimsOpen', detail: null, isLate: false, canRetry: false } },
  ],
  [
    '[WR3] a check that fails keeps nobody',
    at('script', { ...scripted, verdicts: [] }),
    [submitted, failed('checkScripts')],
    { settings: 'editing' },
    {},
  ],
  [
    '[WR3] nor does one that never comes',
    at('script', { ...scripted, verdicts: [] }),
    [submitted, { type: 'xstate.after.callLimit.adsWizard.checkingClaims' }],
    { settings: 'editing' },
    {},
  ],
  [
    '[WR3] a reload that ended the check makes it again',
    at('settings', { ...complete, verdicts: [] }),
    [],
    'checkingClaims',
    {},
  ],
  [
    '[WR3] what it then finds is told before the last step',
    at('settings', { ...complete, verdicts: [] }),
    [checked([doubt])],
    { script: 'choosing' },
    { step: { key: 'claimsOpen', detail: null, isLate: false, canRetry: false } },
  ],
  [
    '[WR3] an edited script is checked anew',
    at('script', { ...scripted, verdicts: verdict([claim]) }),
    [{ type: 'idea.opened', index: 0 }, { type: 'idea.rewritten', text: 'Warm.' }, submitted],
    'checkingClaims',
    {},
  ],
  [
    '[W15] the job is made',
    at('settings', complete),
    [submitted, did('createVideo', { jobId: 'j1' })],
    'created',
    {},
  ],
])('%s', (_, input, events, value, errors) => {
  const { value: seen, context } = end(input, ...events);
  expect([seen, context.errors]).toEqual([value, errors]);
});

const refusal = (key: string, detail: string | null = null, canRetry = false) => ({
  step: { key, detail, isLate: false, canRetry },
});
test.each([
  [
    '[W4] a failed call',
    fresh,
    [link, submitted, linkAnswers, failed('readProductPage')],
    refusal('productInfoFailed', null, true),
  ],
  [
    '[W4] a page without a product',
    fresh,
    [link, submitted, linkAnswers, failed('readProductPage', { status: 422, detail: 'Empty.' })],
    refusal('extractionFailed', 'Empty.', true),
  ],
  [
    '[W8] no ideas',
    at('product', product),
    [submitted, did('checkMedia', { images: three, videos: [] }), refused()],
    refusal('scriptIdeasFailed', null, true),
  ],
  [
    '[W9] no script selected',
    at('script', { ...scripted, chosenIdea: null }),
    [submitted],
    refusal('scriptMissing'),
  ],
  [
    '[W9] an own script of blanks',
    at('script', { ...scripted, scriptSource: 'own', ownScript: '  ' }),
    [submitted],
    refusal('scriptMissing'),
  ],
  [
    '[W9] an own script of emoji alone',
    at('script', { ...scripted, scriptSource: 'own', ownScript: '🎉🎉 ☕️' }),
    [submitted],
    refusal('scriptWordless'),
  ],
  [
    '[W12] music first',
    at('settings', { ...complete, backgroundMusic: null, captionStyle: null, voice: null }),
    [submitted],
    refusal('musicMissing'),
  ],
  [
    '[W12] then the caption style',
    at('settings', { ...complete, captionStyle: null, voice: null }),
    [submitted],
    refusal('captionStyleMissing'),
  ],
  [
    '[W12] then the voice',
    at('settings', { ...complete, voice: null }),
    [submitted],
    refusal('voiceMissing'),
  ],
  [
    '[W12] or one’s own, where that is who speaks',
    at('settings', { ...complete, voice: null, voiceSource: 'recording' }),
    [submitted],
    refusal('recordingMissing'),
  ],
  [
    '[W15] a job that cannot be made',
    at('settings', complete),
    [submitted, failed('createVideo')],
    refusal('videoFailed', null, true),
  ],
])('%s is told under the step title', (_, input, events, errors) =>
  expect(end(input, ...events).context.errors).toEqual(errors),
);

test.each([
  ['checkLink', fresh, [link, submitted], 'callLimit', 'link.checkingLink', 'productInfoFailed'],
  [
    'readProductPage',
    fresh,
    [link, submitted, linkAnswers],
    'longCallLimit',
    'link.readingProductPage',
    'productInfoFailed',
  ],
  [
    'checkMedia',
    at('product', product),
    [submitted],
    'callLimit',
    'product.checkingMedia',
    'mediaCheckFailed',
  ],
  [
    'createVideo',
    at('settings', complete),
    [submitted],
    'callLimit',
    'settings.creatingVideo',
    'videoFailed',
  ],
])(
  '%s that never answers is given up after its limit, with a way on',
  (_, input, events, limit, state, key) => {
    const seen = end(input, ...events, { type: `xstate.after.${limit}.adsWizard.${state}` });
    expect(seen.context.errors).toEqual({ step: { key, detail: null, isLate: true, canRetry: true } });
    expect(seen.can({ type: 'retried' })).toBe(true);
  },
);
test('[W8] scripts that never come are given up, with a way on', () => {
  const seen = end(at('product', product), ...again, { type: 'scripts.late' });
  expect(seen.context.errors).toEqual({
    step: { key: 'scriptIdeasFailed', detail: null, isLate: true, canRetry: true },
  });
  expect(seen.can({ type: 'retried' })).toBe(true);
});
test('[W9] a script that is all backed is selected beforehand, and needs no press', () => {
  const unchosen = { ...scripted, chosenIdea: null, verdicts: [] };
  const early = end(at('script', unchosen), submitted, traced([]));
  expect([early.context.errors, early.context.form.chosenIdea, early.context.form.chosenBy]).toEqual([
    {},
    0,
    'default',
  ]);
  expect(end(at('script', unchosen), traced([]), submitted).value).toEqual({ settings: 'editing' });
  const none = end(at('script', unchosen), traced([doubt]), submitted);
  expect([none.value, none.context.errors]).toEqual([{ script: 'choosing' }, refusal('scriptMissing')]);
});
test('[W9] from a link to its render a newcomer presses six times', () => {
  const picks = { type: 'picks.confirmed', picks: { voice, backgroundMusic: '/m' } } as const;
  const presses = [submitted, submitted, submitted, submitted, picks] as const;
  const [read, reviewed, said, chose, created] = presses;
  const proposed = pageOf('It stays hot.', 'It is poured hot.', 'It is served hot.');
  const wizard = end(
    fresh,
    ...([link, read, linkAnswers, did('readProductPage', info)] as const),
    ...([reviewed, did('checkMedia', { images: three, videos: [] }), few(0, proposed)] as const),
    ...([said, did('checkMedia', { images: three, videos: [] })] as const),
    ...([wrote([idea], ideasKey(product)), traced([])] as const),
    ...([chose, created, did('createVideo', { jobId: 'j1' })] as const),
  );
  expect(wizard.value).toBe('created');
  const settings = { kind: 'mp4', resolution: '1080p', fps: 30, captions: 'burnt' } as const;
  const render = [
    { type: 'render.requested' },
    did('lookThrough', { findings: [], unknown: [] }),
    did('saveChanges'),
  ] as const;
  const input = { projectId: 'p1', settings, mailIsOffered: false, wantsMail: false };
  expect(journey(renderStartMachine, input, render).value).toBe('renderingProject');
  expect(presses.length + 1).toBe(6);
});

test('[WR2] what is written again stands before what is there, and nothing chosen or rewritten is lost', () => {
  const form = { ...scripted, scripts: [idea, third] };
  const opened = [
    { type: 'idea.opened', index: 0 },
    { type: 'idea.rewritten', text: 'Mine.' },
  ] as const;
  const fresh = { title: 'New', script: 'Brand new.' };
  const seen = end(
    at('script', form),
    ...opened,
    { type: 'others.requested' },
    wrote([fresh, third], ideasKey(product)),
    added([{ ...fresh, script: 'Newer still.' }], ideasKey(product)),
  ).context;
  expect(seen.form.scripts.map(({ script }: { script: string }) => script)).toEqual([
    'Newer still.',
    'Brand new.',
    'Hot for six hours.',
    'Mine.',
  ]);
  expect([seen.form.newest, seen.form.chosenIdea, seen.openIdea]).toEqual([3, 3, 3]);
});
test('[WR2] another fact of the same product loses no script; another product begins anew', () => {
  const more = ideasKey({ ...product, facts: ['It is blue', '', ''] });
  const kept = end(at('product', scripted), told(0, 'It is blue'), ...again, wrote([third], more)).context;
  expect(kept.form.scripts).toEqual([third, idea]);
  const cup = ideasKey({ ...product, title: 'Cup' });
  const anew = end(at('product', scripted), typed('title', 'Cup'), ...again, wrote([third], cup)).context;
  expect([anew.form.scripts, anew.form.chosenIdea]).toEqual([[third], null]);
});
test('[WR2] what is asked for says how it is wanted, and what is shown already', () => {
  end(
    at('script', scripted),
    { type: 'wish.changed', changes: { tone: 'warm', seconds: 30, language: 'de' } },
    { type: 'similar.requested', index: 0 },
  );
  expect(requests.at(-1)).toEqual({
    type: 'ads',
    data: {
      title: 'Mug',
      description: 'Hot',
      tone: 'warm',
      seconds: 30,
      language: 'de',
      not: ['Cold coffee by ten?'],
      like: 'Cold coffee by ten?',
    },
  });
  end(at('product', product), ...again);
  expect(requests.at(-1)).toEqual({
    type: 'ads',
    data: { title: 'Mug', description: 'Hot' },
  });
});
test('[WR2] what a person ticks is asked for, in the order of the page, and is kept with the draft', () => {
  const changed = [pageTold(ideasKey(product)), ticked('It floats.'), ticked('It stays hot.')];
  const { form } = end(at('script', scripted), ...changed, ticked('It stays hot.'), {
    type: 'others.requested',
  }).context;
  expect(requests.at(-1)?.data).toMatchObject({ says: ['It stays hot.', 'It floats.'], not: [idea.script] });
  expect(adsDraftSchema.parse({ step: 'script', form }).form).toEqual(form);
});
test('[WR2] until a person ticks something, who writes chooses', () => {
  end(at('script', scripted), pageTold(ideasKey(product)), { type: 'others.requested' });
  expect(requests.at(-1)?.data).not.toHaveProperty('says');
});
test('[WR2] what is chosen of a description is none of another one, and what is told of that comes too late', () => {
  const chosen = { ...scripted, pageSentences: page, says: ['It floats.'] };
  const seen = end(at('product', chosen), typed('description', 'Cold'));
  expect([seen.context.form.says, seen.context.form.pageSentences]).toEqual([null, []]);
  expect(seen.can(pageTold(ideasKey(product)))).toBe(false);
});
test('[WR2] an ad holds ten sentences: another one waits until one is taken away', () => {
  const sentences = Array.from({ length: 11 }, (_, at) => ({ text: `It has ${at}.`, isSaid: at < 10 }));
  const seen = end(at('script', { ...scripted, pageSentences: sentences }));
  expect([seen.can(ticked('It has 10.')), seen.can(ticked('It has 9.')), seen.can(ticked('Else.'))]).toEqual([
    false,
    true,
    false,
  ]);
});
test('[WR2] a draft of the time before wishes is still a draft', () => {
  const { tone: _t, seconds: _s, language: _l, newest: _n, ...form } = scripted;
  expect(adsDraftSchema.parse({ step: 'script', form })).toEqual({ step: 'script', form: scripted });
});
test('[R14] the voice that the wizard was opened with is chosen once it is listed, and no second time', () => {
  const opened = at('settings', { ...complete, voice: null }, 'Ada');
  const granted = end(opened, listed([voice])).context;
  expect([granted.form.voice, granted.form.grantedVoice, granted.wantedVoice]).toEqual([voice, 'Ada', null]);
  const reloaded = end(at('settings', { ...granted.form, voice: other }, 'Ada'));
  expect([reloaded.can(listed([voice, other])), reloaded.context.form.voice]).toEqual([false, other]);
});
test('a link that was read is not read again, so that what was written since is not lost', () => {
  expect(end(at('link', reread), submitted).value).toEqual({ product: 'reviewing' });
});
test('[WR3] the request says what the person said they can prove, of this script alone', () => {
  const other = { ...claim, sentence: 'Another one.' };
  const form = { ...complete, verdicts: verdict([claim]), keptClaims: [claim, other] };
  expect(videoRequestOf(form).kept_claims).toEqual([claim]);
  expect(videoRequestOf(complete)).not.toHaveProperty('kept_claims');
});
test('[WR3] the request takes along all that the script was held against', () => {
  const form = { ...complete, price: ' 20 € ', facts: ['It is small.', ' ', ''] };
  expect(videoRequestOf(form).claim_source).toEqual({
    title: form.title.trim(),
    description: form.description.trim(),
    price: '20 €',
    facts: ['It is small.'],
  });
});
const take = { url: '/take.wav', name: 'Take', duration_ms: 9000 };
test.each([
  ['a voice at its own pace', {}, { selected_voice: 'Ada' }],
  [
    'a voice that hurries',
    { voiceSpeed: 1.25 },
    { selected_voice: 'Ada', voice_over: { by: 'voice', speed: 1.25 } },
  ],
  [
    'one’s own voice',
    { voiceSource: 'recording', recording: take },
    { selected_voice: '', voice_over: { by: 'recording', recording_url: '/take.wav' } },
  ],
  [
    'nobody',
    { voiceSource: 'nobody', voiceSpeed: 0.9 },
    { selected_voice: '', voice_over: { by: 'nobody', speed: 0.9 } },
  ],
] as const)('[W15] the request says who speaks: %s', (_, changes, asked) => {
  const changed = { type: 'voiceOver.changed', changes };
  const { value, context } = end(at('settings', complete), changed, submitted);
  expect(value).toEqual({ settings: 'creatingVideo' });
  expect(videoRequestOf(context.form)).toEqual({
    ...videoRequestOf(complete),
    ...asked,
  });
});
test('[W14] a submit is ignored while an error stands', () => {
  expect(end(fresh, typed('url', 'nonsense'), submitted).can(submitted)).toBe(false);
});
test.each([
  [voice, 'de', null],
  [{ ...voice, languages: ['de', 'en'] }, 'de', null],
  [{ ...voice, languages: ['en'] }, null, null],
  [{ ...voice, languages: ['en'] }, 'de', 'voiceCannotRead'],
])('[LG1] a voice is refused for a script that it surely cannot read', (voice, scriptLanguage, key) => {
  const told = scriptLanguage ? [listed([], scriptLanguage)] : [];
  const { value, context } = end(at('settings', { ...complete, voice }), ...told, submitted);
  expect(context.errors.step?.key ?? null).toBe(key);
  expect(value).toEqual({ settings: key ? 'editing' : 'creatingVideo' });
});
test('[LG1] who speaks it themselves, or has captions only, is not asked what a voice can read', () => {
  const english = { ...complete, voice: { ...voice, languages: ['en'] }, scriptLanguage: 'de' };
  const silent = end(at('settings', { ...english, voiceSource: 'nobody' }), submitted);
  expect(silent.value).toEqual({ settings: 'creatingVideo' });
});

test('[W15] 403 is announced with the server’s detail, and nothing stands in the way of another try', () => {
  announceRefusal.mockClear();
  const seen = end(at('settings', complete), submitted, failed('createVideo', forbidden));
  expect(announceRefusal.mock.calls).toEqual([['Six credits are missing.']]);
  expect([seen.value, seen.can(submitted)]).toEqual([{ settings: 'editing' }, true]);
});
test('[W13] the form starts with the default caption style', () => {
  expect(end(fresh).context.form.captionStyle).toEqual({ look: 'default', font: 'bold' });
});
test('[W4] other pictures of the page are offered, not chosen, until they are', () => {
  const found = { ...info, more_images: ['/8.jpg', '/9.jpg'] };
  const chosen = { type: 'offeredImage.chosen', url: '/9.jpg' } as const;
  const read = [link, submitted, linkAnswers, did('readProductPage', found)];
  expect(end(fresh, ...read).context.form.images).toEqual(three);
  const { form } = end(fresh, ...read, { type: 'gallery.opened' }, chosen).context;
  expect([form.images, offeredImages(form)]).toEqual([[...three, '/9.jpg'], ['/8.jpg']]);
});
test('[G4] removing takes out just that position', () => {
  const form = { ...product, images: ['/a', '/b', '/b', '/c'] };
  const removed = { type: 'media.removed', kind: 'image', index: 1 } as const;
  const seen = end(at('product', form), { type: 'gallery.opened' }, removed);
  expect(seen.context.form.images).toEqual(['/a', '/b', '/c']);
});
test('[W8] what was told goes with the product, word for word, and is kept until another page is read', () => {
  const facts = [told(0, ' It is blue '), told(1, 'It floats')];
  const { context } = end(at('product', product), ...asked, ...facts, submitted);
  expect(briefOf(context.form)).toEqual({
    title: 'Mug',
    description: 'Hot',
    facts: ['It is blue', 'It floats'],
    says: ['It stays hot.'],
  });
  const other = end(at('link', context.form), link, submitted, linkAnswers, did('readProductPage', info));
  expect(other.context.form.facts).toEqual(['', '', '']);
});
test('[W9] a script of one’s own can be turned from: what is told of the product asks again', () => {
  const own = end(at('product', product), ...asked, { type: 'ownScript.preferred' }).context.form;
  expect([own.scriptSource, own.scripts]).toEqual(['own', []]);
  expect(end(at('product', own), ...again).value).toEqual({ script: 'choosing' });
  const fact = told(0, 'It is blue');
  expect(end(at('product', own), fact, ...again, few(2)).value).toEqual({
    product: 'askingForFacts',
  });
});
test('a draft of the time before facts is still a draft', () => {
  const { facts: _, ...form } = product;
  expect(adsDraftSchema.parse({ step: 'product', form })).toEqual({ step: 'product', form: product });
});
test('[W5] a draft of the time before it was kept what was read is taken as its page says it', () => {
  const { readDescription: _, ...form } = product;
  const kept = adsDraftSchema.parse({ step: 'product', form }).form;
  expect(briefOf(kept)).toEqual({ title: 'Mug', description: 'Hot' });
});
const uploaded = [
  { type: 'manualUpload.chosen' },
  typed('title', 'Mug'),
  typed('description', 'Hot'),
] as const;
const ofPage = [link, submitted, linkAnswers, did('readProductPage', info)] as const;
const pastedText = [{ type: 'pasting.chosen' }, pasted('', 'Mug\nHot'), submitted] as const;
test.each([
  ['what is typed beside uploads is the person’s', fresh, uploaded, ''],
  ['a page’s is the page’s', fresh, ofPage, undefined],
  [
    'of what is changed it is told what was read',
    fresh,
    [...ofPage, typed('description', 'Hot and red')],
    'Hot',
  ],
  [
    'put back, it is the page’s again',
    fresh,
    [...ofPage, typed('description', ''), typed('description', 'Hot ')],
    undefined,
  ],
  ['a page’s text that is pasted is the page’s', fresh, pastedText, undefined],
  ['what a page offers is the page’s', at('product', doubted), [chosen('description', 'Warm')], undefined],
  [
    'typed where a page leaves it in doubt, it is the person’s',
    at('product', doubted),
    [typed('description', 'Mine')],
    '',
  ],
])('[W5] [W8] %s', (_, start, events, read) => {
  const { form } = end(start, ...events).context;
  expect(briefOf(form).pageDescription).toBe(read);
  const restored = adsDraftSchema.parse(JSON.parse(JSON.stringify({ step: 'product', form }))).form;
  expect(briefOf(restored)).toEqual(briefOf(form));
});
test('a draft whose price stands below its description has it in its field, and keeps its scripts', () => {
  const { price: _, readDescription: _read, ...form } = scripted;
  const described = { ...form, description: 'Hot\nPrice: £12.50' };
  const before = JSON.stringify({ title: 'Mug', description: 'Hot\nPrice: £12.50' });
  const now = { ...scripted, readDescription: null, price: '£12.50' };
  expect(adsDraftSchema.parse({ step: 'script', form: { ...described, ideasFor: before } }).form).toEqual({
    ...now,
    ideasFor: ideasKey(now),
  });
  expect(adsDraftSchema.parse({ step: 'script', form: { ...described, ideasFor: 'other' } }).form).toEqual({
    ...now,
    ideasFor: 'other',
  });
  const typed = { ...scripted, description: 'Hot\nPrice: £12.50' };
  expect(adsDraftSchema.parse({ step: 'script', form: typed }).form).toEqual(typed);
});
test('[W4] the price of a page stands in a field of its own, and is a part of the brief', () => {
  const { context } = end(
    at('link', product),
    link,
    submitted,
    linkAnswers,
    did('readProductPage', { ...info, price: '£12.50' }),
  );
  expect([context.form.description, context.form.price]).toEqual(['Hot', '£12.50']);
  expect(JSON.parse(ideasKey(context.form))).toEqual({ title: 'Mug', description: 'Hot', price: '£12.50' });
});
test('the same product needs no new ideas, so that rewritten ones are not lost', () => {
  const seen = end(at('product', scripted), submitted, did('checkMedia', { images: three, videos: [] }));
  expect([seen.value, seen.context.form.scripts]).toEqual([{ script: 'choosing' }, [idea]]);
});
/** A submit that is ignored is no step of a generated path: nothing comes of it. */
const ignored = [
  [fresh, typed('url', 'nonsense'), submitted, submitted],
  [fresh, { type: 'pasting.chosen' }, submitted, submitted],
  // As the same link typed in full.
  [fresh, typed('url', 'shop.example/mug'), submitted],
  [
    fresh,
    { type: 'pasting.chosen' },
    pasted('<h1>Mug</h1>', 'Mug'),
    typed('url', 'shop.example/mug'),
    submitted,
  ],
  [at('product', product), submitted, failed('checkMedia'), submitted],
  [at('product', product), ...asked, submitted, submitted],
  ...(['script', 'settings'] as const).map(
    (step) =>
      [
        at('product', toldComplete),
        told(0, 'Blue'),
        ...[...again, few(1, [])],
        told(0, 'It is blue'),
        { type: 'step.chosen', step },
      ] as const,
  ),
  [at('script', { ...scripted, chosenIdea: null }), submitted, submitted],
  [at('settings', { ...complete, voice: null }), submitted, submitted],
] as const;
test('no transition is left untaken', () => {
  const ignoring = ignored.map(([input, ...events]) => ({
    input,
    paths: [{ steps: [submitted, ...events].map((event) => ({ event })) }],
  }));
  expect(untakenOnWalks(machine, [...walks, ...ignoring])).toEqual([]);
});

test('[TR2] Confirm after an answer that came too late asks for the same job, which is shown', async () => {
  /** The server's side: a key's first call makes a job, whether its answer arrives or not. */
  const made = new Map<string, string>();
  const asked: string[] = [];
  const fetch = async (_: unknown, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key') ?? `none ${asked.length}`;
    asked.push(key);
    made.set(key, made.get(key) ?? `j${made.size + 1}`);
    if (asked.length > 1) return Response.json({ job_id: made.get(key) });
    return new Promise<Response>((_answer, lose) =>
      init.signal?.addEventListener('abort', () => lose(new Error('aborted'))),
    );
  };
  const stored = new Map<string, string>();
  const call = createHttp({
    ...{ baseUrl: 'http://x/v1', getToken: () => null, logFailure: () => {}, fetch: fetch as never },
    unanswered: createUnansweredCalls({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    }),
  });
  const { createAdVideo } = createJobStartService(call);
  const clock = new SimulatedClock();
  const wizard = createActor(
    machine.provide({
      actors: { createVideo: fromPromise(({ input, signal }) => createAdVideo(input, signal)) },
    }),
    { input: at('settings', complete), clock },
  ).start();
  wizard.send(submitted);
  await expect.poll(() => asked.length).toBe(1);
  clock.increment(CALL_LIMIT_MS);
  expect(wizard.getSnapshot().value).toEqual({ settings: 'editing' });
  wizard.send({ type: 'retried' });
  const { context } = await waitFor(wizard, ({ status }) => status === 'done');
  expect([context.jobId, made.size, new Set(asked).size]).toEqual(['j1', 1, 1]);
});

test('[W4] what a page leaves in doubt is offered, and stays empty until somebody chooses', () => {
  const read = { ...info, product_description: '', possible_descriptions: ['Hot'], possible_prices: ['£5'] };
  const { form } = end(fresh, link, submitted, linkAnswers, did('readProductPage', read)).context;
  expect([form.description, form.price]).toEqual(['', '']);
  expect([offeredTexts(form, 'description'), offeredTexts(form, 'price')]).toEqual([['Hot'], ['£5']]);
  const several = did('readProductPage', { ...read, doubt: 'several' as const });
  expect(form.possible.doubt).toBeUndefined();
  expect(end(fresh, link, submitted, linkAnswers, several).context.form.possible.doubt).toBe('several');
});
test.each([
  ['an offered text takes its place', [chosen('description', 'Warm')], 'Warm', ['Hot', 'Warm']],
  [
    'another one takes the place of that',
    [chosen('description', 'Warm'), chosen('description', 'Hot')],
    'Hot',
    ['Hot', 'Warm'],
  ],
  ['over what the person wrote nothing is offered', [typed('description', 'Mine')], 'Mine', []],
  ['until it is empty again', [typed('description', 'Mine'), typed('description', '')], '', ['Hot', 'Warm']],
])('[W5] %s', (_, events, description, offered) => {
  const { form } = end(at('product', doubted), ...events).context;
  expect([form.description, offeredTexts(form, 'description')]).toEqual([description, offered]);
});
test.each([
  ['what the page does not say', [], chosen('description', 'Cold')],
  ['what would take the place of the person’s own', [typed('price', '£9')], chosen('price', '£5')],
])('[W5] %s is not taken', (_, events, event) => {
  const actor = createActor(machine, { input: at('product', doubted) }).start();
  for (const one of events) actor.send(one);
  expect(actor.getSnapshot().can(event)).toBe(false);
});
test('[W5] choosing takes the error of an empty description away', () => {
  const refusedForm = end(
    at('product', doubted),
    submitted,
    did('checkMedia', { images: three, videos: [] }),
  );
  expect(refusedForm.context.errors).toEqual({ description: 'descriptionMissing' });
  const { errors } = end(
    at('product', doubted),
    submitted,
    did('checkMedia', { images: three, videos: [] }),
    chosen('description', 'Hot'),
  ).context;
  expect(errors).toEqual({});
});
