/** The text files of `content/`, as they are named in errors. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './contentError';

export interface ContentFile {
  /** As a person would name it: `content/topics/food/tea.md`. */
  readonly name: string;
  readonly text: string;
}

/**
 * @param contentDir the absolute path of the folder `content`
 * @param file below it, with forward slashes
 */
export function openContent(contentDir: string, file: string): ContentFile {
  const name = path.posix.join(path.basename(contentDir), file);
  try {
    return { name, text: readFileSync(path.join(contentDir, file), 'utf8').replace(/\r\n?/g, '\n') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ContentError([{ file: name, line: 1, problem: 'This file is missing: bring it back.' }]);
  }
}

/** Every file of this ending under a folder of `content/`, in the order of their names. */
export const contentUnder = (contentDir: string, folder: string, ending: string): readonly ContentFile[] =>
  readdirSync(path.join(contentDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => openContent(contentDir, `${folder}/${file}`));
