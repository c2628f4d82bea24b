import { stillNeeded } from '../../../../contract/ui/pageSaid';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createActor,
  fromCallback,
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate';
import {
  emptyAdsForm,
  ideasKey,
  type AdsForm,
  type AdsStep,
  type TextName,
} from '../../../../src/machines/adsWizard/adsForm';
import { adsWizardMachine } from '../../../../src/machines/adsWizard/adsWizard.machine';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import {
  galleryUploadMachine,
  type UploadedFile,
} from '../../../../src/machines/galleryUpload/galleryUpload.machine';
import { AdsWizardScreen } from '../../../../src/screens/adsWizard/AdsWizardScreen';
import { adsWizardMessages } from '../../../../src/locales/messages/wizards/adsWizard';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { stubPromise } from '../../../support/stubPromise';
import { untakenOnWalks } from '../../../support/walking/walkMachine';
import { walkScreen } from '../../../support/walking/walkScreen';
import {
  button,
  h1,
  onlyTheListComes,
  scriptIsInSight,
  whenTheListIsThere,
  wizardGestures,
  write,
} from '../../../support/wizards/wizardGestures';
import {
  ada,
  added,
  anOperatorsModel,
  did,
  failed,
  faster,
  forbidden,
  idea,
  listed,
  outline,
  rapBeat,
  readyVoices,
  refused,
  restingRecorder,
  restingTrace,
  submitted,
  third,
  waitingWriting,
  wrote,
} from '../../../support/wizards/wizardSamples';

const machine = adsWizardMachine.provide({
  actors: {
    voiceList: readyVoices,
    voiceRecorder: restingRecorder,
    claimsTrace: restingTrace,
    scriptWriting: waitingWriting,
    browserModel: anOperatorsModel,
    galleryUpload: galleryUploadMachine.provide({
      actors: { uploadFile: stubPromise<UploadedFile, { file: File }>().actor },
    }),
  },
  actions: { announceRefusal: () => {} },
  guards: { pasteIsTooLarge: (_, { text }) => text === 'large' },
});
const preview = createActor(
  audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
).start();

const three = ['/1.jpg', '/2.jpg', '/3.jpg'];
const shop = 'https://shop.example/mug';
const info = { title: 'Mug', product_description: 'Hot', images: three, videos: [] };
const product: AdsForm = {
  ...emptyAdsForm,
  title: 'Mug',
  description: 'Hot',
  readDescription: 'Hot',
  images: three,
  moreImages: ['/more.jpg'],
};
const scripted: AdsForm = {
  ...product,
  url: shop,
  readUrl: shop,
  scripts: [idea, outline],
  ideasFor: ideasKey(product),
};
const complete: AdsForm = { ...scripted, chosenIdea: 0, backgroundMusic: rapBeat, voice: ada };
const backed: AdsForm = { ...complete, verdicts: [{ script: idea.script, claims: [] }] };
const inDoubt: AdsForm = {
  ...product,
  description: '',
  possible: { description: ['Hot'], price: ['£5'] },
};
const claim = { sentence: idea.script, words: 'Cold', reason: 'promise' } as const;
const doubted = {
  start: 0,
  end: 19,
  text: idea.script,
  backing: [],
  unsupported: [{ start: 0, end: 4, words: 'Cold', reason: 'promise' }],
};
const page = [
  { text: 'It stays hot.', isSaid: true },
  { text: 'It is red.', isSaid: true },
  { text: 'It floats.', isSaid: false },
];
const fewOf = (sentences: typeof page) =>
  ({ type: 'facts.needed', answer: { needs: 'facts', found: 2, needed: 3, sentences } }) as const;
const few = fewOf(page);
const at = (step: AdsStep, form: AdsForm, voiceName: string | null = null) => ({
  draft: { step, form },
  voiceName,
});
const fresh = { draft: null, voiceName: null };

