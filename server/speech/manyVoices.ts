/** Several speakers as one: the built-in voices first, those of services beside them, each name once. */
import type { Voice } from '../../contract/voice';
import type { ServiceSpeech } from './services/serviceSpeech';
import { UnknownVoice, VoiceOutOfService, type Speech } from './speech';

export interface ManyVoices extends Speech {
  /** What a service's voice sounds like; null for one that is built in, or unknown. */
  sample(id: string): Promise<Buffer | null>;
}
interface Settings {
  readonly builtIn: Speech;
  readonly services: readonly ServiceSpeech[];
  /** Told of a service whose voices cannot be had: the others are listed. */
  readonly logFailure: (error: unknown) => void;
}
interface Listed {
  readonly voice: Voice;
  readonly speaker: Speech;
}

export function manyVoices({ builtIn, services, logFailure }: Settings): ManyVoices {
  async function list() {
    const down: string[] = [];
    const listed: Listed[] = (await builtIn.voices()).map((voice) => ({ voice, speaker: builtIn }));
    for (const service of services) {
      const voices = await service.voices().catch((error: unknown) => {
        logFailure(error);
        down.push(service.name);
        return [];
      });
      for (const voice of voices) {
        const isTaken = listed.some(({ voice: { name } }) => name === voice.name);
        const name = isTaken ? `${voice.name} (${service.name})` : voice.name;
        listed.push({ voice: { ...voice, name }, speaker: service });
      }
    }
    return { listed, down };
  }
  async function find(wanted: string): Promise<Listed> {
    const { listed, down } = await list();
    const found = listed.find(({ voice: { id, name } }) => name === wanted || id === wanted);
    if (found) return found;
    if (down.length > 0) throw new VoiceOutOfService(wanted, `${down.join(' and ')} cannot be reached`);
    throw new UnknownVoice(wanted);
  }

  return {
    voices: async () => (await list()).listed.map(({ voice }) => voice),
    async check(request) {
      const { voice, speaker } = await find(request.voice);
      await speaker.check({ ...request, voice: voice.id });
    },
    async speak(request, options) {
      const { voice, speaker } = await find(request.voice);
      return speaker.speak({ ...request, voice: voice.id }, options);
    },
    async sample(id) {
      const { speaker } = await find(id);
      const service = services.find((one) => one === speaker);
      return service ? service.sample(id) : null;
    },
  };
}
