/** The schemas that are ours, and names of tables as SQL. The queue's own are made by it; its work is kept apart. */
import pg from 'pg';

export const ourSchemas = ['public', 'auth'];
/** Everything that a start makes in an empty database. */
export const madeSchemas = [...ourSchemas, 'drizzle', 'pgboss'];

export const quoted = (name: string) => pg.escapeIdentifier(name);

export const nameOf = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`;

/** `schema.table (columns)` */
export const qualified = (table: { schema: string; name: string; columns: readonly string[] }) =>
  `${nameOf(table)} (${table.columns.map(quoted).join(', ')})`;
