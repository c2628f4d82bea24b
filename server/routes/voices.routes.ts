/** The voices that can read a script. [W11] [R14] */
import type { FastifyInstance } from 'fastify';
import { listVoices, tellScriptLanguage } from '../../contract/routes/generate.routes';
import type { Config } from '../config';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { NotFound } from '../http/problems';
import { ServerBusy } from '../quota/quotaRefusals';
import { createKeptSamples } from '../speech/keptSamples';
import type { SampleAddresses } from '../speech/sampleAddresses';
import type { ManyVoices } from '../speech/manyVoices';
import type { Storage } from '../storage/storage';
import { detectLanguage } from '../text/language';

export interface VoicesDependencies {
  readonly speech: ManyVoices;
  readonly storage: Storage;
  readonly config: Config;
  readonly samples: SampleAddresses;
}

export function voicesRoutes(
  app: FastifyInstance,
  { speech, storage, config, samples }: VoicesDependencies,
): void {
  const sampleOf = createKeptSamples({ speech, storage });
  // Players send no token.
  app.get<{ Params: { voiceId: string }; Querystring: { right?: unknown } }>(
    '/voices/:voiceId/sample',
    { config: { access: 'public' } },
    async ({ params: { voiceId }, query: { right } }, reply) => {
      const mayLetSpeak = samples.mayLetSpeak(voiceId, typeof right === 'string' ? right : undefined);
      const sample = await sampleOf(voiceId, { mayLetSpeak }).catch((error: unknown) => {
        if (error instanceof ServerBusy) throw error;
        return null;
      });
      if (!sample) throw new NotFound('voiceSample');
      return reply.type(sample.type).header('cache-control', 'public, max-age=86400').send(sample.sound);
    },
  );

  implement(app, tellScriptLanguage, async ({ body }) => ({ language: await detectLanguage(body.script) }));
  implement(app, listVoices, async ({ request }) => {
    const origin = originOf(request, config);
    const voices = await speech.voices();
    return {
      voices: voices.map((voice) => {
        const isSpoken = voice.sample_url.startsWith('/v1/voices/');
        const address = isSpoken ? samples.addressOf(voice.id) : voice.sample_url;
        return { ...voice, sample_url: new URL(address, origin).href };
      }),
    };
  });
}
