/** The editor's engine without a screen: opening, editing, going back, and what a long history keeps in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { VISUAL_TRACK, TEXT_TRACK, type TrackItem, type VideoData } from '../../contract/video/videoData';
import { createEditorEngine } from '../../src/editor-engine/createEditorEngine';
import { createLanesOf } from '../../src/editor-engine/selectors/lanes.selectors';
import { snapPoints } from '../../src/editor-engine/timeline/snapPoints';
import { defineBench } from './defineBench';

const STEPS = 1000;
const ROUNDS = 60;
const WARM_UP = 20;
const OPENED = 10;
/** Milliseconds that an item lasts: 5,000 of them fit into the longest video. */
const ITEM_MS = 200;
const MOVED = 'over_7';

/** Half of it main pictures in a row, a quarter captions, a quarter laid over. */
function videoOf(count: number): VideoData {
  const main = Array.from({ length: count / 2 }, (_, n) => picture(`video_main_${n}_p`, n * ITEM_MS, true));
  const over = Array.from({ length: count / 4 }, (_, n) => picture(`over_${n}`, n * 2 * ITEM_MS + 50, false));
  const captions = Array.from({ length: count / 4 }, (_, n) => caption(`caption_${n}`, n * 2 * ITEM_MS));
  const items = [...main, ...over, ...captions];
  const ids = (some: readonly TrackItem[]) => some.map(({ id }) => id);
  return {
    projectId: 'p',
    duration: (count / 2) * ITEM_MS,
    fps: 30,
    size: { width: 1080, height: 1920 },
    tracks: [
      { id: VISUAL_TRACK, items: ids([...main, ...over]) },
      { id: TEXT_TRACK, items: ids(captions) },
    ],
    trackItemIds: ids(items),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    template: 'default',
  };
}
const picture = (id: string, from: number, isMain: boolean): TrackItem => ({
  id,
  name: id,
  type: 'image',
  display: { from, to: from + ITEM_MS },
  ...(isMain ? { isMain } : {}),
  details: {
    src: `media:u/me/${id}.jpg`,
    width: 1080,
    height: 1920,
    top: 0,
    left: 0,
    animation: { type: 'zoom', duration: 2000, delay: 0, easing: 'easeInOut' },
  },
});
const caption = (id: string, from: number): TrackItem => ({
  id,
  name: id,
  type: 'text',
  display: { from, to: from + ITEM_MS },
  details: {
    text: 'Two words',
    words: [
      { text: 'Two', from, to: from + 90 },
      { text: 'words', from: from + 90, to: from + 200 },
    ],
  },
});

function opened(count: number) {
  let made = 0;
  const engine = createEditorEngine({ newId: (prefix) => `${prefix}_${++made}` });
  engine.load(videoOf(count));
  engine.videoData();
  return engine;
}

/** ms of this process's own work: what others on the machine take is not in it. */
const timed = (work: () => unknown): number => {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};
/** What 95 of 100 do not exceed, after the engine has warmed up. */
function p95(measure: (round: number) => number): number {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const taken = measure(round);
    if (round >= WARM_UP) times.push(taken);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? Number.NaN;
}
function median(count: number, measure: () => number): number {
  const times = Array.from({ length: count }, measure);
  return times.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** What so many steps keep in memory, in MB. */
function memoryOfSteps(): number {
  const engine = opened(STEPS);
  const before = heapBytes();
  for (let step = 0; step < STEPS; step += 1)
    engine.execute('items.move', { ids: [MOVED], byMs: step % 2 === 0 ? 500 : -500 });
  const after = heapBytes();
  let undone = 0;
  while (engine.undo() !== null) undone += 1;
  if (undone !== STEPS) throw new Error(`${undone} of ${STEPS} steps could be undone.`);
  return (after - before) / 1e6;
}

export const bench = defineBench({
  name: 'engine',
  // Nothing here waits; the contract of a bench is a promise.
  async run() {
    const engine = opened(5000);
    const move = (round: number) =>
      timed(() => engine.execute('items.move', { ids: [MOVED], byMs: round % 2 === 0 ? 500 : -500 }));
    const moved = p95(move);
    const undone = p95(() => {
      engine.execute('items.move', { ids: [MOVED], byMs: 500 });
      return timed(() => engine.undo());
    });
    const redone = p95(() => {
      engine.execute('items.move', { ids: [MOVED], byMs: 500 });
      engine.undo();
      const taken = timed(() => engine.redo());
      engine.undo();
      return taken;
    });
    const read = p95((round) => {
      move(round);
      return timed(() => engine.videoData());
    });
    const lanesOf = createLanesOf();
    const packed = p95((round) => {
      move(round);
      const data = engine.videoData();
      return timed(() => lanesOf(data));
    });
    const points = p95(() =>
      timed(() => snapPoints(engine.videoData(), { playheadMs: 0, excluding: [MOVED] })),
    );
    return [
      {
        figure: 'engine: open 1,000 items',
        measured: median(OPENED, () => timed(() => opened(1000))),
        unit: 'ms',
      },
      {
        figure: 'engine: open 5,000 items',
        measured: median(OPENED, () => timed(() => opened(5000))),
        unit: 'ms',
      },
      { figure: 'engine: a move among 5,000, p95', measured: moved, unit: 'ms', goal: { atMost: 5 } },
      { figure: 'engine: undo among 5,000, p95', measured: undone, unit: 'ms', goal: { atMost: 5 } },
      { figure: 'engine: redo among 5,000, p95', measured: redone, unit: 'ms', goal: { atMost: 5 } },
      { figure: 'engine: read 5,000 after a change, p95', measured: read, unit: 'ms' },
      { figure: 'engine: lanes of 5,000, p95', measured: packed, unit: 'ms', goal: { atMost: 5 } },
      { figure: 'engine: snap points of 5,000, p95', measured: points, unit: 'ms' },
      {
        figure: 'engine: memory of 1,000 steps',
        measured: memoryOfSteps(),
        unit: 'MB',
        goal: { atMost: 10 },
      },
    ];
  },
});