const fields: Record<TextName, { label: string; step: AdsStep }> = {
  url: { label: 'Product link', step: 'link' },
  title: { label: 'Product title', step: 'product' },
  description: { label: 'Product description', step: 'product' },
  price: { label: 'Price', step: 'product' },
  targetAudience: { label: 'Product Audience', step: 'product' },
  ownScript: { label: 'Your script', step: 'script' },
};
const pasted = (html: string, text: string) => ({ type: 'page.pasted', html, text }) as const;
const sent = { kind: 'page', token: 't' } as const;
const labels = { product: 'Product info', script: 'Select script', settings: 'Video settings' };
/** The first step is not in the side list: Go Back leads there. [W2] */
const isInSight = (snapshot: AnyMachineSnapshot, event: EventObject & Record<string, unknown>) =>
  scriptIsInSight(snapshot, event) &&
  event.step !== 'link' &&
  (event.type !== 'plainText.preferred' || snapshot.context.pasted.html !== '') &&
  (event.type !== 'text.changed' || snapshot.matches(fields[event.name as TextName].step));

const typed = (name: TextName, text: string) => ({ type: 'text.changed', name, text }) as const;
/** What the scripts are to be written for. */
const askedOf = (actor: ActorRefFrom<typeof machine>) =>
  actor.getSnapshot().children.scriptWriting?.getSnapshot().context.asked?.request.data;
const alertShows = (text: string | undefined) => {
  const alerts = screen.queryAllByRole('alert').map((one) => one.textContent);
  return text === undefined ? expect(alerts).toEqual([]) : expect(alerts.join()).toContain(text);
};

