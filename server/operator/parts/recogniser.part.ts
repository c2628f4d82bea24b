/** Who hears what people say in clips of their own, where the operator has a recogniser. [SC5] */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withIncoming } from '../../media/incoming';
import { soundOf } from '../../transcribing/soundOf';
import { definePart, good, off } from '../definePart';

const SENTENCE = 'This is how I sound.';

export const recogniserPart = definePart({
  name: 'recogniser',
  limitMs: 90_000,
  async look({ config, transcriber }) {
    const { TRANSCRIBE_BASE_URL: address, TRANSCRIBE_MODEL: model } = config;
    if (!transcriber || !address) return off({ code: 'recogniser_none' });
    return good({ code: 'recogniser_named', model, server: new URL(address).host });
  },
  /** What a voice says is heard. */
  async attempt({ config, speech, transcriber }, { signal }) {
    if (!transcriber) throw new Error('there is none (TRANSCRIBE_BASE_URL)');
    const [voice] = await speech.voices();
    if (!voice) throw new Error('there is no voice that it could hear');
    const { wav } = await speech.speak({ text: SENTENCE, voice: voice.name }, { signal });
    const sound = await withIncoming(path.join(config.DATA_DIR, 'incoming'), async (scratch) => {
      const file = path.join(scratch, 'said.wav');
      await writeFile(file, wav);
      return soundOf(file, signal);
    });
    const { words } = await transcriber.transcribe({ ...sound, language: 'en' }, signal);
    if (words.length === 0) throw new Error('it heard no words');
    return { code: 'tried_recogniser', heard: words.map(({ text }) => text).join(' ') };
  },
});
