/** What people write into the wizards, and what comes of it: hostile texts, reloads, a voice asked for in the address. */
import { cleanup, fireEvent, queryAllByRole, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyAdsForm, ideasKey, type AdsForm } from '../../../../src/machines/adsWizard/adsForm';
import {
  emptyExplainerForm,
  type ExplainerForm,
} from '../../../../src/machines/explainerWizard/explainerForm';
import { adsWizardMessages } from '../../../../src/locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../../../src/locales/messages/wizards/wizard';
import { config, json } from '../../../support/fakeServer';
import { few } from '../../../support/form';
import { openWholeApp } from '../../../support/walking/wholeApp';
import { ada, ben, idea, outline, rapBeat } from '../../../support/wizards/wizardSamples';

// The first page of a run is compiled while it is waited for.
vi.setConfig({ testTimeout: 30_000 });

const origin = window.location.origin;
const product: AdsForm = {
  ...emptyAdsForm,
  title: 'Mug',
  description: 'Hot',
  images: ['1', '2', '3'].map((name) => `${origin}/${name}.jpg`),
};
const settled = { scripts: [idea], chosenIdea: 0, backgroundMusic: rapBeat };
const asked: ExplainerForm = { ...emptyExplainerForm, topic: 'Tea', ...settled, ideasFor: 'Tea' };
const sold: AdsForm = { ...product, ...settled, ideasFor: ideasKey(product) };

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const headed = (text: string) => screen.findByRole('heading', { level: 1, name: text });
/** The answer to a call, and what was sent with it. */
function recording(answer: unknown) {
  const bodies: unknown[] = [];
  return {
    bodies,
    answer: (body: unknown) => {
      bodies.push(JSON.parse(String(body)));
      return json(answer)(body);
    },
  };
}

const strange = {
  emoji: '🫖 tea for 👩‍👩‍👧‍👦',
  'right-to-left': 'كيف تصنع الشاي؟ \u202Etfel ot thgir',
  'a script tag': '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">',
  'a template': '${1+1} {{constructor}} %s \\u0000',
  '20,000 characters': 'a'.repeat(20_000),
};

