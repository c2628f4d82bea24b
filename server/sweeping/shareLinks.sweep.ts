/** A link to share goes some time after its end: until then its page says that it has ended. */
import { dropShareLink, overdueShareLinks } from '../repositories/projects/shareLinks.repository';
import { defineSweep } from './defineSweep';

export const shareLinksSweep = defineSweep({
  what: 'link to share',
  due: overdueShareLinks,
  remove: (tx, _storage, id) => dropShareLink(tx, id),
});
