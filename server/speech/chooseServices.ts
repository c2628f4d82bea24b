/** Which voices stand beside the built-in ones: those that the operator has a key, an address or a folder for. */
import type { Config } from '../config';
import { createElevenLabs } from './services/elevenLabs';
import { createLocalModel } from './services/localModel';
import { createOpenAiSpeech } from './services/openAiSpeech';
import type { VoiceService } from './services/voiceService';

type Settings = Pick<
  Config,
  | 'ELEVENLABS_API_KEY'
  | 'ELEVENLABS_BASE_URL'
  | 'SPEECH_BASE_URL'
  | 'SPEECH_API_KEY'
  | 'SPEECH_MODEL'
  | 'SPEECH_MODEL_DIR'
>;

export function chooseServices(settings: Settings): readonly VoiceService[] {
  const { ELEVENLABS_API_KEY, ELEVENLABS_BASE_URL, SPEECH_BASE_URL, SPEECH_API_KEY, SPEECH_MODEL, SPEECH_MODEL_DIR } = settings; // prettier-ignore
  return [
    ...(ELEVENLABS_API_KEY
      ? [
          createElevenLabs({
            apiKey: ELEVENLABS_API_KEY,
            ...(ELEVENLABS_BASE_URL && { baseUrl: ELEVENLABS_BASE_URL }),
          }),
        ]
      : []),
    ...(SPEECH_BASE_URL
      ? [
          createOpenAiSpeech({
            baseUrl: SPEECH_BASE_URL,
            apiKey: SPEECH_API_KEY,
            model: SPEECH_MODEL ?? 'gpt-4o-mini-tts',
          }),
        ]
      : []),
    ...(SPEECH_MODEL_DIR ? [createLocalModel({ folder: SPEECH_MODEL_DIR })] : []),
  ];
}