const walkChart = walkScreen(machine);
const walkFrom = (
  input: (typeof fresh | ReturnType<typeof at>) & { arrival?: typeof sent },
  offers = isInSight,
) =>
  walkChart({
    input,
    calls: [
      'checkLink',
      'readClipboard',
      'readHandedPage',
      'readProductPage',
      'checkMedia',
      'checkScripts',
      'createVideo',
    ],
    samples: {
      'text.changed': [
        typed('url', 'https://shop.example/cup'),
        typed('url', 'nonsense'),
        typed('url', 'https://youtu.be/x'),
        typed('title', 'Cup'),
        typed('title', ''),
        typed('ownScript', 'Mine.'),
      ],
      'page.pasted': [pasted('<h1>Mug</h1>', 'Mug'), pasted('', 'Mug'), pasted('', 'large')],
      'xstate.done.actor.readClipboard': [
        did('readClipboard', { html: '<h1>Mug</h1>', text: 'Mug' }),
        did('readClipboard', { html: '', text: 'large' }),
      ],
      'xstate.error.actor.readClipboard': [failed('readClipboard')],
      'xstate.done.actor.readHandedPage': [did('readHandedPage', { ...info, page_address: shop })],
      'xstate.error.actor.readHandedPage': [failed('readHandedPage')],
      'step.chosen': (['link', 'product', 'script', 'settings'] as const).map((step) => ({
        type: 'step.chosen',
        step,
      })),
      'fact.changed': ['It is blue', ''].map((text) => ({ type: 'fact.changed', index: 0, text })),
      'page.told': [{ type: 'page.told', sentences: page, ideasFor: ideasKey(product) }],
      'pageSentence.changed': [{ type: 'pageSentence.changed', text: 'It floats.' }],
      'media.uploaded': [{ type: 'media.uploaded', kind: 'image', url: '/4.jpg' }],
      'offeredText.chosen': [
        { type: 'offeredText.chosen', name: 'description', text: 'Hot' },
        { type: 'offeredText.chosen', name: 'price', text: '£5' },
      ],
      'offeredImage.chosen': [{ type: 'offeredImage.chosen', url: '/more.jpg' }],
      'media.removed': [{ type: 'media.removed', kind: 'image', index: 0 }],
      'media.moved': [{ type: 'media.moved', kind: 'image', from: 0, to: 1 }],
      'scriptSource.chosen': [
        { type: 'scriptSource.chosen', source: 'own' },
        { type: 'scriptSource.chosen', source: 'ideas' },
      ],
      'idea.chosen': [{ type: 'idea.chosen', index: 0 }],
      'idea.opened': [{ type: 'idea.opened', index: 0 }],
      'idea.rewritten': [{ type: 'idea.rewritten', text: 'Better.' }],
      'claims.traced': [
        { type: 'claims.traced', traces: { [idea.script]: [] } },
        {
          type: 'claims.traced',
          traces: {
            [idea.script]: [{ start: 0, end: 19, text: idea.script, backing: [], unsupported: [] }],
          },
        },
      ],
      'sentence.kept': [{ type: 'sentence.kept', claims: [claim] }],
      'sentence.released': [{ type: 'sentence.released', sentence: idea.script }],
      'music.chosen': [{ type: 'music.chosen', audio: rapBeat }],
      'captionStyle.chosen': [{ type: 'captionStyle.chosen', style: { look: 'neon', font: 'bold' } }],
      'voice.chosen': [{ type: 'voice.chosen', voice: ada }],
      'picks.confirmed': [],
      'voiceOver.changed': [faster],
      'xstate.done.actor.checkLink': [
        did('checkLink', { ok: true, failure: null }),
        did('checkLink', { ok: false, failure: 'There is no website at this address.' }),
      ],
      'xstate.error.actor.checkLink': [failed('checkLink')],
      'xstate.done.actor.readProductPage': [did('readProductPage', info)],
      'xstate.error.actor.readProductPage': [
        failed('readProductPage'),
        failed('readProductPage', { status: 422, detail: 'Empty.' }),
      ],
      'xstate.done.actor.checkMedia': [
        did('checkMedia', { images: three, videos: [] }),
        did('checkMedia', { images: ['/1.jpg'], videos: [] }),
      ],
      'xstate.error.actor.checkMedia': [failed('checkMedia')],
      'xstate.done.actor.checkScripts': [did('checkScripts', [[]]), did('checkScripts', [[doubted]])],
      'xstate.error.actor.checkScripts': [failed('checkScripts')],
      'wish.changed': [{ type: 'wish.changed', changes: { tone: 'warm' } }],
      'similar.requested': [{ type: 'similar.requested', index: 0 }],
      'scripts.written': [wrote([idea, outline], ideasKey(product))],
      'scripts.added': [added([third], ideasKey(product))],
      'xstate.done.actor.scriptWriting': [],
      'xstate.done.actor.browserModel': [],
      'scripts.refused': [refused()],
      'facts.needed': [few, fewOf([])],
      'sentences.needed': [],
      'xstate.done.actor.createVideo': [did('createVideo', { jobId: 'j1' })],
      'xstate.error.actor.createVideo': [failed('createVideo'), failed('createVideo', forbidden)],
      'xstate.done.actor.galleryUpload': [],
      'xstate.done.actor.claimsTrace': [],
      'xstate.done.actor.voiceList': [],
      'xstate.snapshot.voiceList': [listed([ada]) as never],
    },
    alsoTellApart: ({ errors, form, pasted, handedPage }) => [
      errors,
      pasted.html,
      handedPage,
      form.scriptSource,
      form.ideasFor === ideasKey(form),
      form.facts,
      form.says,
      form.description,
      form.price,
    ],
    limit: 20_000,
    offers,
    screen: (actor) => <AdsWizardScreen actor={actor} preview={preview} />,
    gestures: {
      ...whenTheListIsThere,
      ...wizardGestures,
      'text.changed': ({ name, text }, { user, actor }) =>
        write(
          user,
          actor.getSnapshot().matches({ link: 'pasting' })
            ? 'Address of the page (optional)'
            : fields[name].label,
          text,
        ),
      'sending.chosen': (_, { user }) => user.click(button('Send from your browser')),
      'pasting.chosen': (_, { user }) => user.click(button('Paste the page')),
      'page.pasted': ({ html, text }) => {
        const box = screen.getByRole('textbox', { name: 'The page, or its text' });
        if (html === '') return fireEvent.change(box, { target: { value: text } });
        const getData = (type: string) => (type === 'text/html' ? html : text);
        return fireEvent.paste(box, { clipboardData: { getData } });
      },
      'clipboard.requested': (_, { user }) => user.click(button('Paste from the clipboard')),
      'plainText.preferred': (_, { user }) => user.click(button('Use the text only')),
      'page.accepted': (_, { user }) => user.click(button('Use this page')),
      'page.declined': (_, { user }) => user.click(button('Keep my product')),
      'step.chosen': ({ step }, { user }) =>
        user.click(button(new RegExp(step === 'link' ? '' : labels[step]))),
      'manualUpload.chosen': (_, { user }) => user.click(button('Upload manually')),
      'fact.changed': ({ index, text }, { user }) => write(user, `Fact ${index + 1}`, text),
      'pageSentence.changed': ({ text }, { user }) =>
        user.click(screen.getByRole('checkbox', { name: text, hidden: true })),
      'saying.confirmed': (_, { user }) =>
        user.click(screen.getByRole('button', { name: 'Write with these', hidden: true })),
      'ownScript.preferred': (_, { user }) => user.click(button('Write the script yourself')),
      'gallery.opened': (_, { user }) => user.click(button('Open the gallery')),
      'gallery.closed': (_, { user }) => user.click(button('Done')),
      'claims.traced': (event, { actor }) => answer(() => actor.send(event)),
      // How they are kept is walked on the chart of the sentences.
      'sentence.kept': (event, { actor }) => answer(() => actor.send(event)),
      'sentence.released': (event, { actor }) => answer(() => actor.send(event)),
      'offeredText.chosen': ({ text }, { user }) => user.click(screen.getByRole('radio', { name: text })),
      'media.uploaded': (event, { actor }) => actor.send(event),
      'offeredImage.chosen': (_, { user }) => user.click(button('Add picture 1 from this page')),
      'media.removed': (_, { user }) => user.click(button('Remove picture 1')),
      'media.moved': (_, { user }) => user.click(button('Move picture 1 later')),
      'captionStyle.chosen': (_, { user }) => user.click(screen.getByRole('radio', { name: 'Neon' })),
    },
    passed: ['resuming', 'link.arriving', 'product.judgingProduct', 'judgingClaims'],
    states: {
      'link.editing': ({ context: { errors } }) => {
        expect(h1()).toBe('Share your product link to generate a video');
        expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
        expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull();
        const key = errors.url ?? errors.step?.key;
        alertShows(key && adsWizardMessages.errors[key]);
      },
      'link.explainingSending': () => {
        expect(h1()).toBe('Send a page from your browser');
        expect(screen.getByText('Drag this button to your bookmarks bar.')).toBeTruthy();
      },
      'link.pasting': ({ context: { errors, pasted } }) => {
        expect(h1()).toBe('Paste the product page');
        expect(screen.queryByText(/^This is a page\./) !== null).toBe(pasted.html !== '' && !errors.paste);
        const key = errors.paste ?? errors.url ?? errors.step?.key;
        alertShows(key && adsWizardMessages.errors[key]);
      },
      'link.readingClipboard': () => expect(h1()).toBe('Reading the clipboard…'),
      'link.readingHandedPage': ({ inputOf, context }) => {
        expect(h1()).toBe('Reading the product page…');
        expect(inputOf('readHandedPage')).toEqual(context.handedPage);
      },
      'link.offeringPage': () => {
        expect(h1()).toBe('A page from shop.example is here');
        expect(screen.getByText(/^“Mug” would replace/)).toBeTruthy();
      },
      'link.checkingLink': ({ inputOf, context }) => {
        expect(h1()).toBe('Checking your link…');
        expect(inputOf('checkLink')).toEqual({ url: context.form.url });
      },
      'link.readingProductPage': ({ inputOf, context }) => {
        expect(h1()).toBe('Reading the product page…');
        expect(inputOf('readProductPage')).toEqual({ url: context.form.url });
      },
      'product.reviewing': ({ context: { errors } }) => {
        expect(h1()).toBe('Add product media');
        expect(screen.getByRole('region', { name: 'What should people know?' })).toBeTruthy();
        const key = errors.title ?? errors.media ?? errors.step?.key;
        alertShows(key && adsWizardMessages.errors[key]);
      },
      'product.browsingGallery': ({ context: { form } }) => {
        expect(screen.getByRole('dialog', { name: 'Gallery' })).toBeTruthy();
        expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(form.images.length);
      },
      'product.checkingMedia': () => expect(h1()).toBe('Checking your pictures and videos…'),
      'product.suggestingScripts': ({ actor, context: { form } }) => {
        expect(h1()).toBe('Writing scripts for your product…');
        expect(askedOf(actor)).toEqual({
          title: form.title,
          description: 'Hot',
          ...(form.facts.some(Boolean) ? { facts: form.facts.filter(Boolean) } : {}),
          ...(form.says ? { says: form.says } : {}),
        });
      },
      'product.askingForFacts': ({ context: { errors, form } }) => {
        if (form.pageSentences.length === 0) {
          expect(h1()).toBe('Tell us three things about your product');
          expect(screen.getAllByRole('textbox')).toHaveLength(3);
          alertShows(errors.facts && 'Please add something your description doesn’t say yet');
          return;
        }
        expect(h1()).toBe('What should your ad say?');
        const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
        expect(ticked).toHaveLength((form.says ?? form.pageSentences.filter(({ isSaid }) => isSaid)).length);
        expect(screen.getByText(`${ticked.length} of 3 chosen`)).toBeTruthy();
        const { text, check } = adsWizardMessages.said;
        expect(screen.getByText(stillNeeded(form) > 0 ? text : check)).toBeTruthy();
        alertShows(errors.facts && 'Choose at least three things, or add your own');
      },
      'script.choosing': ({ context: { errors, form } }) => {
        expect(h1()).toBe('Choose a script for your video');
        expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
        expect(screen.queryByRole('button', { name: 'Write with these', hidden: true }) !== null).toBe(
          form.scriptSource === 'ideas' && form.pageSentences.length > 0 && form.ideasFor !== ideasKey(form),
        );
        alertShows(errors.step && adsWizardMessages.errors[errors.step.key]);
      },
      'script.rewriting': () => expect(screen.getByRole('textbox', { name: /^Script: / })).toBeTruthy(),
      checkingClaims: ({ inputOf }) => {
        expect(h1()).toBe('Checking your script against your product info…');
        expect(inputOf('checkScripts')).toMatchObject({
          source: { title: 'Mug', description: 'Hot' },
          backing: [],
        });
      },
      'settings.editing': ({ context: { errors, form } }) => {
        expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(
          'Adjust video parameters and options',
        );
        expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Neon' }).checked).toBe(
          form.captionStyle?.look === 'neon',
        );
        alertShows(errors.step && adsWizardMessages.errors[errors.step.key]);
      },
      'settings.creatingVideo': ({ inputOf }) => {
        expect(h1()).toBe('Starting your video…');
        expect(inputOf('createVideo')).toMatchObject({ description: 'Hot', selected_voice: 'Ada' });
        expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      },
      created: () => expect(screen.getByRole('status', { name: 'Your video is on its way.' })).toBeTruthy(),
    },
  });

