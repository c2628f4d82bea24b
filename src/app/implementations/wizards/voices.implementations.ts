/** The list of voices, on the API. */
import { voicesMachine } from '../../../machines/voices/voices.machine';
import { createGenerateService } from '../../../services/generate.service';
import type { App } from '../../app';
import { asking } from '../../calling';

export const provideVoices = ({ call }: App) =>
  voicesMachine.provide({ actors: { fetchVoices: asking(createGenerateService(call).fetchVoices) } });
