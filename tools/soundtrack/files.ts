/** Where the repository keeps a built-in sound. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param audio an address as the contract has it: `/assets/music/rap-beat.m4a` */
export const fileOf = (audio: string): string => path.join(REPOSITORY, audio);
export const nameOf = (audio: string): string => path.basename(audio, '.m4a');
