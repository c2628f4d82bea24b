/** Several speakers as one: natural voices first, the built-in ones and those of services behind them, each name once. */
import type { Voice } from '../../contract/voice';
import type { ServiceSpeech } from './services/serviceSpeech';
import { UnknownVoice, VoiceOutOfService, type Speech } from './speech';

export interface ManyVoices extends Speech {
  /** What a service's voice sounds like; null for one that is built in, or unknown. */
  sample(id: string): Promise<Buffer | null>;
  /** Services whose voices cannot be had right now, and why. */
  outOfService(): Promise<readonly SilentService[]>;
}
export interface SilentService {
  readonly name: string;
  readonly why: string;
}
interface Settings {
  readonly builtIn: Speech;
  readonly services: readonly ServiceSpeech[];
  /** Listed first; a name that is taken stays with who had it before. */
  readonly natural?: readonly ServiceSpeech[];
  /** Told of a service whose voices cannot be had: the others are listed. */
  readonly logFailure: (error: unknown) => void;
}
interface Listed {
  readonly voice: Voice;
  readonly speaker: Speech;
}

export function manyVoices({ builtIn, services, natural = [], logFailure }: Settings): ManyVoices {
  async function list() {
    const down: SilentService[] = [];
    const listed: Listed[] = (await builtIn.voices()).map((voice) => ({ voice, speaker: builtIn }));
    for (const service of [...services, ...natural]) {
      const voices = await service.voices().catch((error: unknown) => {
        logFailure(error);
        down.push({ name: service.name, why: error instanceof Error ? error.message : String(error) });
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
    if (down.length > 0)
      throw new VoiceOutOfService(wanted, `${down.map(({ name }) => name).join(' and ')} cannot be reached`);
    throw new UnknownVoice(wanted);
  }

  return {
    async voices() {
      const { listed } = await list();
      const isNatural = ({ speaker }: Listed) => natural.some((one) => one === speaker);
      const first = listed.filter(isNatural);
      return [...first, ...listed.filter((one) => !isNatural(one))].map(({ voice }) => voice);
    },
    outOfService: async () => (await list()).down,
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
      const service = [...services, ...natural].find((one) => one === speaker);
      return service ? service.sample(id) : null;
    },
  };
}
