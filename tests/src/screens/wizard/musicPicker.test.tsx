/** The built-in music as the wizards offer it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromCallback, type EventFromLogic } from 'xstate';
import { MUSIC_TRACKS } from '../../../../contract/sound/music';
import { audioPreviewMachine, type Sound } from '../../../../src/machines/audioPreview/audioPreview.machine';
import { MusicPicker } from '../../../../src/screens/wizard/sound/MusicPicker';

type PreviewEvent = EventFromLogic<typeof audioPreviewMachine>;

test('[W10] 23 tracks, eight at once and the others by their kinds, each with genre, mood and tempo; one is heard at a time, at 0.1', async () => {
  const heard: Sound[] = [];
  const playSound = fromCallback<PreviewEvent, Sound>(({ input }) => void heard.push(input));
  const preview = createActor(audioPreviewMachine.provide({ actors: { playSound } })).start();
  const chosen: string[] = [];
  render(
    <MusicPicker chosen={null} onChosen={(audio) => chosen.push(audio)} preview={preview} missing={null} />,
  );
  expect(document.querySelector('[data-missing]')).toBeNull();

  expect(screen.getByRole('group', { name: 'Select Background Music' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(23);
  const world = within(screen.getByRole('group', { name: 'Around the world' }));
  expect(world.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Latin Fiesta',
    'Reggae Sunshine',
    'Bossa Breeze',
  ]);
  const first = screen.getAllByRole('radio').slice(0, 8);
  expect(first.map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Business Corporate',
    'Rap Beat',
    'Deep House Nights',
    'Upbeat Energetic Rock',
    'Modern Indian',
    'Cinematic Horizon',
    'Stomp Logo',
    'Lo-Fi Afternoon',
  ]);
  const more = screen.getByText<HTMLElement>('15 more tracks').closest('details');
  expect(more?.open).toBe(false);
  const rap = screen.getByRole('radio', { name: 'Rap Beat' });
  const about = document.getElementById(rap.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent?.replaceAll('\u00a0', ' ')).toBe('Boom bap · Laid-back, urban · 86 BPM');

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Play Rap Beat' }));
  await user.click(screen.getByRole('button', { name: 'Play Jazz Café' }));
  expect(screen.getAllByRole('button', { name: /^Pause/ })).toHaveLength(1);
  expect(heard.map(({ volume }) => volume)).toEqual([0.1, 0.1]);
  await user.click(rap);
  expect(chosen).toEqual([MUSIC_TRACKS[1]?.audio]);
});

test('[W12] what is missing is said at the field, too, to which a long step is led', () => {
  const preview = createActor(audioPreviewMachine).start();
  render(
    <MusicPicker chosen={null} onChosen={() => {}} preview={preview} missing="Select background music" />,
  );
  const said = document.querySelector('[data-missing]');
  expect(said?.getAttribute('data-missing')).toBe('Select background music');
  const first = screen.getByRole('radio', { name: 'Business Corporate' });
  expect(said && said.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