/** Each step by itself, and over its border: what lies beyond has a walk of its own. */
const within = (step: AdsStep) => (snapshot: AnyMachineSnapshot, event: EventObject) =>
  [step, ...(step === 'script' ? (['checkingClaims'] as const) : [])].some((here) =>
    snapshot.matches(here),
  ) && isInSight(snapshot, event);
const walks = [
  walkFrom(at('link', { ...emptyAdsForm, url: shop, readUrl: shop }), within('link')),
  walkFrom({ ...fresh, arrival: sent }, within('link')),
  walkFrom({ ...at('product', product), arrival: sent }, within('link')),
  walkFrom(at('product', complete), within('product')),
  walkFrom(at('product', inDoubt), (_, { type }) => type === 'offeredText.chosen'),
  walkFrom(at('script', scripted), within('script')),
  walkFrom(at('script', backed), within('script')),
  walkFrom(
    at('script', complete),
    (snapshot, event) =>
      isInSight(snapshot, event) &&
      (snapshot.matches('script') || snapshot.matches({ product: 'askingForFacts' })),
  ),
  walkFrom(at('settings', backed), within('settings')),
  walkFrom(at('settings', complete), within('settings')),
  walkFrom(at('settings', { ...backed, voice: null }, 'Ada'), onlyTheListComes),
];
test.each(walks.flatMap(({ paths }) => paths))(
  '[W1] the ads wizard follows its chart: %s',
  (_, run) => run(),
  30_000,
);

