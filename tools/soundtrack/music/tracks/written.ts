/** Every track that is offered, and how it is written. */
import type { MusicTrack } from '../../../../contract/sound/music';
import type { Song } from '../score/song';
import { ambientDrift } from './ambientDrift.track';
import { bossaBreeze } from './bossaBreeze.track';
import { businessCorporate } from './businessCorporate.track';
import { cinematicHorizon } from './cinematicHorizon.track';
import type { Composer } from './composer';
import { deepHouseNights } from './deepHouseNights.track';
import { drumAndBassRush } from './drumAndBassRush.track';
import { folkMorning } from './folkMorning.track';
import { funkStreet } from './funkStreet.track';
import { futureBassBloom } from './futureBassBloom.track';
import { jazzCafe } from './jazzCafe.track';
import { latinFiesta } from './latinFiesta.track';
import { loFiAfternoon } from './loFiAfternoon.track';
import { modernIndian } from './modernIndian.track';
import { pixelQuest } from './pixelQuest.track';
import { quietPiano } from './quietPiano.track';
import { rapBeat } from './rapBeat.track';
import { reggaeSunshine } from './reggaeSunshine.track';
import { stompLogo } from './stompLogo.track';
import { sunnyUkulele } from './sunnyUkulele.track';
import { synthwaveDrive } from './synthwaveDrive.track';
import { techPulse } from './techPulse.track';
import { trapShadows } from './trapShadows.track';
import { upbeatEnergeticRock } from './upbeatEnergeticRock.track';

const COMPOSERS: Readonly<Record<string, Composer>> = {
  'Ambient Drift': ambientDrift,
  'Bossa Breeze': bossaBreeze,
  'Business Corporate': businessCorporate,
  'Cinematic Horizon': cinematicHorizon,
  'Deep House Nights': deepHouseNights,
  'Drum and Bass Rush': drumAndBassRush,
  'Folk Morning': folkMorning,
  'Funk Street': funkStreet,
  'Future Bass Bloom': futureBassBloom,
  'Jazz Café': jazzCafe,
  'Latin Fiesta': latinFiesta,
  'Lo-Fi Afternoon': loFiAfternoon,
  'Modern Indian': modernIndian,
  'Pixel Quest': pixelQuest,
  'Quiet Piano': quietPiano,
  'Rap Beat': rapBeat,
  'Reggae Sunshine': reggaeSunshine,
  'Stomp Logo': stompLogo,
  'Sunny Ukulele': sunnyUkulele,
  'Synthwave Drive': synthwaveDrive,
  'Tech Pulse': techPulse,
  'Trap Shadows': trapShadows,
  'Upbeat Energetic Rock': upbeatEnergeticRock,
};

export function written(track: MusicTrack): Song {
  const composer = COMPOSERS[track.title];
  if (!composer) throw new Error(`nobody writes "${track.title}"`);
  const song = composer(track);
  if (song.bars !== track.bars)
    throw new Error(`"${track.title}" is ${song.bars} bars long, not ${track.bars}`);
  return song;
}
