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

export interface Markdown {
  /** Checks the fields; throws a `ContentError` with all their faults. */
  readonly readFields: <Schema extends z.ZodType>(schema: Schema) => Checked<z.output<Schema>>;
  /** The text below the fields, without its empty lines. */
  readonly lines: readonly TextLine[];
}

const FENCE = '---';

/** Throws a `ContentError` where the file does not begin with fields. */
export function readMarkdown({ name, text }: ContentFile): Markdown {
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
  return {
    readFields: (schema) => readYaml({ name, text: all.slice(1, end).join('\n') }, schema, 1),
    lines: all
      .map((line, index) => ({ line: index + 1, text: line.trim() }))
      .slice(end + 1)
      .filter(({ text }) => text),
  };
}
