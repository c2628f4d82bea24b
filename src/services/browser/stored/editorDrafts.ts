/**
 * What is edited, kept in the browser change by change: the document and its history, a draft a writer. Of both only the
 * parts that changed are written, so that the cost of a change does not grow with the document.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { revisionSchema } from '../../../../contract/project';
import { videoDataSchema, type VideoData } from '../../../../contract/video/videoData';

export interface EditorDraft {
  /** Who edits: one opened project in one tab. */
  readonly writer: string;
  readonly userId: string;
  readonly projectId: string;
  readonly revision: number;
  readonly edits: number;
  readonly savedEdits: number;
  /** ms since 1970 */
  readonly at: number;
  readonly videoData: VideoData;
  /** Steps are told apart by identity: one that did not change is the same object. */
  readonly history: EditHistory;
}
interface EditHistory {
  readonly steps: readonly unknown[];
  readonly done: number;
  /** What the steps need to find everything where it stood. */
  readonly order?: unknown;
}
export interface EditorDrafts {
  /** Newest first; what cannot be read is dropped. */
  of(owner: Pick<EditorDraft, 'userId' | 'projectId'>): Promise<readonly EditorDraft[]>;
  /** All of it or nothing; rejects where the browser has no room. */
  keep(draft: EditorDraft): Promise<void>;
  drop(writer: string): Promise<void>;
}

const countSchema = z.int().check(z.nonnegative());
const headSchema = z.object({
  writer: z.string(),
  userId: z.string(),
  projectId: z.string(),
  revision: revisionSchema,
  edits: countSchema,
  savedEdits: countSchema,
  at: z.number(),
  /** The document without its items, and their ids in their order. */
  document: z.record(z.string(), z.unknown()),
  itemIds: z.array(z.string()),
  steps: countSchema,
  done: countSchema,
  order: z.optional(z.unknown()),
});
type Head = z.infer<typeof headSchema>;
interface Part {
  readonly writer: string;
  readonly name: string;
  readonly value: unknown;
}
interface Schema extends DBSchema {
  heads: { key: string; value: Head; indexes: { byProject: [string, string] } };
  parts: { key: [string, string]; value: Part };
}

const DATABASE = 'reelwright-editor';
const VERSION = 1;
const itemPart = (id: string) => `item:${id}`;
const stepPart = (index: number) => `step:${index}`;

interface Options {
  readonly logFailure: (message: string, error: unknown) => void;
}

export function createEditorDrafts({ logFailure }: Options): EditorDrafts {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () => (opening ??= open().catch(forget));
  const open = () =>
    openDB<Schema>(DATABASE, VERSION, {
      upgrade(db) {
        db.createObjectStore('heads', { keyPath: 'writer' }).createIndex('byProject', [
          'userId',
          'projectId',
        ]);
        db.createObjectStore('parts', { keyPath: ['writer', 'name'] });
      },
      // Another tab's newer program wants to change the stores: it shall not wait for this one.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (opening = null),
    });
  const forget = (error: unknown): never => {
    opening = null;
    throw error;
  };
  /** What was written last, so that the same need not be written again. */
  let last: { readonly writer: string; readonly parts: ReadonlyMap<string, unknown> } | null = null;

  const drop = async (writer: string) => {
    if (last?.writer === writer) last = null;
    const tx = (await database()).transaction(['heads', 'parts'], 'readwrite');
    await Promise.all([
      tx.objectStore('heads').delete(writer),
      tx.objectStore('parts').delete(allOf(writer)),
      tx.done,
    ]);
  };

  return {
    drop,
    async of({ userId, projectId }) {
      const db = await database();
      const heads = await db.getAllFromIndex('heads', 'byProject', [userId, projectId]);
      const drafts: EditorDraft[] = [];
      for (const head of heads) {
        try {
          drafts.push(join(head, await db.getAll('parts', allOf(head.writer))));
        } catch (error) {
          logFailure('A draft in this browser cannot be read and is dropped', error);
          await drop(head.writer);
        }
      }
      return drafts.toSorted((a, b) => b.at - a.at);
    },
    async keep(draft) {
      const parts = partsOf(draft);
      const tx = (await database()).transaction(['heads', 'parts'], 'readwrite');
      const [heads, store] = [tx.objectStore('heads'), tx.objectStore('parts')];
      const isKnown = last?.writer === draft.writer && (await heads.getKey(draft.writer)) !== undefined;
      const before = isKnown && last ? last.parts : new Map<string, unknown>();
      const { writer } = draft;
      const writes: Promise<unknown>[] = [];
      try {
        if (!isKnown) writes.push(store.delete(allOf(writer)));
        for (const [name, value] of parts)
          if (before.get(name) !== value) writes.push(store.put({ writer, name, value }));
        for (const name of before.keys()) if (!parts.has(name)) writes.push(store.delete([writer, name]));
        writes.push(heads.put(headOf(draft)));
      } catch (error) {
        // What cannot be copied into the store is thrown at once, with half of the rest on its way.
        tx.abort();
        await Promise.allSettled([...writes, tx.done]);
        throw error;
      }
      await Promise.all([...writes, tx.done]);
      last = { writer, parts };
    },
  };
}

const allOf = (writer: string) => IDBKeyRange.bound([writer, ''], [writer, '\uffff']);

const partsOf = ({ videoData: { trackItemsMap }, history: { steps } }: EditorDraft) =>
  new Map<string, unknown>([
    ...Object.entries(trackItemsMap).map(([id, item]) => [itemPart(id), item] as const),
    ...steps.map((step, index) => [stepPart(index), step] as const),
  ]);

const headOf = ({ videoData: { trackItemsMap, ...document }, history, ...stamp }: EditorDraft): Head => ({
  ...stamp,
  document,
  itemIds: Object.keys(trackItemsMap),
  steps: history.steps.length,
  done: history.done,
  ...('order' in history ? { order: history.order } : {}),
});

/** Throws where a part is missing, or the whole is no document of that project. */
function join(stored: Head, parts: readonly Part[]): EditorDraft {
  const { document, itemIds, steps, done, order, ...stamp } = headSchema.parse(stored);
  const byName = new Map(parts.map(({ name, value }) => [name, value]));
  const part = (name: string) => {
    if (!byName.has(name)) throw new Error(`"${name}" is missing`);
    return byName.get(name);
  };
  const trackItemsMap = Object.fromEntries(itemIds.map((id) => [id, part(itemPart(id))]));
  const videoData = videoDataSchema.parse({ ...document, trackItemsMap });
  if (videoData.projectId !== stamp.projectId) throw new Error('it is of another project');
  const kept = Array.from({ length: steps }, (_, index) => part(stepPart(index)));
  const history = { steps: kept, done, ...(order === undefined ? {} : { order }) };
  return { ...stamp, videoData, history };
}
