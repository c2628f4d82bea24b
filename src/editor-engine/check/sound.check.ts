/** Silence, a voice that its music covers, and how loud the whole is, as far as that is known. Pure. */
import { loopPointOf, MUSIC_TRACKS } from '../../../contract/sound/music';
import {
  isBackgroundMusic,
  type ItemOf,
  type TrackItem,
  type VideoData,
} from '../../../contract/video/videoData';
import { LEVEL_STEP_MS, type CheckFacts, type HeardSound } from './facts';
import type { Finding, FindingOf, MendStep } from './finding';
import { shownItems } from './shownItems';

/** ms: who hears nothing for longer takes the sound for broken. */
const SILENCE_MS = 1500;
/** Below -50 dB of full scale a phone is silent. */
const INAUDIBLE = 10 ** (-50 / 20);

const stepsOf = ({ duration }: VideoData) => Math.floor(duration / LEVEL_STEP_MS);

type Sounding = ItemOf<'audio' | 'video'>;
const soundItems = (data: VideoData): readonly Sounding[] =>
  shownItems(data).filter(
    (item): item is Sounding => (item.type === 'audio' || item.type === 'video') && item.details.volume > 0,
  );

/** A sound whose file is not known is taken to be heard for as long as it lasts: nothing is said of what is not known. */
export function silences(data: VideoData, { sounds }: CheckFacts): readonly Finding[] {
  const isHeard = new Uint8Array(stepsOf(data));
  const known = new Map(sounds.map(({ itemId, levels }) => [itemId, levels]));
  for (const { id, display } of soundItems(data)) {
    const levels = known.get(id);
    const first = Math.max(0, Math.floor(display.from / LEVEL_STEP_MS));
    const last = Math.min(isHeard.length, Math.ceil(display.to / LEVEL_STEP_MS));
    for (let step = first; step < last; step += 1)
      if (!levels || (levels[step] ?? 0) > INAUDIBLE) isHeard[step] = 1;
  }
  return stretches(isHeard.length, (step) => isHeard[step] === 0)
    .filter(({ from, to }) => to - from > SILENCE_MS)
    .map((span) => ({ kind: 'silence', ...span, itemIds: [], figures: {}, mend: musicInto(data, span) }));
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}
function stretches(steps: number, isIn: (step: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  let start = -1;
  for (let step = 0; step <= steps; step += 1) {
    const inside = step < steps && isIn(step);
    if (inside && start < 0) start = step;
    if (!inside && start >= 0) {
      found.push({ from: start * LEVEL_STEP_MS, to: step * LEVEL_STEP_MS });
      start = -1;
    }
  }
  return found;
}

/** Music that is there: turned on again, or drawn out over the stretch; else the track that is offered first. */
function musicInto(data: VideoData, { from, to }: Stretch): readonly MendStep[] | null {
  const shown = new Set(data.trackItemIds);
  const music = Object.values(data.trackItemsMap).filter(
    (item): item is ItemOf<'audio'> => item.type === 'audio' && item.details.loop === true,
  );
  const off = music.find(
    ({ id, display, details }) =>
      !shown.has(id) && details.volume > 0 && display.from <= from && display.to >= to,
  );
  if (off) return [{ name: 'items.setShown', payload: { ids: [off.id], shown: true } }];
  const on = music.filter(({ id, details }) => shown.has(id) && details.volume > 0);
  const before = on.find(({ display }) => Math.abs(display.to - from) <= LEVEL_STEP_MS);
  if (before) return [{ name: 'item.resize', payload: { id: before.id, edge: 'to', toMs: to } }];
  const after = on.find(({ display }) => Math.abs(display.from - to) <= LEVEL_STEP_MS);
  if (after) return [{ name: 'item.resize', payload: { id: after.id, edge: 'from', toMs: from } }];
  const silent = on.find(({ display }) => display.from <= from && display.to >= to);
  const [offered] = MUSIC_TRACKS;
  if (!offered) return null;
  const { audio: src, title: name } = offered;
  const usual = { src, name, durationMs: loopPointOf(offered), loop: true, atMs: from };
  return [{ name: 'audio.add', payload: { ...usual, ...(silent && { replaces: silent.id }) } }];
}

/** dB: with less between them words are lost in a song, on the loudspeaker of a phone. */
const LEAST_ABOVE_DB = 6;
/** Somebody speaks: above -40 dB of full scale. */
const SPEAKS = 10 ** (-40 / 20);
/** ms over which an ear compares; a stretch that is shorter is one loud beat. */
const COMPARED_MS = 1000;

const decibels = (factor: number) => 20 * Math.log10(Math.max(factor, 1e-6));

export function coveredVoice(data: VideoData, { sounds, duckedTo }: CheckFacts): readonly Finding[] {
  const voices = sounds.filter(({ role }) => role === 'voice').flatMap(levelsOf);
  const others = sounds.filter(({ role, levels }) => role === 'beside' && levels !== null);
  if (voices.length === 0 || others.length === 0) return [];
  const size = COMPARED_MS / LEVEL_STEP_MS;
  const secondOf = (second: number): Second | null => {
    const from = second * size;
    const spoken = Array.from({ length: size }, (_, index) => from + index).filter(
      (at) => powerAt(voices, at) >= SPEAKS ** 2,
    );
    // A second of which little is spoken says little.
    if (spoken.length < size / 2) return null;
    const powerOf = (levels: readonly Float32Array[]) =>
      spoken.reduce((sum, at) => sum + powerAt(levels, at), 0);
    return { second, voice: powerOf(voices), besides: others.map((other) => powerOf(levelsOf(other))) };
  };
  const aboveOf = ({ voice, besides }: Second) => 10 * Math.log10(voice / total(besides));
  const covered = Array.from({ length: Math.max(0, Math.floor(stepsOf(data) / size)) }, (_, at) =>
    secondOf(at),
  ).flatMap((second) => (second && aboveOf(second) < LEAST_ABOVE_DB ? [second] : []));
  const [first] = covered;
  if (first === undefined) return [];
  const blamed = blamedIn(covered);
  const itemIds = others.flatMap(({ itemId }, index) => (blamed.has(index) ? [itemId] : []));
  return [
    {
      kind: 'voiceUnderMusic',
      from: first.second * COMPARED_MS,
      to: ((covered.at(-1) ?? first).second + 1) * COMPARED_MS,
      itemIds,
      figures: {
        aboveDb: Math.round(Math.min(...covered.map(aboveOf))) + 0,
        isMusic: itemIds.every((id) => isMusic(data.trackItemsMap[id])),
      },
      mend: quieter(data, { itemIds, byDb: neededDb(covered, blamed) }, duckedTo),
    },
  ];
}

/** Power over what is spoken in it: of the voice, and of each sound beside. */
interface Second {
  readonly second: number;
  readonly voice: number;
  readonly besides: readonly number[];
}
const total = (powers: readonly number[]) => powers.reduce((sum, power) => sum + power, 0);
/** 1 dB more than is asked for. */
const roomIn = ({ voice }: Second) => voice / 10 ** ((LEAST_ABOVE_DB + 1) / 10);

/** The loudest, until the others together take no more than half of the room: they stay as loud as they are. */
function blamedIn(covered: readonly Second[]): ReadonlySet<number> {
  const loudest = (index: number) => Math.max(...covered.map(({ besides }) => besides[index] ?? 0));
  const order = (covered[0]?.besides ?? [])
    .map((_, index) => index)
    .filter((index) => loudest(index) > 0)
    .sort((a, b) => loudest(b) - loudest(a));
  const blamed = new Set<number>();
  for (const index of order) {
    if (covered.every((second) => left(second, blamed) <= roomIn(second) / 2)) break;
    blamed.add(index);
  }
  return blamed;
}
const left = ({ besides }: Second, blamed: ReadonlySet<number>) =>
  total(besides.filter((_, index) => !blamed.has(index)));

const neededDb = (covered: readonly Second[], blamed: ReadonlySet<number>) =>
  Math.max(
    ...covered.map((second) => {
      const others = left(second, blamed);
      return 10 * Math.log10((total(second.besides) - others) / (roomIn(second) - others));
    }),
  );

const isMusic = (item: TrackItem | undefined) =>
  item?.type === 'audio' && (item.details.loop === true || isBackgroundMusic(item.id));

const levelsOf = ({ levels }: HeardSound) => (levels ? [levels] : []);
const powerAt = (all: readonly Float32Array[], step: number) =>
  all.reduce((sum, levels) => sum + (levels[step] ?? 0) ** 2, 0);
/** Ducked where it is not yet; what is missing then, turned down. Null where none of it goes lower. */
function quieter(
  data: VideoData,
  { itemIds, byDb }: { itemIds: readonly string[]; byDb: number },
  duckedTo: CheckFacts['duckedTo'],
): readonly MendStep[] | null {
  const steps = itemIds.flatMap((id): MendStep[] => {
    const item = data.trackItemsMap[id];
    if (item?.type !== 'audio' && item?.type !== 'video') return [];
    const canDuck = item.type === 'audio';
    const isDucked = canDuck && item.details.duck === true;
    const { volume } = item.details;
    const under = (percent: number) => (canDuck ? duckedTo(percent / 100) : percent / 100);
    const wanted = (isDucked ? under(volume) : volume / 100) * 10 ** (-byDb / 20);
    let lower = Math.floor(volume);
    while (lower > 1 && under(lower) > wanted) lower -= 1;
    return [
      ...(canDuck && !isDucked
        ? [{ name: 'item.setDetails', payload: { ids: [id], details: { duck: true } } } as const]
        : []),
      ...(lower < Math.floor(volume)
        ? [{ name: 'item.setVolume', payload: { ids: [id], volume: lower } } as const]
        : []),
    ];
  });
  return steps.length > 0 ? steps : null;
}

/** LUFS: every voice-over is brought to the one, ours, a service's or the user's own; every file to the other. */
export const VOICE_LUFS = -16;
export const FILE_LUFS = -14;
/** Raised by more, the room is heard in which somebody spoke. dB */
const MOST_RAISED_DB = 12;

/** Of a video that is spoken; how loud another will be is known when it has been rendered. */
export function tooQuiet(data: VideoData, { sounds }: CheckFacts): readonly Finding[] {
  const voices = soundItems(data).filter(({ id }) =>
    sounds.some(({ itemId, role }) => itemId === id && role === 'voice'),
  );
  const loudest = Math.max(0, ...voices.map(({ details }) => details.volume));
  if (loudest === 0) return [];
  const raisedDb = FILE_LUFS - VOICE_LUFS - decibels(loudest / 100);
  if (raisedDb <= MOST_RAISED_DB) return [];
  // What lies beside it is turned up as far, so that the mix stays what it is.
  const factor = 100 / loudest;
  const all = soundItems(data);
  const mend = all.map(({ id, details }): MendStep => ({
    name: 'item.setVolume',
    payload: { ids: [id], volume: Math.min(100, Math.round(details.volume * factor)) },
  }));
  const figures = { raisedDb: Math.round(raisedDb) };
  const itemIds = voices.map(({ id }) => id);
  const finding: FindingOf<'loudness'> = {
    ...{ kind: 'loudness', from: 0, to: Math.round(data.duration), itemIds, figures, mend },
  };
  return [finding];
}
