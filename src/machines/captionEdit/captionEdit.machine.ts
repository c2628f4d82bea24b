/** One caption opened to be corrected: a draft that the video knows nothing of until it is carried out. [E6] */
import { assign, setup } from 'xstate';
import { notProvided, watchNotProvided } from '../shared/notProvided';
import { captionFontMachine } from './captionFont.machine';
import { captionSearchMachine } from './captionSearch.machine';
import { clipCaptionsMachine } from './clipCaptions.machine';
import { refusalCodeOf } from './refusalCode';
import { scriptClaimsMachine } from './scriptClaims.machine';
import { scriptCopyMachine } from './scriptCopy.machine';
import { scriptCutMachine } from './scriptCut.machine';
import { scriptEditMachine } from './scriptEdit.machine';
import { scriptReadingMachine } from './scriptReading.machine';
import { scriptTextMachine } from './scriptText.machine';
import { scriptTranslationMachine } from './scriptTranslation.machine';
import { subtitlesMachine } from './subtitles.machine';

export interface CaptionDraft {
  readonly id: string;
  readonly text: string;
  /** ms of the video */
  readonly from: number;
  readonly to: number;
}
/** What is done with the draft once it is written into the video. */
export type CaptionChange =
  | { readonly kind: 'correct' }
  /** Before the word of this number, counted from 0. */
  | { readonly kind: 'split'; readonly atWord: number }
  | { readonly kind: 'merge'; readonly with: 'next' | 'previous' }
  | { readonly kind: 'remove' };
export interface CaptionCommand {
  readonly draft: CaptionDraft;
  readonly change: CaptionChange;
}

interface Context {
  /** As it was when it was opened, and as it is written now. */
  readonly original: CaptionDraft | null;
  readonly draft: CaptionDraft | null;
  readonly change: CaptionChange | null;
  /** Why the video refused the change. */
  readonly problem: string | null;
}
const nothing: Context = { original: null, draft: null, change: null, problem: null };

const isUntouched = ({ original, draft }: Context) =>
  original?.text === draft?.text && original?.from === draft?.from && original?.to === draft?.to;

