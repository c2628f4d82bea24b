/** Does the steps of a Dockerfile, each stage in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import dockerignore from '@balena/dockerignore';
import { dockerSteps, type Stage } from './dockerSteps';
import { runInRoot } from './inRoot';

/** How it is run, as the image says. */
export interface Image {
  readonly root: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly cwd: string;
  readonly volumes: readonly string[];
  readonly healthcheck: readonly string[];
  readonly command: readonly string[];
}

interface Building {
  readonly dockerfile: string;
  readonly context: string;
  /** Where the stages are built. */
  readonly within: string;
  readonly makeBase: (image: string, into: string) => void;
}

/** What a builder hands on of its own way to the network; no image keeps it. */
const NETWORK = /^(?:https?_proxy|no_proxy|node_extra_ca_certs|npm_config_(?:registry|cafile))$/i;
const networkOfBuilder = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      NETWORK.test(name) && value ? [[name, value] as const] : [],
    ),
  );

export function buildImage({ dockerfile, context, within, makeBase }: Building): Image {
  const built = new Map<string, Image>();
  const bases = new Map<string, string>();
  let last: Image | undefined;
  for (const stage of dockerSteps(readFileSync(dockerfile, 'utf8'))) {
    let from = built.get(stage.from)?.root ?? bases.get(stage.from);
    if (!from) {
      from = path.join(within, `base-${bases.size}`);
      makeBase(stage.from, from);
      bases.set(stage.from, from);
    }
    const root = path.join(within, `stage-${stage.name}`);
    copyWhole(from, root);
    last = buildStage(stage, { root, context, built });
    built.set(stage.name, last);
  }
  if (!last) throw new Error('The Dockerfile has no FROM.');
  // An image is its last stage alone.
  for (const { root } of built.values()) if (root !== last.root) rmSync(root, { recursive: true });
  for (const base of bases.values()) rmSync(base, { recursive: true });
  return last;
}

/** Owners, modes and devices as they are, which Node's own copy does not keep. */
const copyWhole = (from: string, into: string) => {
  const { status, stderr } = spawnSync('cp', ['--archive', from, into], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`);
};

interface Within {
  readonly root: string;
  readonly context: string;
  readonly built: ReadonlyMap<string, Image>;
}

function buildStage({ steps }: Stage, { root, context, built }: Within): Image {
  const image = {
    root,
    environment: {} as Record<string, string>,
    user: '0:0',
    cwd: '/',
    volumes: [] as string[],
    healthcheck: [] as string[],
    command: [] as string[],
  };
  const network = networkOfBuilder();
  const authorities = network['NODE_EXTRA_CA_CERTS'];
  const isLent = authorities !== undefined && !existsSync(path.join(root, authorities));
  if (isLent) cpSync(authorities, path.join(root, authorities));
  for (const step of steps) {
    if (step.does === 'run')
      runInRoot({
        ...{ root, user: image.user, cwd: image.cwd },
        environment: { ...network, ...image.environment },
        command: ['/bin/sh', '-c', step.words],
      });
    else if (step.does === 'copy') copy(step);
    else if (step.does === 'env') Object.assign(image.environment, step.variables);
    else if (step.does === 'workdir') {
      image.cwd = path.resolve(image.cwd, step.named);
      mkdirSync(path.join(root, image.cwd), { recursive: true });
    } else if (step.does === 'user') image.user = step.named;
    else if (step.does === 'volume') image.volumes.push(step.named);
    else if (step.does === 'healthcheck') image.healthcheck = step.command;
    else if (step.does === 'cmd') image.command = step.command;
  }
  if (isLent) rmSync(path.join(root, authorities));
  return image;

  /** Of a folder what is in it; whatever is copied is root's. */
  function copy({ from, sources, into }: { from: string | null; sources: string[]; into: string }): void {
    const stage = from === null ? undefined : built.get(from);
    if (from !== null && !stage) throw new Error(`COPY --from=${from}: there is no such stage.`);
    const origin = stage?.root ?? context;
    const isTaken = stage ? () => true : notIgnored(context);
    const place = path.join(root, path.resolve(image.cwd, into));
    const isFolder = /(?:^|\/)\.?$/.test(into) || sources.length > 1;
    for (const source of sources) {
      const file = path.join(origin, source);
      const isFile = statSync(file).isFile();
      cpSync(file, isFile && isFolder ? path.join(place, path.basename(file)) : place, {
        recursive: true,
        verbatimSymlinks: true,
        filter: isTaken,
      });
    }
  }
}

function notIgnored(context: string): (file: string) => boolean {
  const ignored = dockerignore().add(readFileSync(path.join(context, '.dockerignore'), 'utf8'));
  return (file) => {
    const place = path.relative(context, file);
    return place === '' || !ignored.ignores(place);
  };
}
