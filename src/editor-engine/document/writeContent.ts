/** Puts a whole document in the place of another; TinyBase takes tables without a row for a mistake and would leave the old ones. */
import type { Content, Store } from 'tinybase/store';

export function writeContent(doc: Store, content: Content): void {
  const [tables] = content;
  const holdsSomething = Object.values(tables).some((rows) => Object.keys(rows).length > 0);
  doc.transaction(() => {
    if (!holdsSomething) doc.delTables();
    doc.setContent(content);
  });
}
