/** On a phone: what lies over the timeline, beneath the video. What was added from a library is seen where it landed. [E5] [E7] */
import { fromCallback, setup, type EventObject } from 'xstate';
import type { PanelName, SheetName } from './panels';

type PhoneSheetEvent =
  | { type: 'sheet.chosen'; sheet: SheetName }
  | { type: 'library.chosen'; panel: PanelName }
  | { type: 'sheet.closed' }
  | { type: 'selection.changed'; count: number };

const sheetIs = (sheet: SheetName) =>
  ({
    guard: {
      type: 'sheetIs',
      params: ({ event }: { event: { sheet: SheetName } }) => ({ asked: event.sheet, sheet }),
    },
    target: `.${sheet}`,
  }) as const;

export const phoneSheetMachine = setup({
  types: { events: {} as PhoneSheetEvent },
  actors: {
    watchSelection: fromCallback<EventObject, void, PhoneSheetEvent>(() => {
      throw new Error('actor "watchSelection" was not provided');
    }),
  },
  guards: {
    sheetIs: (_, { asked, sheet }: { asked: SheetName; sheet: SheetName }) => asked === sheet,
    nothingIsSelected: (_, count: number) => count === 0,
  },
  actions: {
    openLibrary: (_, _panel: PanelName) => {
      throw new Error('action "openLibrary" was not provided');
    },
    closeLibrary: () => {
      throw new Error('action "closeLibrary" was not provided');
    },
  },
}).createMachine({
  id: 'phoneSheet',
  initial: 'closed',
  invoke: { id: 'watchSelection', src: 'watchSelection' },
  on: {
    'sheet.chosen': [sheetIs('inspector'), sheetIs('sound'), sheetIs('captions'), sheetIs('script')],
    'library.chosen': {
      target: '.library',
      reenter: true,
      actions: { type: 'openLibrary', params: ({ event }) => event.panel },
    },
    'sheet.closed': '.closed',
  },
  states: {
    closed: {},
    library: { exit: 'closeLibrary', on: { 'selection.changed': 'closed' } },
    inspector: {
      on: {
        'selection.changed': {
          guard: { type: 'nothingIsSelected', params: ({ event }) => event.count },
          target: 'closed',
        },
      },
    },
    sound: { on: { 'selection.changed': 'closed' } },
    captions: {},
    script: {},
  },
});
