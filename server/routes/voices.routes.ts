/** The voices that can read a script. [W11] [R14] */
import type { FastifyInstance } from 'fastify';
import { listVoices } from '../../contract/generate.routes';
import type { Config } from '../config';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import type { Speech } from '../providers/speech/speech';

export interface VoicesDependencies {
  readonly speech: Speech;
  readonly config: Config;
}

export function voicesRoutes(app: FastifyInstance, { speech, config }: VoicesDependencies): void {
  implement(app, listVoices, async ({ request }) => {
    const origin = originOf(request, config);
    const voices = await speech.voices();
    return {
      voices: voices.map((voice) => ({ ...voice, sample_url: new URL(voice.sample_url, origin).href })),
    };
  });
}
