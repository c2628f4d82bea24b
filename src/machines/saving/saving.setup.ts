/** What the chart of saving is made of: what it keeps, hears, needs and does. [E11] [E12] */
import { assign, sendTo, setup } from 'xstate';
import { CALL_LIMIT_MS } from '../../../contract/limits';
import type { VideoData } from '../../../contract/video/videoData';
import type { SaveCause } from '../../../contract/versions';
import { actionNotProvided, notProvided, watchNotProvided } from '../shared/notProvided';
import { draftMachine } from './draft.machine';
import { otherTabsMachine } from './otherTabs.machine';
import { willPass, type SaveAnswer } from './saveAnswer';
import { hasUnsaved, type FoundDraft, type Stamp } from './stamp';

type Id = { projectId: string };
export interface SavingInput extends Id {
  readonly now: () => number;
  /** The revision that was opened. */
  readonly revision: number;
  /** Nobody else's. */
  readonly writer: string;
}
export interface SavingContext extends SavingInput, Stamp {
  /** How many changes were in what was sent last. */
  readonly sentEdits: number;
  /** The last change that took up an earlier version. */
  readonly restoredEdit: number;
  /** The revision that was chosen to be overwritten. */
  readonly overruled: number | null;
  /** The newest revision that the server was heard to have. */
  readonly theirRevision: number;
  readonly waitingSince: number;
  /** Tries in a row that nobody answered. */
  readonly attempts: number;
  /** Why the server will not have it, in its words. */
  readonly detail: string | null;
  /** When this tab saved what is there; null when others did. */
  readonly savedAt: number | null;
  /** The moment from which ages are counted, in ms since 1970. */
  readonly seenAt: number;
}
export type SavingEvent =
  | { type: 'document.changed'; isRestored: boolean }
  | { type: 'save.requested' }
  | { type: 'retried' }
  | { type: 'mine.chosen' }
  | { type: 'theirs.chosen' }
  | { type: 'choice.postponed' }
  | { type: 'choice.resumed' }
  | { type: 'page.left' }
  | { type: 'browser.wentOffline' }
  | { type: 'browser.cameOnline' }
  | { type: 'otherTab.saved'; revision: number };
export interface SaveInput extends Id, Stamp {
  readonly cause: SaveCause;
}
export interface Theirs {
  readonly revision: number;
  readonly videoData: VideoData;
}

const QUIET_MS = 800;
const PATIENCE_MS = 5000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

const stampOf = ({ writer, revision, edits, savedEdits }: Stamp): Stamp => ({
  writer,
  revision,
  edits,
  savedEdits,
});
const causeOf = ({ restoredEdit, savedEdits, overruled, revision }: SavingContext): SaveCause =>
  overruled === revision ? 'chosen' : restoredEdit > savedEdits ? 'restored' : 'saved';
export const saveInputOf = (context: SavingContext): SaveInput => ({
  projectId: context.projectId,
  cause: causeOf(context),
  ...stampOf(context),
});

export const savingSetup = setup({
  types: {
    input: {} as SavingInput,
    context: {} as SavingContext,
    events: {} as SavingEvent,
    children: {} as { draft: 'draft'; otherTabs: 'otherTabs' },
    tags: {} as 'settled' | 'stuck',
  },
  actors: {
    findDraft: notProvided<FoundDraft | null, { projectId: string; revision: number }>('findDraft'),
    saveLayout: notProvided<SaveAnswer, SaveInput>('saveLayout'),
    /** Keeps what is here on the server, beside what is there. */
    keepVersion: notProvided<void, Id>('keepVersion'),
    fetchTheirs: notProvided<Theirs, Id>('fetchTheirs'),
    watchDocument: watchNotProvided<SavingEvent>('watchDocument'),
    watchPage: watchNotProvided<SavingEvent>('watchPage'),
    watchOtherSaves: watchNotProvided<SavingEvent>('watchOtherSaves'),
    draft: draftMachine,
    otherTabs: otherTabsMachine,
  },
  guards: {
    draftHasUnsaved: (_, draft: FoundDraft | null) => draft !== null && hasUnsaved(draft),
    draftIsOfThisRevision: ({ context }, draft: FoundDraft | null) => draft?.revision === context.revision,
    layoutIsSavedToTheLast: ({ context }, answer: SaveAnswer) =>
      answer.status === 'saved' && context.edits === context.sentEdits,
    layoutIsSaved: (_, answer: SaveAnswer) => answer.status === 'saved',
    layoutIsStale: (_, answer: SaveAnswer) => answer.status === 'stale',
    browserIsOffline: (_, answer: SaveAnswer) => answer.status === 'offline',
    refusalWillPass: (_, answer: SaveAnswer) => willPass(answer),
    theirsIsNewer: ({ context }, { revision }: { revision: number }) => revision > context.revision,
    thisTabHasSaved: ({ context }) => context.savedAt !== null,
  },
  actions: {
    /** Puts the kept document and its history in the place of the one that was opened. */
    openDraft: actionNotProvided<FoundDraft>('openDraft'),
    openTheirs: actionNotProvided<Theirs>('openTheirs'),
    /** Of the revision that was just saved. */
    notifyOtherTabs: actionNotProvided('notifyOtherTabs'),
    takeUpDraft: assign((_, draft: FoundDraft) => ({ ...stampOf(draft), sentEdits: draft.savedEdits })),
    countEdit: assign(({ context }, { isRestored }: { isRestored: boolean }) => ({
      edits: context.edits + 1,
      ...(isRestored && { restoredEdit: context.edits + 1 }),
    })),
    outdateDraft: sendTo('draft', ({ context }) => ({
      type: 'draft.outdated' as const,
      stamp: stampOf(context),
    })),
    beginWaiting: assign({ waitingSince: ({ context }) => context.now() }),
    rememberSent: assign({ sentEdits: ({ context }) => context.edits }),
    rememberSaved: assign(({ context }, answer: SaveAnswer) =>
      answer.status === 'saved'
        ? {
            revision: answer.revision,
            savedEdits: context.sentEdits,
            savedAt: context.now(),
            attempts: 0,
            detail: null,
          }
        : {},
    ),
    rememberStale: assign((_, answer: SaveAnswer) =>
      answer.status === 'stale' ? { theirRevision: answer.revision } : {},
    ),
    rememberRefusal: assign((_, answer: SaveAnswer) => ({
      detail: answer.status === 'refused' ? answer.detail : null,
    })),
    rememberTheirRevision: assign({ theirRevision: (_, { revision }: { revision: number }) => revision }),
    overruleTheirs: assign(({ context: { theirRevision } }) => ({
      revision: theirRevision,
      overruled: theirRevision,
    })),
    takeUpTheirs: assign(({ context }, { revision }: Theirs) => ({
      revision,
      savedEdits: context.edits,
      sentEdits: context.edits,
      savedAt: null,
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    readTheClock: assign({ seenAt: ({ context }) => context.now() }),
  },
  delays: {
    /** Quiet for a moment, or changing for too long. */
    untilSave: ({ context: { now, waitingSince } }) =>
      Math.max(0, Math.min(QUIET_MS, waitingSince + PATIENCE_MS - now())),
    backoff: ({ context: { attempts } }) => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)),
    callLimit: CALL_LIMIT_MS,
    /** Until an age is told in other words. */
    untilOlder: ({ context: { savedAt, seenAt } }) =>
      seenAt - (savedAt ?? seenAt) < MINUTE_MS ? SECOND_MS : MINUTE_MS,
  },
});
