/** Writes the drawings of all charts into docs/charts. Run by `npm run charts`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHARTS_FOLDER, renderCharts } from './renderCharts';

const files = await renderCharts();
mkdirSync(CHARTS_FOLDER, { recursive: true });
for (const old of readdirSync(CHARTS_FOLDER)) if (!files.has(old)) rmSync(path.join(CHARTS_FOLDER, old));
for (const [name, text] of files) writeFileSync(path.join(CHARTS_FOLDER, name), text);
console.log(`${files.size} files in ${CHARTS_FOLDER}`);
