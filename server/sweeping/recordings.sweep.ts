/** A recording that was uploaded and never used goes with both of its files; so does one whose upload was killed. */
import { factsKey } from '../recordings/recordingFiles';
import { unusedRecordingKeys, unusedRecordingsRepository } from '../repositories/unusedRecordings.repository';
import { defineSweep } from './defineSweep';

export const recordingsSweep = defineSweep({
  what: 'recording',
  due: unusedRecordingKeys,
  async remove(tx, storage, key) {
    const unused = unusedRecordingsRepository(tx);
    if (!(await unused.hold(key))) return;
    await storage.delete(factsKey(key));
    await storage.delete(key);
    await unused.erase(key);
  },
});
