/** Who speaks: the built-in voices, and those of services and models beside them. */
import { broken, definePart, good, limited } from '../definePart';

const SENTENCE = 'This is how I sound.';
const isBuiltIn = ({ sample_url }: { sample_url: string }) => sample_url.startsWith('/assets/');

export const voicesPart = definePart({
  name: 'voices',
  limitMs: 60_000,
  async look({ speech }) {
    const [silent] = await speech.outOfService();
    if (silent) return broken({ code: 'voices_down', service: silent.name, why: silent.why });
    const voices = await speech.voices();
    const builtIn = voices.filter(isBuiltIn).length;
    return builtIn === voices.length
      ? limited({ code: 'voices_built_in', voices: builtIn })
      : good({ code: 'voices_more', voices: voices.length, builtIn });
  },
  async attempt({ speech }, { signal }) {
    const voices = await speech.voices();
    // The one that costs most to set up is the one to doubt.
    const voice = voices.find((one) => !isBuiltIn(one)) ?? voices[0];
    if (!voice) throw new Error('there is no voice');
    const { durationSeconds } = await speech.speak({ text: SENTENCE, voice: voice.name }, { signal });
    return { code: 'tried_voices', voice: voice.name, seconds: Math.round(durationSeconds * 10) / 10 };
  },
});
