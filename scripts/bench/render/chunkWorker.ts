/** A process that draws the chunks of one film that it is handed: `ready`, then `done` after each. */
import type { FrameRange } from '../../../server/render/draw';
import { openFilm, type Film } from './openFilm';

const say = (word: 'ready' | 'done') => process.send?.(word);

const film = await openFilm(JSON.parse(process.argv[2] ?? '') as Film);
process.on('message', (range: FrameRange) => void film.draw([range]).then(() => say('done')));
process.on('disconnect', () => void film.close());
say('ready');
