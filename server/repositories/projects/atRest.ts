/** What a project is when its render is taken from it. */
import { sql } from 'drizzle-orm';
import { projects, renderedFiles } from '../../db/schema/app';

export const atRest = sql`case when ${projects.status} <> 'rendering' then ${projects.status}
  when exists (select 1 from ${renderedFiles} where ${renderedFiles.projectId} = ${projects.id}) then 'done'
  else 'draft' end`;
