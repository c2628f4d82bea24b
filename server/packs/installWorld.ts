/** What adding a pack needs, and what it is told. */
import type { PackState } from '../../contract/packs';
import type { Config } from '../config';
import type { GuardedFetch } from '../fetching/guardedFetch';
import type { SpeechEngine } from '../speech/sherpa/speechEngine';
import type { Storage } from '../storage/storage';
import type { LlamaEngine } from '../writing/llama/llamaEngine';

export interface InstallWorld {
  readonly config: Pick<Config, 'DATA_DIR'>;
  readonly storage: Storage;
  readonly guardedFetch: GuardedFetch;
  readonly engineOf?: (folder: string) => SpeechEngine;
  readonly llama?: () => LlamaEngine;
  readonly retryAfterMs?: readonly number[];
  /** Bytes that are free. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}
export interface InstallOptions {
  /** What is read aloud, a language each. */
  readonly trials: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onStep: (
    state: Extract<PackState, 'downloading' | 'unpacking' | 'trying'>,
    doneBytes: number,
  ) => void;
}
