/** `npm run backup -- <place>`: backs this installation up while it runs; `--check` proves one whole. */
import { checkBackup, inWords, withInstallation } from './backup/command';
import { lowerPriority } from './lowerPriority';
import { backUp, bytesOf } from './backup/backUp';
import { noteBackup } from './repositories/operating/backups.repository';

await inWords('npm run backup -- <file.tar | folder | s3://bucket/prefix>', async ({ place, check }) => {
  if (check) return checkBackup(place);
  // People's calls come first.
  lowerPriority(10);
  const begunAt = new Date();
  const manifest = await withInstallation(async ({ url, config, storage, db }) => {
    const made = await backUp(place, { url, config, storage });
    await noteBackup(db, { target: place, files: made.files.length, bytes: bytesOf(made), begunAt });
    return made;
  });
  const seconds = ((Date.now() - begunAt.getTime()) / 1000).toFixed(1);
  const { missing } = manifest;
  return [
    `Backed up to ${place} in ${seconds} s.`,
    ...(missing.length > 0
      ? [`Rows name ${missing.length} files that were not there before: ${missing[0]} …`]
      : []),
    'It holds password hashes and signing keys: keep it where only you can read it.',
  ];
});
