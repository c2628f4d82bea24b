import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Voice } from '../../../../contract/voice';
import { emptyAdsForm, ideasKey, type AdsDraft } from '../../../../src/machines/adsWizard/adsForm';
import { adsWizardMachine } from '../../../../src/machines/adsWizard/adsWizard.machine';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import { voiceListMachine, type VoicesForScript } from '../../../../src/machines/voiceList/voiceList.machine';
import { AdsWizardScreen } from '../../../../src/screens/adsWizard/AdsWizardScreen';
import { stubPromise } from '../../../support/stubPromise';

const voice: Voice = {
  id: 'v1',
  name: 'Ada',
  category: 'built-in',
  description: 'Clear, warm and quick, made for short ads',
  sample_url: '/ada.m4a',
  labels: { accent: 'American', gender: 'female', age: 'young' },
};
const product = { ...emptyAdsForm, title: 'Mug', description: 'Hot', images: ['/1', '/2', '/3'] };
const scripted = {
  ...product,
  scripts: [{ title: 'Problem', script: 'Cold coffee?' }],
  ideasFor: ideasKey(product),
};

function open(draft: AdsDraft | null) {
  const voices = stubPromise<VoicesForScript, { script: string }>();
  const machine = adsWizardMachine.provide({
    actors: { voiceList: voiceListMachine.provide({ actors: { fetchVoices: voices.actor } }) },
  });
  const actor = createActor(machine, { input: { draft, voiceName: null } }).start();
  const preview = createActor(
    audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
  ).start();
  render(
    <MemoryRouter>
      <AdsWizardScreen actor={actor} preview={preview} />
    </MemoryRouter>,
  );
  return { actor, voices, user: userEvent.setup() };
}

test('[W2] [W3] step 1 asks for a link and refuses what is none', async () => {
  const { user } = open(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Share your product link to generate a video',
  );
  await user.type(screen.getByPlaceholderText('e.g. amazon product link, shopify product link'), 'nonsense');
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByRole('alert').textContent).toBe('Url is not valid');
  expect(
    screen.getByText('Enter the address of the product’s page, such as https://shop.com/bottle.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull();
});

test('[W5] [W6] [W1] upload manually opens step 2, with the side list', async () => {
  const { user } = open(null);
  await user.click(screen.getByRole('button', { name: 'Upload manually' }));
  expect(screen.getByRole('heading', { name: 'Add product media' })).toBeTruthy();
  expect(screen.getByPlaceholderText('Describe your audience (Optional)')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Media' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Steps' }).textContent).not.toContain('Url');
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByRole('button', { name: 'Upload manually' })).toBeTruthy();
});

test('[W4] [W6] what could not be loaded of a page is told, until the person adds their own', () => {
  const { actor } = open({ step: 'product', form: { ...product, images: ['/1'], missingMedia: 2 } });
  const told =
    '2 of the page’s pictures and videos couldn’t be loaded. Save them from the shop and add them here.';
  expect(screen.getByText(told)).toBeTruthy();
  act(() => actor.send({ type: 'gallery.opened' }));
  act(() => actor.send({ type: 'media.uploaded', kind: 'image', url: '/2' }));
  expect(screen.queryByText(told)).toBeNull();
});

test('[W6] pictures of the page that nobody has chosen are told where too few are', () => {
  const { actor } = open({ step: 'product', form: { ...product, images: ['/1'], moreImages: ['/2', '/3'] } });
  expect(screen.getByText('The page has 2 more pictures. You can add them in the gallery.')).toBeTruthy();
  act(() => actor.send({ type: 'gallery.opened' }));
  act(() => actor.send({ type: 'offeredImage.chosen', url: '/2' }));
  expect(screen.getByText('The page has one more picture. You can add it in the gallery.')).toBeTruthy();
  act(() => actor.send({ type: 'offeredImage.chosen', url: '/3' }));
  expect(screen.queryByText(/^The page has/)).toBeNull();
});

