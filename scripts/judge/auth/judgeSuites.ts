/** Tells of each test of auth-js's suites whether it passed, is about something that is not offered here, or has to be repaired. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** As Jest writes it with `--json`. */
export const suitesSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Of a file that did not load. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const notOfferedSchema = z.array(
  z.strictObject({
    what: z.string().min(1),
    reason: z.string().min(20),
    /** File, descriptions and title, or the first of them. */
    tests: z.array(z.string().min(1)).min(1),
  }),
);
export type NotOffered = z.output<typeof notOfferedSchema>;

export const readNotOffered = (): NotOffered =>
  notOfferedSchema.parse(parse(readFileSync(path.join(import.meta.dirname, 'notOffered.yaml'), 'utf8')));

const BETWEEN = ' › ';

interface Failed {
  readonly place: string;
  readonly why: string;
}
export interface Judged {
  readonly files: readonly {
    readonly file: string;
    readonly passed: number;
    readonly notOffered: number;
    readonly toRepair: number;
  }[];
  readonly notOffered: readonly {
    readonly what: string;
    readonly reason: string;
    readonly tests: string[];
  }[];
  readonly toRepair: readonly Failed[];
  /** Lines of the list that excuse no test: it passes by now, or is called something else. */
  readonly idle: readonly string[];
}

/** @param folder where the suites lie: files are named from there. */
export function judgeSuites(
  { testResults }: z.output<typeof suitesSchema>,
  folder: string,
  known: NotOffered,
): Judged {
  const excused = new Map(known.map(({ what }) => [what, [] as string[]]));
  const toRepair: Failed[] = [];
  const used = new Set<string>();

  const files = testResults.map(({ name, message, assertionResults }) => {
    const file = path.relative(folder, name);
    const count = { file, passed: 0, notOffered: 0, toRepair: 0 };
    const repair = (failed: Failed) => {
      count.toRepair += 1;
      toRepair.push(failed);
    };
    if (assertionResults.length === 0) repair({ place: file, why: message });
    for (const { ancestorTitles, title, status, failureMessages } of assertionResults) {
      const place = [file, ...ancestorTitles, title].join(BETWEEN);
      if (status === 'passed') {
        count.passed += 1;
        continue;
      }
      const entry = known.find(({ tests }) => tests.some((begin) => startsWith(place, begin)));
      // Skipped is not passed.
      if (!entry) repair({ place, why: failureMessages?.[0] ?? status });
      else {
        count.notOffered += 1;
        excused.get(entry.what)?.push(place);
        for (const begin of entry.tests) if (startsWith(place, begin)) used.add(begin);
      }
    }
    return count;
  });
  return {
    files: files.toSorted((a, b) => a.file.localeCompare(b.file)),
    notOffered: known.map(({ what, reason }) => ({ what, reason, tests: excused.get(what) ?? [] })),
    toRepair,
    idle: known.flatMap(({ tests }) => tests).filter((begin) => !used.has(begin)),
  };
}

const startsWith = (place: string, begin: string) =>
  place === begin || place.startsWith(`${begin}${BETWEEN}`);
