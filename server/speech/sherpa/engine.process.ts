/** sherpa-onnx in a process of its own: it ends the process it runs in when a model is not as it expects. */
import os from 'node:os';
import { lowerPriority } from '../../lowerPriority';
import { answerQuestions } from '../../threads/answerQuestions';
import type { EngineAnswer, EngineQuestion } from './speechEngine';

interface OfflineTts {
  generateAsync(asked: { text: string; sid: number; speed: number }): Promise<EngineAnswer>;
}
interface SherpaModule {
  readonly OfflineTts: { createAsync(settings: object): Promise<OfflineTts> };
}

const PACKAGE = 'sherpa-onnx-node';
const MOST_THREADS = 4;
/** Below whoever answers people. */
const NICE = 5;
lowerPriority(NICE);

let opening: Promise<OfflineTts> | undefined;

async function open({ model, ...settings }: EngineQuestion['settings']): Promise<OfflineTts> {
  const loaded = (await import(PACKAGE)) as SherpaModule & { default?: SherpaModule };
  const { OfflineTts } = loaded.default ?? loaded;
  const numThreads = Math.min(MOST_THREADS, os.availableParallelism());
  return OfflineTts.createAsync({
    ...settings,
    model: { ...model, numThreads, provider: 'cpu' },
    maxNumSentences: 1,
  });
}

answerQuestions<EngineQuestion, EngineAnswer>(async ({ settings, text, sid }) => {
  opening ??= open(settings);
  // What failed to open may open for the next question.
  opening.catch(() => (opening = undefined));
  const { samples, sampleRate } = await (await opening).generateAsync({ text, sid, speed: 1 });
  return { answer: { samples: Float32Array.from(samples), sampleRate } };
});
