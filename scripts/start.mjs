/** `npm start`: installs and builds what is missing, then runs the product in this process. */
import { install, requireNode } from './setup/install.mjs';
import { buildWhenChanged } from './setup/buildWhenChanged.mjs';
import { endWithNpm } from './setup/endWithNpm.mjs';
import { ROOT } from './setup/tell.mjs';

requireNode();
endWithNpm();
process.chdir(ROOT);
install('running');
buildWhenChanged();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
