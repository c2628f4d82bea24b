/** All that was written in `content/topics`. */
import path from 'node:path';
import { readPictureNames } from '../../../../../server/content/pictureNames';
import { readTopics } from '../../../../../server/writing/explainer/readTopics';

export const realTopics = readTopics({
  contentDir: path.resolve('content'),
  pictures: readPictureNames(path.resolve('assets')),
});
