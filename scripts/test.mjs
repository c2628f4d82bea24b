/** `npm test`: every proof in its short form, once what it needs is installed. */
import { install, requireNode } from './setup/install.mjs';
import { ROOT } from './setup/tell.mjs';

requireNode();
process.chdir(ROOT);
install('developing');
const { register } = await import('tsx/esm/api');
register();
await import('./testing/short.ts');
