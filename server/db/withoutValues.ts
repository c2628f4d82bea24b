/** Errors of the database as they may be logged: the statement and its code, never the values, which are people's. */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** The same error, or what may be told of it. Looks behind what an error was wrapped in. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError)
    return told(error, `Failed query: ${error.query}`, { cause: withoutValues(error.cause) });
  if (error instanceof pg.DatabaseError) {
    const { code, severity, schema, table, column, constraint, routine } = error;
    // The message of a wrong value quotes it; `detail` and `where` name rows.
    return told(error, `Postgres refused it (${severity} ${code}).`, {
      ...{ code, schema, table, column, constraint, routine },
    });
  }
  if (error.cause === undefined) return error;
  return told(error, error.message, { ...error, cause: withoutValues(error.cause) });
}

function told(error: Error, message: string, more: object): Error {
  const shown = new Error(message);
  shown.name = error.name;
  const frames = error.stack?.match(/^\s+at .*$/gm)?.join('\n') ?? '';
  shown.stack = `${error.name}: ${message}\n${frames}`;
  return Object.assign(shown, more);
}
