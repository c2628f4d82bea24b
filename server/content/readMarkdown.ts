/** A Markdown text whose fields stand above it as YAML, between two lines of `---`. */
import type { z } from 'zod';
import { ContentError } from './contentError';
import type { ContentFile } from './contentFiles';
import { readYaml, type Checked } from './readYaml';

export interface TextLine {
  /** Counted from 1, in the whole file. */
  readonly line: number;
  /** Without spaces around it. */
  readonly text: string;
}

export interface Markdown<Fields> extends Checked<Fields> {
  /** The text below the fields, without its empty lines. */
  readonly lines: readonly TextLine[];
}

const FENCE = '---';

/** Throws a `ContentError` with all faults of the fields; the lines are the caller's to check. */
export function readMarkdown<Schema extends z.ZodType>(
  { name, text }: ContentFile,
  schema: Schema,
): Markdown<z.output<Schema>> {
  const all = text.split('\n');
  const end = all.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (all[0]?.trimEnd() !== FENCE || end < 0)
    throw new ContentError([
      {
        file: name,
        line: 1,
        problem: `The fields must stand between two lines of ${FENCE}, the first of them at the top of the file.`,
      },
    ]);
  const fields = readYaml({ name, text: all.slice(1, end).join('\n') }, schema, 1);
  const lines = all
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .slice(end + 1)
    .filter(({ text }) => text);
  return { ...fields, lines };
}
