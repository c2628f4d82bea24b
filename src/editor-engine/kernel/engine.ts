/** What an engine offers: a document to read, commands to give, steps to go back over. */
import type { Store } from 'tinybase/store';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import type { Session } from '../session/createSession';
import type { History, HistoryRecord } from './history';
import type { PayloadOf } from './plugin';
import type { Refusal } from './refusal';

export type Outcome = { readonly done: true } | { readonly done: false; readonly why: Refusal };
export interface ExecuteOptions {
  /** Steps in a row with the same word are one step, until `history.settle`: typing, a slider. */
  readonly mergeAs?: string;
}

export interface Engine<Commands> {
  readonly doc: Store;
  readonly session: Session;
  readonly history: Pick<History, 'undoName' | 'redoName' | 'settle' | 'toJSON'>;
  /** Opens a document; what was before it can never be undone back to, only what the given history holds. */
  load(videoData: VideoData, history?: HistoryRecord): void;
  /** An item that did not change is the same object as before. */
  videoData(): VideoData;
  item(id: string): TrackItem | undefined;
  /** With what a gesture under way previews. */
  shownVideoData(): VideoData;
  shownItem(id: string): TrackItem | undefined;
  refusal<N extends keyof Commands & string>(name: N, payload: PayloadOf<Commands[N]>): Refusal | null;
  can<N extends keyof Commands & string>(name: N, payload: PayloadOf<Commands[N]>): boolean;
  /** Runs one command as one undo step; refused, it has changed nothing. */
  execute<N extends keyof Commands & string>(
    name: N,
    payload: PayloadOf<Commands[N]>,
    options?: ExecuteOptions,
  ): Outcome;
  /**
   * Runs several commands, which are a step of their own: when the last word is a refusal, or it throws, nothing of
   * them stays, neither to be undone nor to be redone.
   */
  allOrNothing(run: () => Outcome): Outcome;
  /** The name of what was undone; null when there was nothing. */
  undo(): (keyof Commands & string) | null;
  redo(): (keyof Commands & string) | null;
  /** Called after each change of the document: a command, an undo, a redo, a document opened. */
  subscribe(listener: () => void): () => void;
  /** Called when this item, or the preview of it, changed. */
  subscribeItem(id: string, listener: () => void): () => void;
  /** Called when anything that is shown changed: the document or a preview. */
  subscribeShown(listener: () => void): () => void;
}
