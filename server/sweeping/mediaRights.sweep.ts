/** A right to media that nobody renewed goes; the next call of its session makes it anew. */
import { endedMediaRights, mediaRightsRepository } from '../repositories/accounts/mediaRights.repository';
import { defineSweep } from './defineSweep';

export const mediaRightsSweep = defineSweep({
  what: 'right to media',
  due: endedMediaRights,
  remove: (tx, _storage, id) => mediaRightsRepository(tx).endIfOver(id),
});
