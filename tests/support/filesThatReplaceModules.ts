/** Test files that put something else in the place of a module: those that share its module cache would get it, too. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @returns paths from the working directory */
export const filesThatReplaceModules = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')));
