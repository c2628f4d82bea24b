/** Each call of both wizards. [W3] [W4] [W8] [W11] [W15] [G3] [X4] */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { emptyAdsForm, ideasKey, type AdsDraft } from '../../../../src/machines/adsWizard/adsForm';
import {
  emptyExplainerForm,
  type ExplainerDraft,
} from '../../../../src/machines/explainerWizard/explainerForm';
import { choose, press, pressing, tryAgain, type Row } from './row';

const origin = window.location.origin;
const product = {
  ...emptyAdsForm,
  title: 'Mug',
  description: 'Hot',
  images: ['1', '2', '3'].map((name) => `${origin}/${name}.jpg`),
};
const ada = {
  id: 'v1',
  name: 'Ada',
  category: 'built-in',
  description: 'Clear',
  sample_url: '/ada.m4a',
  labels: {},
};
const chosen = {
  scripts: [{ title: 'Problem', script: 'Cold coffee is no fun at all.' }],
  chosenIdea: 0,
  backgroundMusic: '/assets/music/rap-beat.m4a',
};
const adsDraft = (draft: AdsDraft) => ({ 'draft:ads:u1': draft });
const adAtSettings = adsDraft({
  step: 'settings',
  form: { ...product, ...chosen, voice: ada, ideasFor: ideasKey(product) },
});
const explainerDraft = (draft: ExplainerDraft) => ({ 'draft:explainer:u1': draft });
const explainerAtSettings = explainerDraft({
  step: 'settings',
  form: { ...emptyExplainerForm, topic: 'Tea', ...chosen, voice: ada, ideasFor: 'Tea' },
});
const giveLink = async (user: UserEvent) => {
  const field = await screen.findByLabelText('Product link');
  await user.type(field, 'https://shop.example/mug');
  await press(user, 'Next Step');
};

export const wizardRows: readonly Row[] = [
  {
    title: '[W3] checking a link',
    at: '/urltoads',
    call: 'GET /link-check',
    begin: giveLink,
    says: () => 'Failed to generate product info. Please try again.',
    busy: 'Checking your link…',
    wayOn: tryAgain,
    leadsTo: 'Add product media',
  },
  {
    title: '[W4] reading a product page',
    at: '/urltoads',
    call: 'POST /generate/product_info',
    begin: giveLink,
    says: ({ status }) =>
      status !== null && status >= 400 && status < 500
        ? 'Failed to generate product info. Please try again or upload manually.'
        : 'Failed to generate product info. Please try again.',
    busy: 'Reading the product page…',
    wayOn: tryAgain,
    leadsTo: 'Add product media',
  },
  {
    title: '[PG3] reading a page that was sent',
    at: '/urltoads?page=t',
    call: 'POST /generate/handed_product_info',
    says: ({ status }) =>
      status !== null && status >= 400 && status < 500
        ? 'Failed to generate product info. Please try again or upload manually.'
        : 'Failed to generate product info. Please try again.',
    busy: 'Reading the product page…',
    wayOn: tryAgain,
    leadsTo: 'Add product media',
  },
  {
    title: '[G3] bringing a file into the gallery',
    at: '/urltoads',
    kept: adsDraft({ step: 'product', form: product }),
    call: 'POST /media/upload',
    begin: async (user) => {
      await press(user, 'Edit Media');
      await choose(user, 'import-media');
    },
    says: ({ detail }) => `a.png: ${detail ?? 'the upload failed. Please try again.'}`,
    busy: 'Uploading 0%',
    wayOn: async (user) => {
      await press(user, 'Dismiss');
      await choose(user, 'import-media');
    },
    leadsTo: 'Picture 4',
  },
  {
    title: '[W8] ideas for scripts',
    at: '/urltoads',
    kept: adsDraft({ step: 'product', form: product }),
    call: 'POST /generate/script_ideas',
    begin: pressing('Next Step'),
    says: () => 'Failed to generate scripts. Please try again.',
    busy: 'Writing scripts for your product…',
    wayOn: tryAgain,
    leadsTo: 'Choose a script for your video',
  },
  {
    title: '[W11] the voices of the wizard',
    at: '/urltoads',
    kept: adAtSettings,
    call: 'GET /voices/',
    says: () => 'Couldn’t load the voices.',
    busy: 'Loading voices...',
    wayOn: tryAgain,
    leadsTo: 'Play Sample',
  },
  {
    title: '[W15] making an ad',
    at: '/urltoads',
    kept: adAtSettings,
    call: 'POST /generate/videos',
    begin: pressing('Confirm'),
    says: ({ status, detail }) => (status === 403 ? `Error${detail}` : 'Failed to generate videos.'),
    busy: 'Starting your video…',
    wayOn: (user, { status }) => press(user, status === 403 ? 'Confirm' : 'Try again'),
    leadsTo: 'Making your video',
  },
  {
    title: '[X4] ideas for an explainer',
    at: '/explainers',
    kept: explainerDraft({ step: 'topic', form: { ...emptyExplainerForm, topic: 'Tea' } }),
    call: 'POST /generate/script_ideas',
    begin: pressing('Next Step'),
    says: ({ status }) =>
      status === 200
        ? 'An unexpected error occurred. Please try again.'
        : 'Failed to generate scripts. Please try again.',
    busy: 'Writing scripts about your topic…',
    wayOn: tryAgain,
    leadsTo: 'Choose a script for your video',
  },
  {
    title: '[X4] making an explainer',
    at: '/explainers',
    kept: explainerAtSettings,
    call: 'POST /generate/t2v',
    begin: pressing('Confirm'),
    says: ({ status, detail }) =>
      status === 403
        ? `Error${detail}`
        : status === 200
          ? 'An unexpected error occurred. Please try again.'
          : 'Failed to generate video. Please try again.',
    busy: 'Starting your video…',
    wayOn: (user, { status }) => press(user, status === 403 ? 'Confirm' : 'Try again'),
    leadsTo: 'Making your video',
  },
];
