/** The engine on one folder: opened at the first sentence, ended after a rest, replaced when it died. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeWav } from '../../audio/wav';
import { createThread, ThreadFailed } from '../../threads/askThread';
import { startProcess } from '../../threads/startProcess';
import { ServiceRefused } from '../services/voiceService';
import { readModelFolder, type ModelFolder, type ModelSettings } from './modelFolder';

export interface EngineQuestion {
  readonly settings: ModelSettings;
  readonly text: string;
  readonly sid: number;
}
export interface EngineAnswer {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}
export interface SpeechEngine {
  model(): Promise<ModelFolder>;
  /** RIFF WAVE. Throws ServiceRefused, or the signal's reason. */
  say(sentence: { text: string; sid: number }, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

/** Two minutes of speech on a machine that takes twice their time, and is busy. */
const LIMIT_MS = 10 * 60_000;
const REST_MS = 120_000;

/** The package of this platform is optional: where there is none, it is not installed. */
export function engineIsInstalled(): boolean {
  try {
    const { resolve } = createRequire(import.meta.url);
    const platform = process.platform === 'win32' ? 'win' : process.platform;
    const library = path.dirname(resolve('sherpa-onnx-node/package.json'));
    return existsSync(
      path.join(library, '..', `sherpa-onnx-${platform}-${process.arch}`, 'sherpa-onnx.node'),
    );
  } catch {
    return false;
  }
}

export function createSpeechEngine(folder: string): SpeechEngine {
  const thread = createThread<EngineQuestion, EngineAnswer>({
    start: () => startProcess('engine', import.meta.url),
    restMs: REST_MS,
    timeoutMs: LIMIT_MS,
  });
  let asked = 0;
  return {
    model: () => readModelFolder(folder),
    async say({ text, sid }, signal) {
      if (!engineIsInstalled())
        throw new ServiceRefused(
          `its engine is not installed: sherpa-onnx-node has none for ${process.platform} ${process.arch}, or npm left out optional packages`,
          false,
        );
      const { settings } = await readModelFolder(folder);
      asked++;
      try {
        const { samples, sampleRate } = await thread.ask({ settings, text, sid }, signal ? { signal } : {});
        if (samples.length === 0) throw new ServiceRefused('it could not read the text', false);
        return writeWav({ sampleRate, channels: [samples] });
      } catch (error) {
        // A sentence that nobody waits for is not read to its end.
        if (signal?.aborted && asked === 1) await thread.close();
        if (signal?.aborted || error instanceof ServiceRefused) throw error;
        const why = error instanceof Error ? error.message : String(error);
        throw new ServiceRefused(`its engine failed: ${why}`, error instanceof ThreadFailed, {
          cause: error,
        });
      } finally {
        asked--;
      }
    },
    close: () => thread.close(),
  };
}
