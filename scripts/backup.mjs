/** `npm run backup`: installs and builds what is missing, then does it in this process. */
import { install, requireNode } from './setup/install.mjs';
import { buildWhenChanged } from './setup/buildWhenChanged.mjs';
import { ROOT } from './setup/tell.mjs';

requireNode();
process.chdir(ROOT);
install('running');
buildWhenChanged();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/backup.js');
