/** How a track is written: its tempo and key are said where it is offered, the rest here. */
import type { MusicTrack } from '../../../../contract/sound/music';
import type { Song } from '../score/song';

export type Composer = (facts: Pick<MusicTrack, 'bpm' | 'key'>) => Song;
