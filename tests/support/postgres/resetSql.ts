/** How a used test database becomes what its template is. */
import pg, { type ClientBase, type Pool } from 'pg';

/** What the template holds once it is migrated. */
export interface Template {
  /** The rows of each table that has some, as JSON. */
  readonly rows: Readonly<Record<string, string>>;
  /** The last value of each sequence that was used. */
  readonly sequences: Readonly<Record<string, string>>;
  /** Of its tables and their columns. */
  readonly fingerprint: string;
}

type Queryable = Pick<ClientBase | Pool, 'query'>;

const OURS = `not in ('pg_catalog', 'information_schema')`;

export async function fingerprint(database: Queryable): Promise<string> {
  const { rows } = await database.query<{ print: string }>(`
    select md5(string_agg(concat_ws(' ', n.nspname, c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull), ',' order by n.nspname, c.relname, a.attnum)) as print
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where n.nspname ${OURS} and n.nspname not like 'pg_toast%'`);
  return rows[0]?.print ?? '';
}

export async function readTemplate(database: Queryable): Promise<Template> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname ${OURS} order by name`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const kept = await database.query<{ rows: string | null }>(
      `select json_agg(t)::text as rows from only ${name} t`,
    );
    const found = kept.rows[0]?.rows;
    if (found) rows[name] = found;
  }
  const used = await database.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where last_value is not null`,
  );
  return {
    rows,
    sequences: Object.fromEntries(used.rows.map(({ name, last }) => [name, last])),
    fingerprint: await fingerprint(database),
  };
}

/** One statement: every table emptied without its triggers, the template's rows written, sequences set. */
export function resetSql({ rows, sequences }: Template): string {
  const text = (value: string) => pg.escapeLiteral(value);
  const writes = Object.entries(rows).map(
    ([name, json]) =>
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${text(json)});`,
  );
  const settings = Object.entries(sequences).map(([name, last]) => `perform setval(${text(name)}, ${last});`);
  return `do $reset$
    declare one record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for one in select schemaname, tablename from pg_tables where schemaname ${OURS} loop
        execute format('delete from only %I.%I', one.schemaname, one.tablename);
      end loop;
      for one in select schemaname, sequencename from pg_sequences
        where schemaname ${OURS} and last_value is not null loop
        execute format('alter sequence %I.%I restart', one.schemaname, one.sequencename);
      end loop;
      ${[...writes, ...settings].join('\n      ')}
    end $reset$`;
}
