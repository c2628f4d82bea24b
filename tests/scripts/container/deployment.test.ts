/** What an operator hands to Docker: `compose.yaml`, the `Dockerfile`, and the profile that lets Chromium make its sandbox. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({ image: z.string().optional(), cap_drop: z.array(z.string()).optional() }),
    ),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }));
const dockerfile = readFileSync('Dockerfile', 'utf8');

test('[OP3] compose.yaml is what the schema of the Compose specification describes', () => {
  // The server is to be reached from elsewhere.
  const rules = { 'no-unbound-port-interfaces': 0 as const };
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  const folder = mkdtempSync(path.join(tmpdir(), 'compose-'));
  const misspelt = path.join(folder, 'compose.yaml');
  writeFileSync(misspelt, readFileSync('compose.yaml', 'utf8').replace('depends_on:', 'depend_on:'));
  // Warnings are of taste: the order of keys, quotes.
  const faults = linter
    .lintFiles(['compose.yaml', misspelt], false)
    .map(({ messages }) => messages.filter(({ type }) => type === 'error').map(({ rule }) => rule));
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([[], ['invalid-schema']]);
});

test('[OP3] the Dockerfile has no fault that its linter knows', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test('[OP3] each image is named by a registry and a version, never the latest', () => {
  const images = [
    ...Object.values(compose.services).map(({ image }) => image),
    ...[...dockerfile.matchAll(/^ARG \w+_IMAGE=(.+)$/gm)].map(([, image]) => image),
  ].filter((image) => image !== 'reelwright');
  expect(images).toHaveLength(5);
  for (const image of images) expect(image).toMatch(/^docker\.io\/[\w-]+\/[\w-]+:v?\d+[\w.-]*$/);
});

const capabilitiesSchema = z.object({ caps: z.array(z.string()).optional() });
const ruleSchema = z.object({
  names: z.array(z.string()).min(1),
  action: z.enum(['SCMP_ACT_ALLOW', 'SCMP_ACT_ERRNO']),
  args: z.nullable(
    z.array(
      z.object({ index: z.number(), value: z.number(), valueTwo: z.number().optional(), op: z.string() }),
    ),
  ),
  includes: capabilitiesSchema,
  excludes: capabilitiesSchema,
});
const profileSchema = z.object({
  defaultAction: z.literal('SCMP_ACT_ERRNO'),
  archMap: z.array(z.object({ architecture: z.string(), subArchitectures: z.array(z.string()) })),
  syscalls: z.array(ruleSchema),
});

test('[OP3] the profile allows what Chromium’s sandbox calls, in a container that has no capability', () => {
  const { syscalls } = profileSchema.parse(JSON.parse(readFileSync('deploy/seccomp.json', 'utf8')));
  expect(compose.services['worker']?.cap_drop).toEqual(['ALL']);
  // As Docker reads it: a rule that includes a capability is for containers that have it.
  const allowed = new Set(
    syscalls
      .filter(({ action, args, includes }) => action === 'SCMP_ACT_ALLOW' && !args?.length && !includes.caps)
      .flatMap(({ names }) => names),
  );
  // A namespace of its own, away from the file system, and filters on top.
  const sandbox = ['clone', 'clone3', 'unshare', 'chroot', 'chdir', 'capset', 'seccomp', 'prctl'];
  expect(sandbox.filter((name) => !allowed.has(name))).toEqual([]);
  const refused = syscalls
    .filter(({ action, excludes }) => action === 'SCMP_ACT_ERRNO' && excludes.caps)
    .flatMap(({ names }) => names);
  expect(sandbox.filter((name) => refused.includes(name))).toEqual([]);
});
