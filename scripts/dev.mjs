/** `npm run dev`: server and worker from their sources, the browser's side with hot reload, one Ctrl-C for all. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install, requireNode } from './setup/install.mjs';
import { ROOT, say } from './setup/tell.mjs';

requireNode();
process.chdir(ROOT);
install('developing');

const PORT = process.env.PORT ?? '3000';
const API_PORT = process.env.API_PORT ?? '3001';
const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
/** A group of its own, so that Ctrl-C in a terminal reaches each part once: from here. */
const run = (words, more = {}) =>
  spawn(process.execPath, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, API_PORT, ...more },
    detached: true,
  });

const parts = [
  run([tsx, 'watch', '--clear-screen=false', '--include', 'contract/**', 'server/main.ts'], {
    PORT: API_PORT,
    FLOWS: process.env.FLOWS ?? '1',
  }),
  run([vite, '--port', PORT, '--strictPort', '--host', '127.0.0.1']),
];
say(`Developing on http://localhost:${PORT}`);

let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  for (const part of parts) part.kill('SIGTERM');
  process.exitCode = code;
}
for (const part of parts) part.on('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