/** Each of them is written somewhere: some as a topic, the others as a product. */
const isOfTopics = (_: unknown, place: number) => place % 2 === 0;
const strangeTopics = few(Object.entries(strange), isOfTopics);
const strangeProducts = few(Object.entries(strange), (one, place) => !isOfTopics(one, place));
test.each(strangeTopics)('[X1] a topic of %s is sent as it was written', async (_, text) => {
  const { bodies, answer } = recording([{ title: text.slice(0, 80), script: text.slice(0, 80) }]);
  const { user } = openWholeApp({ at: '/explainers', answers: { 'POST /generate/script_ideas': answer } });
  await fill('Enter a topic', `  ${text}\n`);
  await press(user, 'Next Step');
  await headed('Choose a script for your video');
  expect(bodies).toEqual([{ type: 'educational', data: { text } }]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(text.slice(0, 80));
  expect('hacked' in window).toBe(false);
});

test.each([
  ['nothing', '', 'Please provide topic to create video'],
  ['blanks', ' \n\t\u00a0', 'Please provide topic to create video'],
  ['20,001 characters', 'a'.repeat(20_001), 'Please shorten the topic to 20,000 characters'],
])('[X2] a topic of %s is refused before anybody is asked', async (_, text, words) => {
  const { bodies, answer } = recording([]);
  const { user } = openWholeApp({ at: '/explainers', answers: { 'POST /generate/script_ideas': answer } });
  await fill('Enter a topic', text);
  await press(user, 'Next Step');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(bodies).toEqual([]);
  await fill('Enter a topic', 'Tea');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(strangeProducts)('[W5] a product described by %s is sent as it was written', async (_, text) => {
  const { bodies, answer } = recording([idea]);
  const { user } = openWholeApp({
    at: '/urltoads',
    kept: { 'draft:ads:u1': { step: 'product', form: product } },
    answers: { 'POST /generate/script_ideas': answer },
  });
  await fill('Product title', text.slice(0, 300));
  await fill('Product description', text);
  await fill('Product Audience', text.slice(0, 500));
  await press(user, 'Next Step');
  await headed('Choose a script for your video');
  expect(bodies).toEqual([
    {
      type: 'ads',
      data: {
        title: text.slice(0, 300).trim(),
        description: text,
        // No page was read: all of it is the person's own.
        pageDescription: '',
        audience: text.slice(0, 500).trim(),
      },
    },
  ]);
  expect('hacked' in window).toBe(false);
});

test.each([
  ['Product title', ' ', 'Please enter a product title'],
  ['Product title', 'a'.repeat(301), 'Please shorten the product title to 300 characters'],
  ['Product description', '\n', 'Please enter a product description'],
  ['Product description', 'a'.repeat(20_001), 'Please shorten the product description to 20,000 characters'],
  ['Product Audience', 'a'.repeat(501), 'Please shorten the product audience to 500 characters'],
])('[W5] %s: what cannot be sent is refused under its field (%#)', async (field, text, words) => {
  const { user } = openWholeApp({
    at: '/urltoads',
    kept: { 'draft:ads:u1': { step: 'product', form: product } },
  });
  await fill(field, text);
  await press(user, 'Next Step');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['words', 'my mug 🫖'],
  ['a script address', 'javascript:alert(1)'],
  ['a file', 'file:///etc/passwd'],
  ['right-to-left text', 'كوب'],
  ['a link of 3,000 characters', `https://shop.example/${'a'.repeat(3000)}`],
])('[W3] a link that is %s is refused before anybody is asked', async (_, text) => {
  const { user } = openWholeApp({ at: '/urltoads' });
  await fill('Product link', text);
  await press(user, 'Next Step');
  expect((await screen.findByRole('alert')).textContent).toBe('Url is not valid');
});

test.each([
  ['nothing', ' ', 'Select a script'],
  ['signs alone', ' — … ! ', 'This script has nothing to say yet: add some words'],
  ['emoji alone', '🎉🎉 ☕️', 'This script has nothing to say yet: add some words'],
  ['601 words', 'so '.repeat(601), 'This script is too long: the limit is 600 words'],
])('[W9] an own script of %s is refused', async (_, script, words) => {
  const form = { ...sold, scriptSource: 'own', ownScript: script };
  const { user } = openWholeApp({ at: '/urltoads', kept: { 'draft:ads:u1': { step: 'script', form } } });
  await press(user, 'Next Step');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test('a lone dash is no word of a script', async () => {
  const form = { ...sold, scriptSource: 'own', ownScript: 'Tea — hot.' };
  openWholeApp({ at: '/urltoads', kept: { 'draft:ads:u1': { step: 'script', form } } });
  expect(await screen.findByText('2 words · about 1 s spoken')).toBeTruthy();
});

test('what was written stands after a reload, and after signing in again', async () => {
  const first = openWholeApp({ at: '/explainers' });
  await fill('Enter a topic', 'Tea');
  await press(first.user, 'Next Step');
  await headed('Choose a script for your video');
  await first.user.click(await screen.findByRole('tab', { name: 'Write Yourself' }));
  await fill('Your script', 'Tea is a leaf in water.');
  const kept = { 'draft:explainer:u1': JSON.parse(sessionStorage.getItem('draft:explainer:u1') ?? 'null') };
  cleanup();
  openWholeApp({ at: '/explainers', kept });
  await headed('Choose a script for your video');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your script').value).toBe('Tea is a leaf in water.');
});

test('[WR3] a check of the chosen script that a reload ends is made again, and keeps the choice', async () => {
  const form = { ...sold, backgroundMusic: null };
  const call = 'POST /generate/checked_scripts';
  const gone = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  const first = openWholeApp({
    at: '/urltoads',
    kept: { 'draft:ads:u1': { step: 'script', form } },
    answers: { [call]: gone },
  });
  await press(first.user, 'Next Step');
  await headed('Video settings');
  const kept = { 'draft:ads:u1': JSON.parse(sessionStorage.getItem('draft:ads:u1') ?? 'null') };
  cleanup();
  const unsupported = [{ start: 0, end: 4, words: 'Cold', reason: 'promise' }];
  const sentence = { start: 0, end: idea.script.length, text: idea.script, backing: [], unsupported };
  openWholeApp({ at: '/urltoads', kept, answers: { [call]: json({ scripts: [[sentence]] }) } });
  await headed('Choose a script for your video');
  expect((await screen.findByRole('alert')).textContent).toContain(adsWizardMessages.errors.claimsOpen);
  expect(screen.getByRole('button', { name: 'Selected' })).toBeTruthy();
});

test('a draft of another shape than today’s is passed over', async () => {
  openWholeApp({ at: '/explainers', kept: { 'draft:explainer:u1': { step: 'elsewhere', form: 7 } } });
  await headed('Convert any topic into a learning video');
});

test.each([
  ['/urltoads', 'draft:ads:u1', sold],
  ['/explainers', 'draft:explainer:u1', asked],
])('[R14] %s?voice=Ben has that voice chosen, unless nobody is called so', async (at, key, form) => {
  const kept = { [key]: { step: 'settings', form } };
  const answers = { 'GET /voices/': json({ voices: [ada, ben] }) };
  openWholeApp({ at: `${at}?voice=Ben`, kept, answers });
  expect(await screen.findByRole('region', { name: 'Ben' })).toBeTruthy();
  cleanup();
  openWholeApp({ at: `${at}?voice=%3Cscript%3E`, kept, answers });
  expect(await screen.findByRole('button', { name: 'Select a voice' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ben' })).toBeNull();
});

test.each([
  ['/urltoads', 'draft:ads:u1', { ...sold, voice: ada }, 'POST /generate/videos'],
  ['/explainers', 'draft:explainer:u1', { ...asked, voice: ada }, 'POST /generate/t2v'],
])(
  '[W15] [X3] %s: a job that is made leaves no draft, and the credits are asked for again',
  async (at, key, form, call) => {
    const { bodies, answer } = recording({ job_id: 'j1' });
    let profiles = 0;
    const counted = (body: unknown) => {
      profiles += 1;
      return json({ id: 'u1', email: 'ada@example.com', credits: 60 - 10 * profiles })(body);
    };
    const { user } = openWholeApp({
      at,
      kept: { [key]: { step: 'settings', form } },
      answers: { [call]: answer, 'GET /user': counted },
    });
    await press(user, 'Confirm');
    await headed('Making your video');
    await waitFor(() => expect(profiles).toBe(2));
    expect(bodies).toHaveLength(1);
    expect(sessionStorage.getItem(key)).toBeNull();
  },
);

test('[W14] a refusal comes into sight when it appears, and again when it still stands', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent ?? '');
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const form = { ...sold, captionStyle: null };
  const { user } = openWholeApp({ at: '/urltoads', kept: { 'draft:ads:u1': { step: 'settings', form } } });
  await press(user, 'Confirm');
  expect(seen).toEqual(['Select captions style']);
  await press(user, 'Confirm');
  expect(seen).toEqual(['Select captions style', 'Select captions style']);
});

test('[W12] [W14] where music is missing the first track is led to', async () => {
  const form = { ...sold, backgroundMusic: null };
  const { user } = openWholeApp({ at: '/urltoads', kept: { 'draft:ads:u1': { step: 'settings', form } } });
  await press(user, 'Confirm');
  await screen.findByText('Select background music');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Business Corporate' }));
});

test.each([
  ['/urltoads', 'draft:ads:u1', { ...sold, voice: ada }, 'POST /generate/videos'],
  ['/explainers', 'draft:explainer:u1', { ...asked, voice: ada }, 'POST /generate/t2v'],
])('[W14] %s: the second click of a double click confirms nothing', async (at, key, form, call) => {
  const { bodies, answer } = recording({ job_id: 'j1' });
  openWholeApp({ at, kept: { [key]: { step: 'script', form } }, answers: { [call]: answer } });
  fireEvent.click(await screen.findByRole('button', { name: 'Next Step' }), { detail: 1 });
  await headed('Video settings');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }), { detail: 2 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Video settings');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }), { detail: 1 });
  await headed('Making your video');
  expect(bodies).toHaveLength(1);
});

test('[X4] a topic that is refused for its words is to be changed: the same is not offered again', async () => {
  const detail = 'There are no words in this topic.';
  const { user } = openWholeApp({
    at: '/explainers',
    answers: { 'POST /generate/script_ideas': json({ detail, code: 'topic_unreadable' }, 422) },
  });
  await fill('Enter a topic', '🎉🎉');
  await press(user, 'Next Step');
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  ['[W15] an ad', '/urltoads', 'draft:ads:u1', sold],
  ['[X3] an explainer', '/explainers', 'draft:explainer:u1', asked],
])('%s says beside Confirm what it costs, and nothing of it before', async (_, at, draft, form) => {
  const user = json({ id: 'u1', email: 'ada@example.com', credits: 35 });
  const open = (step: string) =>
    openWholeApp({ at, kept: { [draft]: { step, form } }, answers: { 'GET /user': user } });
  open('settings');
  const price = await screen.findByText('Costs 10 of your 35 credits');
  expect(price.nextElementSibling).toBe(screen.getByRole('button', { name: 'Confirm' }));
  cleanup();
  open('script');
  await screen.findByRole('button', { name: 'Next Step' });
  expect(screen.queryByText(/^Costs/)).toBeNull();
});

test('the price is told before it is known what is left, and where that is too little', () => {
  expect([null, 10, 5].map((left) => wizardMessages.price(10, left))).toEqual([
    'Costs 10 credits',
    'Costs 10 of your 10 credits',
    'Costs 10 credits. You have 5',
  ]);
});

test.each([
  ['looks topics up', true, [1, 1, 1]],
  ['does not', false, [0, 0, 0]],
])(
  '[TP1] where the server %s, so many buttons look the topic up, above the scripts and beside an outline and a near match: %#',
  async (_, look_up, buttons) => {
    const told = vi.fn(json({ ...config, look_up }));
    const near = { title: 'Tea', script: 'Brew it.', origin: 'written', level: 'easy', near: 'tea' };
    const form = { ...asked, scripts: [outline, near], chosenIdea: null };
    openWholeApp({
      at: '/explainers',
      kept: { 'draft:explainer:u1': { step: 'script', form } },
      answers: { 'GET /client-config': told },
    });
    await screen.findByRole('region', { name: outline.title });
    await waitFor(() => expect(told).toHaveBeenCalled());
    const lookUps = (within: HTMLElement) => queryAllByRole(within, 'button', { name: 'Look it up' }).length;
    const cards = [outline, near].map(({ title }) => screen.getByRole('region', { name: title }));
    const beside = () => cards.map(lookUps);
    await waitFor(() =>
      expect([lookUps(document.body) - beside().reduce((sum, count) => sum + count, 0), ...beside()]).toEqual(
        buttons,
      ),
    );
  },
);
