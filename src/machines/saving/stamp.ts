/** How far an opened document has come: here, on the server and in the browser's own keeping. */
import type { VideoData } from '../../../contract/video/videoData';

export interface Stamp {
  /** Who edits: one opened project in one tab. */
  readonly writer: string;
  /** The server's revision that the document here was made from. */
  readonly revision: number;
  /** Changes made since it was opened, and how many of them the server has. */
  readonly edits: number;
  readonly savedEdits: number;
}

export const isSameStamp = (a: Stamp, b: Stamp): boolean =>
  a.writer === b.writer && a.revision === b.revision && a.edits === b.edits && a.savedEdits === b.savedEdits;

export const hasUnsaved = ({ edits, savedEdits }: Pick<Stamp, 'edits' | 'savedEdits'>): boolean =>
  edits > savedEdits;

/** What the browser kept. */
export interface FoundDraft extends Stamp {
  readonly videoData: VideoData;
  /** For whoever opens it. */
  readonly history: unknown;
}
