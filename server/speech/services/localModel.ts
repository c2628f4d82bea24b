/** The voices of a neural model in a folder of this machine: Kokoro, Kitten or Piper as sherpa-onnx packs them. */
import { createSpeechEngine, type SpeechEngine } from '../sherpa/speechEngine';
import { SAMPLE_SENTENCE, type VoiceService } from './voiceService';

export interface LocalModelOptions {
  readonly folder: string;
  /** A test gives its own. */
  readonly engine?: SpeechEngine;
}

const PREFIX = 'local-';

export function createLocalModel({
  folder,
  engine = createSpeechEngine(folder),
}: LocalModelOptions): VoiceService {
  const speak = (text: string, id: string, signal?: AbortSignal) =>
    engine.say({ text, sid: Number(id.slice(PREFIX.length)) }, signal);
  return {
    name: 'The local model',
    wantsWords: true,
    async voices() {
      const { speakers } = await engine.model();
      return speakers.map(({ sid, name, languages, gender }) => ({
        id: PREFIX + sid,
        name,
        category: 'local',
        description: '',
        sample_url: '',
        ...(languages && { languages }),
        labels: gender ? { gender } : {},
      }));
    },
    say: async (text, { id }, signal) => ({ sound: await speak(text, id, signal) }),
    sample: ({ id }) => speak(SAMPLE_SENTENCE, id),
  };
}
