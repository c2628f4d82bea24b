/** Finds what this browser kept of a project and no living tab is writing; what is worth nothing any more is dropped. [E12] */
import { hasUnsaved, type FoundDraft } from '../../machines/saving/stamp';
import type { EditorDraft, EditorDrafts } from '../../services/browser/stored/editorDrafts';
import { randomId } from '../../services/browser/randomId';
import type { ProjectTabs } from '../../services/browser/tabs/tabs';

interface Wanted {
  readonly userId: string;
  readonly projectId: string;
  /** The server's. */
  readonly revision: number;
}
interface Deps {
  readonly drafts: EditorDrafts;
  readonly tabs: Pick<ProjectTabs, 'claim'>;
  /** Gives what was kept under an earlier session addresses that open. */
  readonly renewAddresses: <T>(value: T) => Promise<T>;
}

/** First what the server does not have, the newest of it, then what is worth its history. */
export async function findDraftOf(
  { userId, projectId, revision }: Wanted,
  { drafts, tabs, renewAddresses }: Deps,
): Promise<FoundDraft | null> {
  const kept = await drafts.of({ userId, projectId });
  const unsaved = kept.filter(hasUnsaved);
  const saved = kept.filter((draft) => !hasUnsaved(draft));
  for (const draft of [...unsaved, ...saved]) {
    const claim = await tabs.claim(draft.writer);
    if (claim === 'held') continue;
    if (!hasUnsaved(draft) && draft.revision !== revision) {
      await drafts.drop(draft.writer);
      continue;
    }
    const { videoData, history } = await renewAddresses({
      videoData: draft.videoData,
      history: draft.history,
    });
    const own = claim === 'claimed' ? draft : await rewritten(draft, drafts);
    const { writer, edits, savedEdits } = own;
    return { writer, revision: draft.revision, edits, savedEdits, videoData, history };
  }
  return null;
}

/** Where nobody can tell whether its tab lives, it goes on under a name of its own: two writers can be told apart. */
async function rewritten(draft: EditorDraft, drafts: EditorDrafts): Promise<EditorDraft> {
  const copy = { ...draft, writer: randomId() };
  await drafts.keep(copy);
  await drafts.drop(draft.writer);
  return copy;
}
