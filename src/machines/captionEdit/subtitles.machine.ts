/** Captions out of the video as a file, and from a file into it: what is wrong with the file is seen before. */
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import { refusalCodeOf } from './refusalCode';

export type SubtitleFormat = 'srt' | 'vtt';
export interface Cue {
  /** ms of the video */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}
type ProblemCode =
  | 'tooLarge'
  | 'noCues'
  | 'badTime'
  | 'endsBeforeItBegins'
  | 'beforeStart'
  | 'tooLate'
  | 'noText'
  | 'longText'
  | 'noTime'
  | 'outOfOrder'
  | 'overlaps';
export interface SubtitleProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly code: ProblemCode;
}
export interface ReadSubtitles {
  readonly fileName: string;
  readonly cues: readonly Cue[];
  readonly problems: readonly SubtitleProblem[];
}
interface Context {
  readonly file: File | null;
  readonly read: ReadSubtitles | null;
  readonly problem: string | null;
}
const nothing: Context = { file: null, read: null, problem: null };

export const subtitlesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'export.requested'; format: SubtitleFormat }
      | { type: 'file.chosen'; file: File }
      | { type: 'import.confirmed' }
      | { type: 'import.cancelled' },
  },
  actors: {
    readSubtitles: notProvided<ReadSubtitles, { file: File }>('readSubtitles'),
    importCues: notProvided<number, { cues: readonly Cue[] }>('importCues'),
  },
  guards: { someCuesWereRead: (_, { cues }: ReadSubtitles) => cues.length > 0 },
  actions: {
    rememberFile: assign((_, file: File) => ({ ...nothing, file })),
    rememberRead: assign({ read: (_, read: ReadSubtitles) => read }),
    rememberProblem: assign({ problem: (_, code: string) => code }),
    forget: assign(nothing),
    saveSubtitles: (_, _format: SubtitleFormat) => {},
    announceImport: (_, _count: number) => {},
  },
}).createMachine({
  id: 'subtitles',
  context: nothing,
  initial: 'idle',
  on: {
    'export.requested': { actions: { type: 'saveSubtitles', params: ({ event }) => event.format } },
  },
  states: {
    idle: {
      entry: 'forget',
      on: {
        'file.chosen': {
          actions: { type: 'rememberFile', params: ({ event }) => event.file },
          target: 'importing',
        },
      },
    },
    importing: {
      initial: 'readingSubtitles',
      on: {
        'import.cancelled': 'idle',
        'file.chosen': {
          actions: { type: 'rememberFile', params: ({ event }) => event.file },
          target: '.readingSubtitles',
        },
      },
      states: {
        readingSubtitles: {
          invoke: {
            id: 'readSubtitles',
            src: 'readSubtitles',
            input: ({ context: { file } }) => {
              if (!file) throw new Error('there is no file to read');
              return { file };
            },
            onDone: [
              {
                guard: { type: 'someCuesWereRead', params: ({ event }) => event.output },
                actions: { type: 'rememberRead', params: ({ event }) => event.output },
                target: 'reviewing',
              },
              {
                actions: { type: 'rememberRead', params: ({ event }) => event.output },
                target: 'nothingFound',
              },
            ],
            onError: {
              actions: { type: 'rememberProblem', params: ({ event }) => refusalCodeOf(event.error) },
              target: 'unreadable',
            },
          },
        },
        /** How many captions will take the place of those that are there, and which lines are left out. */
        reviewing: { on: { 'import.confirmed': 'importingCues' } },
        nothingFound: {},
        unreadable: {},
        importingCues: {
          invoke: {
            id: 'importCues',
            src: 'importCues',
            input: ({ context: { read } }) => ({ cues: read?.cues ?? [] }),
            onDone: {
              actions: { type: 'announceImport', params: ({ event }) => event.output },
              target: '#subtitles.idle',
            },
            onError: {
              actions: { type: 'rememberProblem', params: ({ event }) => refusalCodeOf(event.error) },
              target: 'refused',
            },
          },
        },
        refused: { on: { 'import.confirmed': 'importingCues' } },
      },
    },
  },
});