export const captionEditMachine = setup({
  types: {
    children: {} as {
      captionSearch: 'captionSearch';
      subtitles: 'subtitles';
      captionFont: 'captionFont';
      clipCaptions: 'clipCaptions';
      scriptClaims: 'scriptClaims';
      scriptCopy: 'scriptCopy';
      scriptCut: 'scriptCut';
      scriptEdit: 'scriptEdit';
      scriptReading: 'scriptReading';
      scriptText: 'scriptText';
      scriptTranslation: 'scriptTranslation';
    },
    context: {} as Context,
    events: {} as
      | { type: 'caption.opened'; caption: CaptionDraft }
      | { type: 'text.changed'; text: string }
      | { type: 'window.changed'; edge: 'from' | 'to'; ms: number }
      | { type: 'correction.submitted' }
      | { type: 'split.requested'; atWord: number }
      | { type: 'merge.requested'; with: 'next' | 'previous' }
      | { type: 'removal.requested' }
      | { type: 'cancelled' }
      /** A press beside it, or the focus gone elsewhere. */
      | { type: 'caption.left' }
      /** It was deleted or undone elsewhere. */
      | { type: 'caption.vanished' },
  },
  actors: {
    carryOut: notProvided<CaptionChange, CaptionCommand>('carryOut'),
    /** Tells when the opened caption is there no more. */
    watchCaption: watchNotProvided<{ type: 'caption.vanished' }, { id: string }>('watchCaption'),
    captionSearch: captionSearchMachine,
    subtitles: subtitlesMachine,
    captionFont: captionFontMachine,
    clipCaptions: clipCaptionsMachine,
    scriptClaims: scriptClaimsMachine,
    scriptCopy: scriptCopyMachine,
    scriptCut: scriptCutMachine,
    scriptEdit: scriptEditMachine,
    scriptReading: scriptReadingMachine,
    scriptText: scriptTextMachine,
    scriptTranslation: scriptTranslationMachine,
  },
  guards: {
    draftIsUntouched: ({ context }) => isUntouched(context),
    anotherIsAskedFor: ({ context }, caption: CaptionDraft) => caption.id !== context.draft?.id,
  },
  actions: {
    open: assign((_, caption: CaptionDraft) => ({ ...nothing, original: caption, draft: caption })),
    close: assign(nothing),
    write: assign(({ context }, written: Partial<CaptionDraft>) => ({
      draft: context.draft && { ...context.draft, ...written },
    })),
    choose: assign((_, change: CaptionChange) => ({ change, problem: null })),
    rememberProblem: assign({ problem: (_, code: string) => code }),
    announceChange: (_, _change: CaptionChange) => {},
  },
}).createMachine({
  id: 'captionEdit',
  context: nothing,
  // The other charts of captions live as long as this one.
  invoke: [
    { id: 'captionSearch', src: 'captionSearch' },
    { id: 'subtitles', src: 'subtitles' },
    { id: 'captionFont', src: 'captionFont' },
    { id: 'clipCaptions', src: 'clipCaptions' },
    { id: 'scriptClaims', src: 'scriptClaims' },
    { id: 'scriptCopy', src: 'scriptCopy' },
    { id: 'scriptCut', src: 'scriptCut' },
    { id: 'scriptEdit', src: 'scriptEdit' },
    { id: 'scriptReading', src: 'scriptReading' },
    { id: 'scriptText', src: 'scriptText' },
    { id: 'scriptTranslation', src: 'scriptTranslation' },
  ],
  initial: 'closed',
  states: {
    closed: {
      entry: 'close',
      on: {
        'caption.opened': {
          actions: { type: 'open', params: ({ event }) => event.caption },
          target: 'open',
        },
      },
    },
    open: {
      invoke: {
        id: 'watchCaption',
        src: 'watchCaption',
        input: ({ context }) => ({ id: context.original?.id ?? '' }),
      },
      initial: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'write', params: ({ event: { text } }) => ({ text }) },
          target: '.editing',
        },
        'window.changed': {
          actions: { type: 'write', params: ({ event: { edge, ms } }) => ({ [edge]: ms }) },
          target: '.editing',
        },
        'correction.submitted': {
          actions: { type: 'choose', params: { kind: 'correct' } },
          target: 'carryingOut',
        },
        'split.requested': {
          actions: { type: 'choose', params: ({ event }) => ({ kind: 'split', atWord: event.atWord }) },
          target: 'carryingOut',
        },
        'merge.requested': {
          actions: { type: 'choose', params: ({ event }) => ({ kind: 'merge', with: event.with }) },
          target: 'carryingOut',
        },
        'removal.requested': {
          actions: { type: 'choose', params: { kind: 'remove' } },
          target: 'carryingOut',
        },
        'caption.opened': [
          {
            guard: 'draftIsUntouched',
            actions: { type: 'open', params: ({ event }) => event.caption },
            target: 'open',
            reenter: true,
          },
          {
            guard: { type: 'anotherIsAskedFor', params: ({ event }) => event.caption },
            target: '.unsettled',
          },
        ],
        // One may play the video or look at another place meanwhile: what was written stays.
        'caption.left': { guard: 'draftIsUntouched', target: 'closed' },
        cancelled: 'closed',
        'caption.vanished': 'closed',
      },
      states: {
        editing: {},
        /** Another caption was asked for before this one was corrected or cancelled. */
        unsettled: {},
        refused: {},
      },
    },
    carryingOut: {
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        input: ({ context: { draft, change } }) => {
          if (!draft || !change) throw new Error('there is no draft to carry out');
          return { draft, change };
        },
        onDone: {
          actions: { type: 'announceChange', params: ({ event }) => event.output },
          target: 'closed',
        },
        onError: {
          actions: { type: 'rememberProblem', params: ({ event }) => refusalCodeOf(event.error) },
          target: 'open.refused',
        },
      },
    },
  },
});
