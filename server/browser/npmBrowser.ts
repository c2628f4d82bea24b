/** Unpacks the headless shell that `@sparticuz/chromium` carries, with the libraries and fonts it needs. */
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract, type Headers } from 'tar-fs';
import { ROOT_HOME, runsAsRoot } from '../unprivileged';
import { BROWSER_SWITCHES, type FoundBrowser } from './foundBrowser';

const EXECUTABLE = 'headless_shell';

/** Done once a version; two processes at once do not meet, because each moves a whole folder in. */
export async function unpackNpmBrowser(): Promise<FoundBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No browser was found. Install Chrome or Chromium, or name one with BROWSER_EXECUTABLE.');
  const { packed, version } = packedBrowser();
  const folder = path.join(await cacheFolder(), `browser-${version}`);
  if (!existsSync(folder)) await unpack(packed, folder);
  return {
    executablePath: path.join(folder, EXECUTABLE),
    kind: 'headless-shell',
    args: [...BROWSER_SWITCHES, '--no-zygote'],
    env: {
      LD_LIBRARY_PATH: [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      // Without it, a machine that has no fonts at all draws no letters.
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') }),
    },
  };
}

function packedBrowser(): { packed: string; version: string } {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { packed: path.join(folder, 'bin'), version };
}

async function cacheFolder(): Promise<string> {
  // Root's home is closed to the user that opens strangers' pages.
  const home = runsAsRoot()
    ? ROOT_HOME
    : path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'reelwright');
  try {
    await mkdir(home, { recursive: true });
    return home;
  } catch {
    // A home that cannot be written: a folder of this user's own among the temporary ones.
    const own = path.join(tmpdir(), `reelwright-${process.getuid?.() ?? ''}`);
    await mkdir(own, { recursive: true, mode: 0o700 });
    return own;
  }
}

/** Root would give what it unpacks to the number of whoever packed it. */
const OURS = { map: (header: Headers) => ({ ...header, uid: 0, gid: 0 }) };

async function unpack(packed: string, folder: string): Promise<void> {
  const half = `${folder}.${process.pid}`;
  const tar = (name: string, into: string) =>
    pipeline(createReadStream(path.join(packed, name)), createBrotliDecompress(), extract(into, OURS));
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  await Promise.all([
    pipeline(
      createReadStream(path.join(packed, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(path.join(half, EXECUTABLE), { mode: 0o755 }),
    ),
    tar('al2023.tar.br', half),
    tar('swiftshader.tar.br', half),
    tar('fonts.tar.br', path.join(half, 'fonts')),
  ]);
  // The packed one looks for fonts where functions in a cloud have them.
  await writeFile(path.join(half, 'fonts', 'fonts.conf'), fontsConfiguration(path.join(folder, 'fonts')));
  try {
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

const fontsConfiguration = (fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>
`;
