/** A stretch of a track: so many bars over so many chords. Beats count from its start. */
import { chordOf, type Chord } from './chords';
import type { Key } from './pitch';

export const BEATS_IN_BAR = 4;

export interface Note {
  /** Beats. */
  readonly at: number;
  readonly lasts: number;
  /** A MIDI key, or a key of the drums. */
  readonly pitch: number;
  /** 0 to 1 */
  readonly strength: number;
}

interface ChordSpan {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly chord: Chord;
}

export interface Section {
  readonly beats: number;
  readonly key: Key;
  readonly chords: readonly ChordSpan[];
}

/** Something that a part plays in a section. */
export type Writer = (section: Section) => readonly Note[];

/** 'C Am7 F_G': a chord a bar, `_` shares a bar; from the start again until the section is full. */
export function sectionOf(bars: number, key: Key, harmony: string): Section {
  const written = harmony.split(' ');
  const chords = Array.from({ length: bars }, (_, bar) => {
    const names = written[bar % written.length]!.split('_');
    const each = BEATS_IN_BAR / names.length;
    return names.map((name, index) => {
      const from = bar * BEATS_IN_BAR + index * each;
      return { from, to: from + each, name, chord: chordOf(name) };
    });
  });
  return { beats: bars * BEATS_IN_BAR, key, chords: joined(chords.flat()) };
}

/** A chord that is written again goes on. */
function joined(spans: readonly ChordSpan[]): ChordSpan[] {
  const long: ChordSpan[] = [];
  for (const span of spans) {
    const before = long[long.length - 1];
    if (before?.name === span.name) long[long.length - 1] = { ...before, to: span.to };
    else long.push(span);
  }
  return long;
}

/** Which chord sounds at a beat, as an index. */
export const chordIndexAt = ({ chords }: Section, beat: number): number =>
  Math.max(
    0,
    chords.findLastIndex(({ from }) => from <= beat + 1e-6),
  );

/** The part of a section between two beats, as a section. */
function excerpt({ key, chords }: Section, from: number, to: number): Section {
  const inside = chords.filter((span) => span.to > from && span.from < to);
  return {
    beats: to - from,
    key,
    chords: inside.map((span) => ({
      ...span,
      from: Math.max(0, span.from - from),
      to: Math.min(to, span.to) - from,
    })),
  };
}

const within =
  (bounds: (beats: number) => readonly [from: number, to: number], writer: Writer): Writer =>
  (section) => {
    const [from, to] = bounds(section.beats);
    return writer(excerpt(section, from, to)).map((note) => ({ ...note, at: note.at + from }));
  };

/** Only in the last bars. */
export const last = (bars: number, writer: Writer): Writer =>
  within((beats) => [Math.max(0, beats - bars * BEATS_IN_BAR), beats], writer);
/** Everywhere but in the last bars. */
export const butLast = (bars: number, writer: Writer): Writer =>
  within((beats) => [0, Math.max(0, beats - bars * BEATS_IN_BAR)], writer);
/** From a bar on, counted from 0. */
export const after = (bars: number, writer: Writer): Writer =>
  within((beats) => [Math.min(beats, bars * BEATS_IN_BAR), beats], writer);
/** Several at once. */
export const both =
  (...writers: readonly Writer[]): Writer =>
  (section) =>
    writers.flatMap((writer) => writer(section));
