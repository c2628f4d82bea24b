/** Calls on a person's own styles. [T3] [E7] */
import type { OwnStyle, StyleContent } from '../../contract/ownStyle';
import {
  deleteOwnStyle,
  listOwnStyles,
  renameOwnStyle,
  saveOwnStyle,
} from '../../contract/routes/ownStyles.routes';
import type { Call } from './http';

type Id = { readonly styleId: string };
export interface OwnStylesService {
  fetchStyles(signal?: AbortSignal): Promise<readonly OwnStyle[]>;
  saveStyle(
    input: { readonly name: string; readonly content: StyleContent },
    signal?: AbortSignal,
  ): Promise<OwnStyle>;
  renameStyle(input: Id & { readonly name: string }, signal?: AbortSignal): Promise<OwnStyle>;
  deleteStyle(input: Id, signal?: AbortSignal): Promise<{ id: string }>;
}

export const createOwnStylesService = (call: Call): OwnStylesService => ({
  fetchStyles: (signal) => call(listOwnStyles, { ...(signal && { signal }) }),
  saveStyle: ({ name, content }, signal) =>
    call(saveOwnStyle, { body: { name, content }, once: true, ...(signal && { signal }) }),
  renameStyle: ({ styleId, name }, signal) =>
    call(renameOwnStyle, { params: { styleId }, body: { name }, ...(signal && { signal }) }),
  deleteStyle: (params, signal) => call(deleteOwnStyle, { params, ...(signal && { signal }) }),
});
