/** From a written song to its sound: each part played, coloured, set to its loudness, and put into one room. */
import { integratedLoudness } from '../../../../server/audio/loudness';
import { ratioOf, type Sound } from '../../../../server/audio/sound';
import { random } from '../../nature/sources/random';
import { PIECES } from '../drums/pieces';
import { roomOf } from '../effects/room';
import { SAMPLE_RATE, stereo, type Stereo, type TimedNote } from '../instruments/instrument';
import { BEATS_IN_BAR } from '../score/section';
import type { Part, Song } from '../score/song';
import { balance } from './balance';
import { duck } from './ducking';
import { glue } from './glue';
import { ride } from './ride';
import { playSampled } from './soundFont';
import { timedNotes } from './timedNotes';

/** LUFS of a part whose level is 0. */
const LOUDEST_PART = -20;
const KICK = PIECES.indexOf('kick');

interface Played {
  readonly part: Part;
  readonly notes: readonly TimedNote[];
}

/** As long as its bars, to the sample: it begins again on the beat where it ends. */
export async function mixdown(song: Song): Promise<Sound> {
  const seconds = song.secondsAt(song.bars * BEATS_IN_BAR);
  const played = song.parts.map((part, index) => ({ part, notes: timedNotes(song, part, index + 1) }));
  const sounds = await soundsOf(played, seconds);
  const kicks = played
    .filter(({ part }) => part.place.leads)
    .flatMap(({ notes }) => notes.filter(({ pitch }) => pitch === KICK));
  const [mix, sent] = [stereo(seconds), stereo(seconds)];
  played.forEach(({ part: { place } }, index) => {
    const sound = sounds[index]!;
    for (const effect of place.effects ?? []) effect(sound, song.settings);
    if (place.duck) duck(sound, kicks, place.duck);
    const gain = ratioOf(LOUDEST_PART + place.level - integratedLoudness(soundOf(sound)));
    // Silence has no loudness.
    if (Number.isFinite(gain)) add(sound, gain, place.pan ?? 0, place.room ?? 0.2, mix, sent);
  });
  const back = roomOf(sent, song.settings.room);
  mix.forEach((samples, side) => samples.forEach((_, i) => (samples[i]! += back[side]![i]!)));
  balance(mix, song.settings.bpm);
  glue(mix);
  ride(mix, endingOf(song));
  fadeEnd(mix, song.secondsAt(BEATS_IN_BAR));
  return soundOf(mix);
}

async function soundsOf(played: readonly Played[], seconds: number): Promise<Stereo[]> {
  const fromFont = played.flatMap(({ part: { instrument }, notes }) =>
    instrument.kind === 'sampled' ? [{ instrument, notes }] : [],
  );
  const sampled = await playSampled(fromFont, seconds);
  return played.map(({ part: { instrument }, notes }, index) => {
    if (instrument.kind === 'sampled') return sampled.shift()!;
    const sound = stereo(seconds);
    const next = random(1000 + index);
    for (const note of notes) instrument.play(note, sound, next);
    return sound;
  });
}

function add(from: Stereo, gain: number, pan: number, room: number, mix: Stereo, sent: Stereo): void {
  from.forEach((samples, side) => {
    const loud = gain * Math.min(1, 1 + (side === 0 ? -pan : pan));
    samples.forEach((sample, i) => {
      mix[side]![i]! += sample * loud;
      sent[side]![i]! += sample * loud * room;
    });
  });
}

/** What rings on in the last bar is gone before the track begins again. */
function fadeEnd(mix: Stereo, seconds: number): void {
  const count = Math.round(seconds * SAMPLE_RATE);
  for (const samples of mix)
    for (let i = 0; i < count; i++) {
      const left = i / count;
      samples[samples.length - 1 - i]! *= left * left * (3 - 2 * left);
    }
}

const endingOf = (song: Song) => song.secondsAt(song.sections[song.sections.length - 1]!.from);
const soundOf = (channels: Stereo): Sound => ({ sampleRate: SAMPLE_RATE, channels });
