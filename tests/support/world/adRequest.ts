/** A request for an ad that is accepted; tests change what they are about. */
import type { AdVideoRequest } from '../../../contract/routes/jobStart.routes';
import { mediaKey } from '../../../server/storage/storage';
import { VOICE } from './fakePorts';

export const adRequest = (userId: string, change: Partial<AdVideoRequest> = {}): AdVideoRequest => ({
  images: ['a', 'b', 'c'].map((name) => `http://localhost/media/grant/${mediaKey(userId, `${name}.jpg`)}`),
  videos: [],
  background_music_url: 'http://localhost/assets/music/rap-beat.m4a',
  title: 'Lamp',
  description: 'A warm lamp.',
  script: 'Meet the lamp that follows you home.',
  selected_voice: VOICE,
  ...change,
});
