import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OwnStyle } from '../../../../contract/ownStyle';
import { templatePropsSchema } from '../../../../contract/video/templateProps';
import {
  emptyAdsForm,
  videoRequestOf,
  type ChosenCaptions,
} from '../../../../src/machines/adsWizard/adsForm';
import { ownStylesMachine } from '../../../../src/machines/ownStyles/ownStyles.machine';
import { CaptionStylePicker } from '../../../../src/screens/adsWizard/CaptionStylePicker';
import { captionItem } from '../../../../src/templates/shared/type/text.items';

const neon = { look: 'neon', font: 'bold' } as const;
const mint = { look: 'neon', font: 'mono', litColor: '#00ff88', fontSize: 96 } as const;
const styles: OwnStyle[] = [
  { id: 's1', name: 'Autumn', content: { captions: neon, template: 'funky' } },
  { id: 's2', name: 'Mint', content: { captions: { ...mint, brandFont: 'f1' } } },
  { id: 's3', name: 'No captions', content: { template: 'funky' } },
];

function open(answer: () => Promise<readonly OwnStyle[]>) {
  const actor = createActor(
    ownStylesMachine.provide({ actors: { fetchStyles: fromPromise(answer) } }),
  ).start();
  const pressed: ChosenCaptions[] = [];
  function Picker() {
    const [chosen, setChosen] = useState<ChosenCaptions | null>(emptyAdsForm.captionStyle);
    return (
      <CaptionStylePicker
        chosen={chosen}
        script=""
        picture={undefined}
        ownStyles={actor}
        onChosen={(style) => {
          pressed.push(style);
          setChosen(style);
        }}
      />
    );
  }
  render(<Picker />);
  const radios = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map((radio) => radio.getAttribute('aria-label'));
  return { user: userEvent.setup(), radios, chosen: () => pressed.at(-1) ?? null };
}
const radio = (name: string) => screen.findByRole('radio', { name });

test('[W13] own caption styles are offered beside the five looks, one of all is chosen', async () => {
  const { user, radios, chosen } = open(async () => styles);
  await user.click(await radio('Autumn'));
  expect(radios()).toEqual(['Autumn']);
  await user.click(await radio('Neon'));
  expect(radios()).toEqual(['Neon']);
  await user.click(await radio('Mint'));
  expect(radios()).toEqual(['Mint']);
  expect(screen.queryByRole('radio', { name: 'No captions' })).toBeNull();
  expect(videoRequestOf({ ...emptyAdsForm, captionStyle: chosen() }).caption_style).toEqual(mint);
});

test('[W13] styles that do not come are said, and asked for again', async () => {
  const answers = [Promise.reject(new TypeError('fetch failed')), Promise.resolve(styles)];
  answers[0]?.catch(() => {});
  const { user } = open(() => answers.shift() ?? Promise.resolve([]));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await radio('Mint')).toBeTruthy();
});

test('[T3] captions of a video are made in the style that was asked for', () => {
  const props = templatePropsSchema.parse({
    template: 'default',
    project_id: 'p1',
    images: [],
    videos: [],
    captions: [],
    voiceover_duration: 4,
    background_music_url: null,
    remote_dir: 'media:u/me/',
    caption_style: mint,
  });
  const page = { words: [{ text: 'Hello', from: 0, to: 400 }], from: 0, to: 400 };
  expect(captionItem(page, 0, props).details).toEqual({
    text: 'Hello',
    words: page.words,
    captionStyle: { look: 'neon', font: 'mono' },
    fontSize: 96,
    litColor: '#00ff88',
    textAlign: 'center',
  });
});
