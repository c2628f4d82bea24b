/** A table of Markdown. */

const cell = (text: string) => text.replaceAll('|', '\\|');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
