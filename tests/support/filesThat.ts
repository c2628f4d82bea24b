/** Test files that a project of their own runs, found by what they say. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesThatSay = (said: RegExp, folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => said.test(readFileSync(file, 'utf8')));

/** They put something else in the place of a module, or load modules anew: those that share its module cache would get it, too. Paths from the working directory. */
export const filesThatReplaceModules = (folder: string): string[] =>
  filesThatSay(/\bvi\.(mock|doMock|resetModules)\(/, folder);

/** They have a long form: `support/form.ts` says to them, or to the walks, when it is asked for. */
export const filesWithLongForm = (folder: string): string[] =>
  filesThatSay(/\/support\/(form|walking\/walkScreen)'/, folder);

/** They look at screens with axe: at one width each, in the long form at all. */
export const filesThatLookForFaults = (folder: string): string[] =>
  filesThatSay(/\/support\/faults'/, folder);
