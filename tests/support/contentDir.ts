/** The folder of what the product knows, as the server is given it. */
import path from 'node:path';

export const contentDir = path.resolve('content');
