import { beforeEach, expect, test, vi } from 'vitest';
import { RefusedCommand } from '../../../../src/machines/captionEdit/refusalCode';
import { subtitlesMachine, type ReadSubtitles } from '../../../../src/machines/captionEdit/subtitles.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const saveSubtitles = vi.fn();
const announceImport = vi.fn();
beforeEach(() => vi.clearAllMocks());
const machine = subtitlesMachine.provide({
  actions: {
    saveSubtitles: (_, format) => saveSubtitles(format),
    announceImport: (_, count) => announceImport(count),
  },
});

const file = new File(['1'], 'mug.srt');
const other = new File(['2'], 'cup.vtt');
const chosen = (one = file) => ({ type: 'file.chosen' as const, file: one });
const read: ReadSubtitles = {
  fileName: 'mug.srt',
  cues: [{ from: 0, to: 900, text: 'Hello' }],
  problems: [{ line: 7, code: 'badTime' }],
};
const nonsense: ReadSubtitles = { fileName: 'mug.srt', cues: [], problems: [{ line: 1, code: 'noCues' }] };
const came = (output = read) => ({ type: 'xstate.done.actor.readSubtitles' as const, output });
const unreadable = {
  type: 'xstate.error.actor.readSubtitles' as const,
  error: new RefusedCommand('tooLarge'),
};
const taken = { type: 'xstate.done.actor.importCues' as const, output: 1 };
const refused = { type: 'xstate.error.actor.importCues' as const, error: new RefusedCommand('tooManyItems') };
const confirmed = { type: 'import.confirmed' };
const exported = { type: 'export.requested' as const, format: 'vtt' as const };

const paths = modelOf(
  machine,
  undefined,
  {
    'export.requested': [exported],
    'file.chosen': [chosen(), chosen(other)],
    'xstate.done.actor.readSubtitles': [came(), came(nonsense)],
    'xstate.error.actor.readSubtitles': [unreadable],
    'xstate.done.actor.importCues': [taken],
    'xstate.error.actor.importCues': [refused],
  },
  { alsoTellApart: ({ file: one }) => one?.name },
).getShortestPaths();

type Seen = { context: { file: File | null; read: ReadSubtitles | null; problem: string | null } };
const states = {
  idle: ({ context }) => expect([context.file, context.read, context.problem]).toEqual([null, null, null]),
  'importing.readingSubtitles': ({ context }) => expect(context.read).toBeNull(),
  'importing.reviewing': ({ context }) => expect(context.read).toEqual(read),
  'importing.nothingFound': ({ context }) => expect(context.read).toEqual(nonsense),
  'importing.unreadable': ({ context }) => expect(context.problem).toBe('tooLarge'),
  'importing.importingCues': ({ context }) => expect(context.read).toEqual(read),
  'importing.refused': ({ context }) => expect(context.problem).toBe('tooManyItems'),
} satisfies Record<StatesOf<typeof subtitlesMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('what is wrong with a file is seen before it takes the place of the captions', () => {
  const end = after(chosen(), came());
  expect([end.value, end.context.read?.problems]).toEqual([
    { importing: 'reviewing' },
    [{ line: 7, code: 'badTime' }],
  ]);
  expect(announceImport).not.toHaveBeenCalled();
  expect(after(chosen(), came(), confirmed, taken).value).toBe('idle');
  expect(announceImport.mock.calls).toEqual([[1]]);
});
test('a file without a caption cannot be taken in', () => {
  expect(() => after(chosen(), came(nonsense), confirmed)).toThrow('not heard');
});
test('a refused import can be tried again or let go', () => {
  expect(after(chosen(), came(), confirmed, refused, confirmed).value).toEqual({
    importing: 'importingCues',
  });
  expect(after(chosen(), came(), confirmed, refused, { type: 'import.cancelled' }).value).toBe('idle');
});
test('another file takes the place of the one that was chosen', () => {
  expect(after(chosen(), came(), chosen(other)).context).toMatchObject({ file: other, read: null });
});
test('captions are saved while a file is looked at, too', () => {
  after(chosen(), exported);
  expect(saveSubtitles.mock.calls).toEqual([['vtt']]);
});
