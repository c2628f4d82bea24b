/** A request for an explainer that is accepted; tests change what they are about. */
import type { ExplainerVideoRequest } from '../../../contract/routes/jobStart.routes';
import { VOICE } from './fakePorts';

export const explainerRequest = (change: Partial<ExplainerVideoRequest> = {}): ExplainerVideoRequest => ({
  topic: 'How vaccines work',
  background_music_url: 'http://localhost/assets/music/rap-beat.m4a',
  script: 'A vaccine shows your body a harmless germ. Your defences learn its shape from that.',
  selected_voice: VOICE,
  ...change,
});
