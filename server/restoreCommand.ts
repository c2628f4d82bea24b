/** `npm run restore -- <place>`: brings a backup into an empty installation; `--check` only proves it whole. */
import { checkBackup, inWords, withInstallation } from './backup/command';
import { restore } from './backup/restore';

await inWords('npm run restore -- <file.tar | folder | s3://bucket/prefix>', async ({ place, check }) => {
  if (check) return checkBackup(place);
  const { dump, files } = await withInstallation((world) => restore(place, world));
  const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0);
  return [`Restored ${rows} rows and ${files.length} files. Start it: npm start`];
});
