/** Every table, for drizzle. */
export * from './app';
export * from './auth';
