/** Where a pack is: in the storage for every machine; voices unpacked on each that speaks with them. */
import path from 'node:path';
import type { PackKind } from '../../contract/packs';
import { PACKS } from '../storage/storage';

type Published = { readonly id: string; readonly sha256: string };
type Archived = Published & { readonly kind: PackKind };

/** What is published of each kind. */
const ENDING: Readonly<Record<PackKind, string>> = { voices: 'tar.bz2', writers: 'gguf' };

export const packPrefix = (id: string) => `${PACKS}${id}/`;
export const archiveKey = ({ id, sha256, kind }: Archived) => `${packPrefix(id)}${sha256}.${ENDING[kind]}`;
export const trialKey = ({ id, sha256 }: Published, sid: number) => `${packPrefix(id)}${sha256}-${sid}.wav`;

/** Of this machine. */
export const packsFolder = (dataDir: string) => path.join(dataDir, 'packs');
const versionOf = ({ id, sha256 }: Published) => `${id}.${sha256.slice(0, 16)}`;
export const unpackedFolder = (dataDir: string, pack: Published) =>
  path.join(packsFolder(dataDir), versionOf(pack));
export const downloadFile = (dataDir: string, pack: Published) =>
  path.join(packsFolder(dataDir), 'downloads', `${versionOf(pack)}.part`);
/** Where it is while it is unpacked; a rename makes it whole. */
export const incomingFolder = (dataDir: string) => path.join(packsFolder(dataDir), 'incoming');
/** Of the name of a folder or a download. */
export const packOf = (name: string) => name.split('.')[0] ?? '';
