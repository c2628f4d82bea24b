/** The list of voices, on the API. */
import { voicesMachine } from '../../../machines/voices/voices.machine';
import { createGenerateService } from '../../../services/generate.service';
import type { App } from '../../app';
import { asking } from '../../calling';
import { inReadersWords } from '../../voiceWords';

export function provideVoices({ call }: App) {
  const { fetchVoices } = createGenerateService(call);
  return voicesMachine.provide({
    actors: { fetchVoices: asking(async (signal) => inReadersWords(await fetchVoices(signal))) },
  });
}
