/** `npm run build`: builds when sources have changed since the last time. */
import { install, requireNode } from './setup/install.mjs';
import { buildWhenChanged } from './setup/buildWhenChanged.mjs';
import { ROOT } from './setup/tell.mjs';

requireNode();
process.chdir(ROOT);
install('running');
buildWhenChanged();
