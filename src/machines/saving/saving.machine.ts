/** An opened project saves itself: in the browser at once, on the server when the hands rest, never over what others saved. [E11] [E12] */
import { saveInputOf, savingSetup, type SavingEvent } from './saving.setup';

type Changed = Extract<SavingEvent, { type: 'document.changed' }>;

/** A change is counted and kept in the browser, whatever else follows from it. */
const count = { type: 'countEdit', params: ({ event }: { event: Changed }) => event } as const;
const waitAnew = { target: 'waiting', actions: [count, 'outdateDraft', 'beginWaiting'] } as const;

/** What was not yet on the server is taken up where it was left; else a draft is worth its history alone. */
const findingDraft = savingSetup.createStateConfig({
  invoke: {
    id: 'findDraft',
    src: 'findDraft',
    input: ({ context: { projectId, revision } }) => ({ projectId, revision }),
    onDone: [
      {
        guard: { type: 'draftHasUnsaved', params: ({ event }) => event.output },
        target: 'open.savingLayout',
        actions: [
          { type: 'openDraft', params: ({ event }) => event.output as never },
          { type: 'takeUpDraft', params: ({ event }) => event.output as never },
        ],
      },
      {
        guard: { type: 'draftIsOfThisRevision', params: ({ event }) => event.output },
        target: 'open',
        actions: [
          { type: 'openDraft', params: ({ event }) => event.output as never },
          { type: 'takeUpDraft', params: ({ event }) => event.output as never },
        ],
      },
      { target: 'open' },
    ],
    /** The browser keeps nothing: what the server has is open already. */
    onError: 'open',
  },
});

const savingLayout = savingSetup.createStateConfig({
  entry: 'rememberSent',
  invoke: {
    id: 'saveLayout',
    src: 'saveLayout',
    input: ({ context }) => saveInputOf(context),
    onDone: [
      {
        guard: { type: 'layoutIsSavedToTheLast', params: ({ event }) => event.output },
        target: 'saved',
        actions: [
          { type: 'rememberSaved', params: ({ event }) => event.output },
          'notifyOtherTabs',
          'outdateDraft',
        ],
      },
      {
        guard: { type: 'layoutIsSaved', params: ({ event }) => event.output },
        target: 'waiting',
        actions: [
          { type: 'rememberSaved', params: ({ event }) => event.output },
          'notifyOtherTabs',
          'outdateDraft',
          'beginWaiting',
        ],
      },
      {
        guard: { type: 'layoutIsStale', params: ({ event }) => event.output },
        target: 'conflicted',
        actions: { type: 'rememberStale', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'browserIsOffline', params: ({ event }) => event.output },
        target: 'offline',
      },
      {
        guard: { type: 'refusalWillPass', params: ({ event }) => event.output },
        target: 'retrying',
        actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
      },
      {
        target: 'refused',
        actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: 'retrying',
  },
  /** Whether it arrived or not: the same again is no second save. */
  after: { callLimit: 'retrying' },
});

/** Two have changed the same revision: a person says which is to be the project, and the other stays a version. */
const conflicted = savingSetup.createStateConfig({
  tags: 'stuck',
  initial: 'asking',
  states: {
    asking: {
      on: {
        'mine.chosen': { target: '#saving.open.savingLayout', actions: 'overruleTheirs' },
        'theirs.chosen': 'keepingVersion',
        'choice.postponed': 'postponed',
      },
    },
    postponed: { on: { 'choice.resumed': 'asking' } },
    keepingVersion: {
      invoke: {
        id: 'keepVersion',
        src: 'keepVersion',
        input: ({ context: { projectId } }) => ({ projectId }),
        onDone: '#saving.open.fetchingTheirs',
        onError: 'unkept',
      },
      /** That is in no version yet. */
      on: { 'document.changed': { target: 'asking', actions: [count, 'outdateDraft'] } },
    },
    /** Nothing is given up before it is kept: the choice stands open. */
    unkept: {
      on: {
        'mine.chosen': { target: '#saving.open.savingLayout', actions: 'overruleTheirs' },
        'theirs.chosen': 'keepingVersion',
        'choice.postponed': 'postponed',
      },
    },
  },
});

export const savingMachine = savingSetup.createMachine({
  id: 'saving',
  context: ({ input }) => ({
    ...input,
    edits: 0,
    sentEdits: 0,
    savedEdits: 0,
    restoredEdit: 0,
    overruled: null,
    theirRevision: input.revision,
    waitingSince: 0,
    attempts: 0,
    detail: null,
    savedAt: null,
    seenAt: input.now(),
  }),
  initial: 'findingDraft',
  states: {
    findingDraft,
    open: {
      invoke: [
        { id: 'draft', src: 'draft' },
        { id: 'otherTabs', src: 'otherTabs', input: ({ context: { writer } }) => ({ writer }) },
        { id: 'watchDocument', src: 'watchDocument' },
        { id: 'watchPage', src: 'watchPage' },
        { id: 'watchOtherSaves', src: 'watchOtherSaves' },
      ],
      /** Wherever nothing else follows from it, a change is counted and kept in the browser. */
      on: {
        'document.changed': {
          actions: [count, 'outdateDraft'],
        },
      },
      initial: 'saved',
      states: {
        saved: {
          tags: 'settled',
          entry: 'readTheClock',
          after: { untilOlder: { guard: 'thisTabHasSaved', target: 'saved', reenter: true } },
          on: {
            'document.changed': waitAnew,
            'otherTab.saved': {
              guard: { type: 'theirsIsNewer', params: ({ event }) => event },
              target: 'outdated',
              actions: { type: 'rememberTheirRevision', params: ({ event }) => event },
            },
          },
        },
        waiting: {
          after: { untilSave: 'savingLayout' },
          on: {
            'document.changed': {
              target: 'waiting',
              reenter: true,
              actions: [count, 'outdateDraft'],
            },
            'save.requested': 'savingLayout',
            'page.left': 'savingLayout',
          },
        },
        savingLayout,
        retrying: {
          tags: 'stuck',
          entry: 'countAttempt',
          after: { backoff: 'savingLayout' },
          on: { retried: 'savingLayout', 'save.requested': 'savingLayout', 'browser.wentOffline': 'offline' },
        },
        offline: {
          tags: 'stuck',
          on: {
            'browser.cameOnline': 'savingLayout',
            retried: 'savingLayout',
            'save.requested': 'savingLayout',
          },
        },
        conflicted,
        /** The server has a newer document, and nothing of this one is unsaved. */
        outdated: {
          tags: 'stuck',
          initial: 'offered',
          on: {
            'theirs.chosen': 'fetchingTheirs',
            'document.changed': waitAnew,
          },
          states: { offered: {}, unavailable: {} },
        },
        fetchingTheirs: {
          invoke: {
            id: 'fetchTheirs',
            src: 'fetchTheirs',
            input: ({ context: { projectId } }) => ({ projectId }),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'openTheirs', params: ({ event }) => event.output },
                { type: 'takeUpTheirs', params: ({ event }) => event.output },
                'outdateDraft',
              ],
            },
            onError: 'outdated.unavailable',
          },
          on: {
            'document.changed': waitAnew,
          },
        },
        /** The server will not have it as it is; the next change may mend that. */
        refused: {
          tags: 'stuck',
          on: {
            retried: 'savingLayout',
            'save.requested': 'savingLayout',
            'document.changed': waitAnew,
          },
        },
      },
    },
  },
});
