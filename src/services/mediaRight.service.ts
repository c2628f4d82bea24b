/** The right of this session to open stored files: kept up, and given to what was stored under an earlier one. */
import { atNewAddresses, mediaFoldersIn } from '../../contract/mediaAddress';
import { endMediaRight, renewMediaRight } from '../../contract/routes/media.routes';
import type { Call } from './http';

export function createMediaRightService(call: Call) {
  /** Nobody is asked where the value names no file of ours. */
  async function renewAddresses<T>(value: T, signal?: AbortSignal): Promise<T> {
    const folders = [...mediaFoldersIn(value)];
    if (folders.length === 0) return value;
    const renewed = await call(renewMediaRight, { body: { folders }, ...(signal && { signal }) });
    return atNewAddresses(value, renewed.folders);
  }
  return {
    renewAddresses,
    async renewRight(signal: AbortSignal): Promise<void> {
      await call(renewMediaRight, { body: { folders: [] }, signal });
    },
    async endRight(signal: AbortSignal): Promise<void> {
      await call(endMediaRight, { signal });
    },
    /** What is being written in this tab, by whom. */
    async renewDrafts(storage: Storage, userId: string, signal: AbortSignal): Promise<void> {
      const keys = Object.keys(storage).filter(
        (key) => key.startsWith('draft:') && key.endsWith(`:${userId}`),
      );
      const drafts = Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
      for (const [key, draft] of Object.entries(await renewAddresses(drafts, signal)))
        if (draft !== drafts[key]) storage.setItem(key, draft);
    },
  };
}
