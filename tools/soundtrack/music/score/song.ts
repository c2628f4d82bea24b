/** A track as it is written: its form, its parts, and what each part plays where. */
import type { Effect } from '../effects/effect';
import type { Room } from '../effects/room';
import type { Instrument } from '../instruments/instrument';
import { keyOf } from './pitch';
import { BEATS_IN_BAR, sectionOf, type Note, type Writer } from './section';

export interface Swing {
  /** Beats: which notes in pairs are uneven. */
  readonly of: 0.25 | 0.5;
  /** How far the second comes late, as a share of its length. */
  readonly by: number;
}

/** Where a part stands in the mix. */
export interface Place {
  /** Loudness units under the loudest part. */
  readonly level: number;
  /** -1 left to 1 right. */
  readonly pan?: number;
  /** 0 to 1: how much of it is heard from the room. */
  readonly room?: number;
  readonly effects?: readonly Effect[];
  /** 0 to 1: how far it makes way for each kick. */
  readonly duck?: number;
  /** Its kicks are those that others make way for. */
  readonly leads?: boolean;
}

export interface SongSettings {
  readonly bpm: number;
  /** 'Eb major' */
  readonly key: string;
  readonly swing?: Swing;
  readonly room: Room;
  /** Sections in order; the same name may come again. */
  readonly form: readonly (readonly [name: string, bars: number, harmony: string])[];
}

export class Part {
  readonly notes: Note[] = [];
  constructor(
    private readonly song: Song,
    readonly instrument: Instrument,
    readonly place: Place,
  ) {}

  /** In each section of one of these names. */
  plays(names: string, writer: Writer): this {
    const wanted = names.split(' ');
    for (const { name, from, section } of this.song.sections)
      if (wanted.includes(name))
        this.notes.push(...writer(section).map((note) => ({ ...note, at: note.at + from })));
    const unknown = wanted.filter((one) => this.song.sections.every(({ name }) => name !== one));
    if (unknown.length > 0) throw new Error(`no section is called "${unknown.join(', ')}"`);
    return this;
  }
}

export class Song {
  readonly parts: Part[] = [];
  readonly sections;
  readonly bars: number;
  constructor(readonly settings: SongSettings) {
    const key = keyOf(settings.key);
    let bar = 0;
    this.sections = settings.form.map(([name, bars, harmony]) => {
      const from = bar * BEATS_IN_BAR;
      bar += bars;
      return { name, from, section: sectionOf(bars, key, harmony) };
    });
    this.bars = bar;
  }

  part(instrument: Instrument, place: Place): Part {
    const part = new Part(this, instrument, place);
    this.parts.push(part);
    return part;
  }

  /** The moment of a beat, swung. */
  secondsAt(beat: number): number {
    const { bpm, swing } = this.settings;
    return (swung(beat, swing) * 60) / bpm;
  }
}

function swung(beat: number, swing: Swing | undefined): number {
  if (!swing) return beat;
  const { of, by } = swing;
  const pair = Math.floor(beat / (2 * of) + 1e-9) * 2 * of;
  const within = beat - pair;
  return pair + (within < of - 1e-9 ? within * (1 + by) : of * (1 + by) + (within - of) * (1 - by));
}