/** A second submit is ignored while an error stands: no step of a generated path, for nothing comes of it. */
const ignoring = [
  ['link', fresh, 'Url is not valid'],
  ['script', at('script', scripted), 'Select a script'],
  ['settings', at('settings', { ...backed, voice: null }), 'Select a voice'],
] as const;
test.each(ignoring)('[W14] a submit is ignored while an error stands: %s', async (_, input, text) => {
  const actor = createActor(machine, { input }).start();
  const user = mountScreen(<AdsWizardScreen actor={actor} preview={preview} />);
  const submit = button(/^(Next Step|Confirm)$/);
  await user.click(submit);
  const refused = actor.getSnapshot();
  await user.click(submit);
  expect(actor.getSnapshot().context).toBe(refused.context);
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('[W1] no transition of the ads wizard is left unwalked', () => {
  const twice = [{ steps: [submitted, submitted, submitted].map((event) => ({ event })) }];
  const refusedPaste = [submitted, { type: 'pasting.chosen' }, submitted, submitted];
  const refusedProduct = [submitted, submitted, failed('checkMedia'), submitted];
  const asked = [did('checkMedia', { images: three, videos: [] }), few];
  const refusedFacts = [submitted, submitted, ...asked, submitted, submitted];
  const withoutScheme = typed('url', 'shop.example/cup');
  const shortLink = [submitted, withoutScheme, submitted];
  const page = pasted('<h1>Mug</h1>', 'Mug');
  const shortPasted = [submitted, { type: 'pasting.chosen' }, page, withoutScheme, submitted];
  const elsewhere = { type: 'browserModel.chosen' };
  const picked = { type: 'picks.confirmed', picks: { voice: ada, backgroundMusic: rapBeat } };
  expect(
    untakenOnWalks(machine, [
      ...walks.map(({ walked }) => walked),
      ...ignoring.map(([, input]) => ({ input, paths: twice })),
      ...[refusedPaste, shortLink, shortPasted].map((events) => ({
        input: fresh,
        paths: [{ steps: events.map((event) => ({ event })) }],
      })),
      ...[refusedProduct, refusedFacts].map((events) => ({
        input: at('product', product),
        paths: [{ steps: events.map((event) => ({ event })) }],
      })),
      // Where something is still to be chosen: tested with what is proposed.
      { input: at('settings', backed), paths: [{ steps: [picked, picked].map((event) => ({ event })) }] },
      // Where the browser has a model: tested with it.
      {
        input: at('script', scripted),
        paths: [{ steps: [elsewhere, elsewhere].map((event) => ({ event })) }],
      },
    ]),
  ).toEqual([
    // The side list does not show the first step: Go Back leads there. [W2]
    'reviewing: step.chosen → link',
    'askingForFacts: step.chosen → link',
    'script: step.chosen → link',
    'editing: step.chosen → link',
  ]);
});
