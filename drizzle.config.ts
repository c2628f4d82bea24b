/** Where drizzle-kit finds the tables and writes migrations: `npm run db:generate`. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema/app.ts', './server/db/schema/auth.ts'],
  out: './server/db/migrations',
});
