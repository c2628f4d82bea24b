import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Film from '../../../../../src/screens/editor/player/Film';
import VideoPlayer from '../../../../../src/screens/player/VideoPlayer';
import { sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../support/editor/editorWorld';
import { openPlayer } from '../../../../support/editor/playerWorld';

vi.mock('@remotion/player', () => ({
  Player: ({ inputProps }: { inputProps: { muted: boolean } }) => <p>muted: {String(inputProps.muted)}</p>,
}));

test('[Y5] clips are as loud in the editor and in the player as their volume says, so as in the file', () => {
  const videoData = sampleVideo();
  render(inEditor(openPlayer(videoData), <Film videoData={videoData} />));
  render(<VideoPlayer videoData={videoData} />);
  expect(screen.getAllByText(/^muted/).map(({ textContent }) => textContent)).toEqual([
    'muted: false',
    'muted: false',
  ]);
});