test('[W5] of what the page may mean one is chosen, and writing takes its place', async () => {
  const long = `${'It keeps tea hot. '.repeat(30)}`.trim();
  const { user, actor } = open({
    step: 'product',
    form: { ...product, description: '', possible: { description: ['Hot for hours.', long], price: [] } },
  });
  const group = screen.getByRole('group', { name: /^We’re not sure which text describes the product\./ });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
  radios[0]?.focus();
  await user.keyboard(' ');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Product description' });
  expect([field.value, radios[0]?.checked]).toEqual(['Hot for hours.', true]);
  await user.click(radios[1] as HTMLInputElement);
  expect(field.value).toBe(long);
  await user.type(field, '!');
  expect(actor.getSnapshot().context.form.description).toBe(`${long}!`);
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  ['several', /^This page seems to show several products\. Go back and use the link of one/],
  ['article', /^This page looks like an article, not a product page\. Go back and use/],
  ['unclear', /^We can’t tell whether this page sells a product\. Check what we found/],
] as const)('[W5] beside the fields of a page that is %s it is said, and what helps', (doubt, words) => {
  open({ step: 'product', form: { ...product, possible: { description: [], price: [], doubt } } });
  expect(screen.getByText(words)).toBeTruthy();
});

test('[W8] where all that a page says is chosen and is too little, so many of their own are asked for', () => {
  const pageSentences = [
    { text: 'Keeps tea hot for hours.', isSaid: true },
    { text: 'Fits every cup holder.', isSaid: true },
  ];
  open({ step: 'script', form: { ...scripted, pageSentences } });
  expect(screen.getByText('2 of 2 chosen. Add one more in your own words.')).toBeTruthy();
});

test('[W9] an idea is rewritten and selected', async () => {
  const { user, actor } = open({ step: 'script', form: scripted });
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByRole('alert').textContent).toBe('Select a script');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('textbox', { name: 'Script: Problem' }), ' Not here.');
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.getByRole('button', { name: 'Selected' })).toBeTruthy();
  expect(actor.getSnapshot().context.form.scripts[0]?.script).toBe('Cold coffee? Not here.');
  await user.click(screen.getByRole('tab', { name: 'Write Yourself' }));
  expect(screen.getByPlaceholderText('Write your script here...')).toBeTruthy();
});

test('[W9] what is selected beforehand says so, until it is chosen or another is', async () => {
  const scripts = [
    { title: 'Problem', script: 'Cold coffee?' },
    { title: 'Offer', script: 'Hot now.' },
  ];
  const verdicts = scripts.map(({ script }) => ({ script, claims: [] }));
  const { user } = open({
    step: 'script',
    form: { ...scripted, scripts, verdicts, chosenIdea: 0, chosenBy: 'default' },
  });
  const [first, second] = ['Problem', 'Offer'].map((name) => within(screen.getByRole('region', { name })));
  const said = () => screen.queryByText(/^Selected for you: all its claims are backed\./);
  expect(first?.getByRole('button', { name: 'Selected' }).getAttribute('aria-pressed')).toBe('true');
  expect(first?.getByText(/^Selected for you/)).toBe(said());
  await user.click(second?.getByRole('button', { name: 'Select' }) as HTMLElement);
  expect([said(), first?.queryByRole('button', { name: 'Selected' })]).toEqual([null, null]);
  await user.click(first?.getByRole('button', { name: 'Select' }) as HTMLElement);
  expect(said()).toBeNull();
});

test('[W10] [W12] [W13] music, captions and voice are chosen in their order', async () => {
  const verdicts = [{ script: 'Cold coffee?', claims: [] }];
  const { user, voices } = open({ step: 'settings', form: { ...scripted, chosenIdea: 0, verdicts } });
  voices.latest().resolve({ voices: [voice], scriptLanguage: null });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Default' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('alert').textContent).toBe('Select background music');
  await user.click(screen.getByRole('radio', { name: 'Rap Beat' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('alert').textContent).toBe('Select a voice');
  await user.click(screen.getByRole('button', { name: 'Play Rap Beat' }));
  await user.click(screen.getByRole('button', { name: 'Play Stomp Logo' }));
  expect(
    screen.getAllByRole('button', { name: /^Pause / }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Pause Stomp Logo']);
});
