/** Says what is wrong in `content/`, by file and line. Run by `npm run check:content`. */
import path from 'node:path';
import { ContentError } from '../../server/content/contentError';
import { readContent } from '../../server/readContent';

try {
  const folders = { contentDir: path.resolve('content'), assetsDir: path.resolve('assets') };
  const { topics, nouns } = readContent(folders);
  console.log(`Nothing is wrong: ${topics.length} topics, ${nouns.byNoun.size} nouns.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
