/** The writer that an operator added: fetched from the storage when it is first wanted, in memory while it is used. */
import { hostname, totalmem } from 'node:os';
import type { WriterPack } from '../../contract/packs';
import type { Executor } from '../db/database';
import { unlessAborted, withinLimit } from '../limits/withinLimit';
import { packsRepository } from '../repositories/operating/packs.repository';
import type { Storage } from '../storage/storage';
import type { LanguageModel } from '../writing/languageModel/languageModel';
import { LlamaFailed, type LlamaEngine, type LlamaModel } from '../writing/llama/llamaEngine';
import { createLlamaModel } from '../writing/llama/llamaModel';
import { packsOf, type OfferedWriter, type PackOffer } from './packContent';
import { archiveKey } from './packPlaces';

/** Two thousand of an answer beside four of a page, its rules and what was wrong with the first answer. */
const CONTEXT_TOKENS = 6_144;
/** Of the library and its process, beside the model and what it thinks of. */
const WORKING_BYTES = 600e6;
/** What the server, its database and a worker with its browser take. */
const KEPT_BYTES = 2e9;
/** Some gigabytes over a slow line. */
const FETCHING_MS = 60 * 60_000;

/** With a question and its answer. */
const neededBytes = ({ bytes, tokenBytes }: OfferedWriter) =>
  bytes + CONTEXT_TOKENS * tokenBytes + WORKING_BYTES;
export const llamaModelOf = (pack: OfferedWriter, file: string): LlamaModel => ({
  file,
  memoryBytes: neededBytes(pack),
  contextTokens: CONTEXT_TOKENS,
});
/** @param limit in bytes, of a container; 0 where there is none, or the system does not say */
export const machineBytes = (total = totalmem(), limit = process.constrainedMemory()) =>
  Math.min(total, limit || total);

export function memoryOf(pack: OfferedWriter, machine = machineBytes()): WriterPack['memory'] {
  const needed = neededBytes(pack);
  return { needed, machine, kept: KEPT_BYTES, fits: needed + KEPT_BYTES <= machine };
}

interface Settings {
  readonly db: Executor;
  readonly storage: Storage;
  readonly offer: PackOffer;
  readonly engine: LlamaEngine;
  /** Of a whole answer. */
  readonly limitMs: number;
  readonly log: (error: unknown) => void;
}

export function createPackWriters({ db, storage, offer, engine, limitMs, log }: Settings) {
  const rows = packsRepository(db);
  const fetching = new Map<string, Promise<string>>();

  async function fileOf(pack: OfferedWriter): Promise<string> {
    const key = archiveKey(pack);
    if (!(await storage.stat(key)))
      throw new LlamaFailed('unloadable', 'it is not in the storage: remove it, and add it again');
    // Who leaves does not end it: the next one wants it, too.
    const limit = { what: 'Fetching the writer', limitMs: FETCHING_MS };
    const mine = fetching.get(key) ?? withinLimit(limit, () => storage.localPath(key));
    fetching.set(key, mine);
    return mine.finally(() => fetching.delete(key));
  }
  const asModel = (pack: OfferedWriter): LanguageModel =>
    createLlamaModel({
      engine,
      name: pack.name,
      limitMs,
      open: async (signal) => llamaModelOf(pack, await unlessAborted(signal, fileOf(pack))),
      note: (why) =>
        rows
          .noteFault(
            pack.id,
            why === null ? null : { fault: 'cannot_write', why: `${hostname()}: ${why}`.slice(0, 500) },
          )
          .catch(log),
    });
  return {
    /** The last that was added, or none. */
    async models(): Promise<LanguageModel[]> {
      try {
        const last = lastWriter(offer, await rows.ready());
        return last ? [asModel(last)] : [];
      } catch (error) {
        log(error);
        return [];
      }
    },
  };
}

/** @param ready the last added first */
export const lastWriter = (offer: PackOffer, ready: readonly { readonly id: string }[]) =>
  ready.flatMap(({ id }) => packsOf(offer, 'writers').find((pack) => pack.id === id) ?? [])[0];
