/** A call that was kept to be repeated goes after a day. */
import {
  idempotencyKeysRepository,
  overdueIdempotencyKeys,
} from '../repositories/idempotencyKeys.repository';
import { defineSweep } from './defineSweep';

export const idempotencyKeysSweep = defineSweep({
  what: 'kept answer',
  due: overdueIdempotencyKeys,
  remove: (tx, _storage, id) => idempotencyKeysRepository(tx).drop(id),
});
