/** A page that was handed over goes when its time is over, opened or not. */
import { dropHandedPage, overdueHandedPages } from '../repositories/handedPages.repository';
import { defineSweep } from './defineSweep';

export const handedPagesSweep = defineSweep({
  what: 'handed page',
  due: overdueHandedPages,
  remove: (tx, _storage, hash) => dropHandedPage(tx, hash),
});
