/** The voices that can read a script. [W11] [R14] */
import type { FastifyInstance } from 'fastify';
import { listVoices, tellScriptLanguage } from '../../contract/routes/generate.routes';
import type { Config } from '../config';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { NotFound } from '../http/problems';
import type { ManyVoices } from '../speech/manyVoices';
import { detectLanguage } from '../text/language';

export interface VoicesDependencies {
  readonly speech: ManyVoices;
  readonly config: Config;
}

/** A service is asked once for each sample, however often it is heard. */
const samplesOf = (sample: ManyVoices['sample']) => {
  const kept = new Map<string, Promise<Buffer | null>>();
  return (id: string) => {
    const asked = kept.get(id) ?? sample(id);
    kept.set(id, asked);
    asked.catch(() => kept.delete(id));
    return asked;
  };
};

export function voicesRoutes(app: FastifyInstance, { speech, config }: VoicesDependencies): void {
  const sampleOf = samplesOf((id) => speech.sample(id));
  // Players send no token.
  app.get<{ Params: { voiceId: string } }>(
    '/voices/:voiceId/sample',
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const sound = await sampleOf(params.voiceId).catch(() => null);
      if (!sound) throw new NotFound('voiceSample');
      const isWave = sound.toString('latin1', 0, 4) === 'RIFF';
      return reply
        .type(isWave ? 'audio/wav' : 'audio/mpeg')
        .header('cache-control', 'public, max-age=86400')
        .send(sound);
    },
  );

  implement(app, tellScriptLanguage, async ({ body }) => ({ language: await detectLanguage(body.script) }));
  implement(app, listVoices, async ({ request }) => {
    const origin = originOf(request, config);
    const voices = await speech.voices();
    return {
      voices: voices.map((voice) => ({ ...voice, sample_url: new URL(voice.sample_url, origin).href })),
    };
  });
}
