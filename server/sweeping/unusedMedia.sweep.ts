/** A picture or clip that nobody has asked for in a long time, and that nothing shows, goes with its backdrop. */
import { agedMediaKeys, unusedMediaRepository } from '../repositories/unusedMedia.repository';
import { defineSweep } from './defineSweep';

export const unusedMediaSweep = defineSweep({
  what: 'picture or clip',
  due: agedMediaKeys,
  async remove(tx, storage, key) {
    const unused = unusedMediaRepository(tx);
    const held = await unused.hold(key);
    if (!held) return;
    if (held.backdropKey) await storage.delete(held.backdropKey);
    await storage.delete(key);
    await unused.erase(key);
  },
});
