/** The tests as they are, over charts that pass through `mutantHere`. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config';

const exportedChart = /export const (\w+Machine) =/;

const holdsMutants: Plugin = {
  name: 'holds-mutants',
  transform(code, id) {
    const [, name] = /\/src\/machines\/.*\.machine\.ts$/.test(id) ? (exportedChart.exec(code) ?? []) : [];
    if (!name) return null;
    const here = JSON.stringify(path.resolve('scripts/mutants/mutantHere.ts'));
    return {
      code: `import { mutantHere } from ${here};
${code.replace(exportedChart, 'const wholeChart =')}
export const ${name} = mutantHere('${name}', wholeChart);`,
      map: null,
    };
  },
};

export default defineConfig({
  ...whole,
  root: process.cwd(),
  test: { ...whole.test, testTimeout: 60_000 },
  plugins: [holdsMutants, ...(whole.plugins ?? [])],
});
