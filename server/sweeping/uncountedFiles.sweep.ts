/** Files of older days are counted, so that they are among what a person has in use. */
import { countFile, uncountedFiles } from '../repositories/uncountedFiles.repository';
import { defineSweep } from './defineSweep';

export const uncountedFilesSweep = defineSweep({
  what: 'count of',
  due: uncountedFiles,
  remove: (tx, storage, id) => countFile(tx, id, async (key) => (await storage.stat(key))?.bytes ?? 0),
});
