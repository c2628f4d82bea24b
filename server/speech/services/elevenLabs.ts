/** ElevenLabs: its own voices, with the time of every character. https://elevenlabs.io/docs/api-reference */
import { isPictograph, withoutPictographs } from '../../../contract/video/pictographs';
import { z } from 'zod';
import { readableWords } from '../reading/readableWords';
import type { SpokenWord } from '../speech';
import { askService } from './askService';
import { ServiceRefused, type VoiceService } from './voiceService';

export interface ElevenLabsOptions {
  readonly apiKey: string;
  readonly baseUrl?: string;
  readonly model?: string;
}

const voicesSchema = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string().nullish(),
      category: z.string().nullish(),
      description: z.string().nullish(),
      preview_url: z.string().nullish(),
      labels: z.record(z.string(), z.string()).nullish(),
      verified_languages: z.array(z.object({ language: z.string() })).nullish(),
    }),
  ),
});
const spokenSchema = z.object({
  audio_base64: z.string(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish(),
});
type Alignment = NonNullable<z.infer<typeof spokenSchema>['alignment']>;
const PREFIX = 'elevenlabs-';

export function createElevenLabs({
  apiKey,
  baseUrl = 'https://api.elevenlabs.io',
  model = 'eleven_multilingual_v2',
}: ElevenLabsOptions): VoiceService {
  const headers = { 'xi-api-key': apiKey };
  const list = async (signal?: AbortSignal) =>
    voicesSchema.parse(await (await askService({ url: `${baseUrl}/v1/voices`, headers, signal })).json())
      .voices;
  return {
    name: 'ElevenLabs',
    wantsWords: false,
    voices: async (signal) =>
      (await list(signal)).map(({ voice_id, name, category, description, labels, verified_languages }) => ({
        id: PREFIX + voice_id,
        name: name ?? voice_id,
        category: category ?? 'premade',
        description: description ?? '',
        sample_url: '',
        ...languagesOf([
          ...(verified_languages ?? []),
          ...(labels?.language ? [{ language: labels.language }] : []),
        ]),
        labels: labels ?? {},
      })),
    async say(text, { id }, signal) {
      const url = `${baseUrl}/v1/text-to-speech/${id.slice(PREFIX.length)}/with-timestamps?output_format=mp3_44100_128`;
      const answer = await askService({ url, headers, body: { text, model_id: model }, signal });
      const { audio_base64, alignment } = spokenSchema.parse(await answer.json());
      const sound = Buffer.from(audio_base64, 'base64');
      return alignment ? { sound, words: wordsOf(alignment) } : { sound };
    },
    async sample({ id }) {
      const found = (await list()).find(({ voice_id }) => PREFIX + voice_id === id);
      if (!found?.preview_url) throw new ServiceRefused('it has no sample', false);
      return Buffer.from(await (await askService({ url: found.preview_url, headers: {} })).arrayBuffer());
    },
  };
}

/** A voice on which the service says nothing may read any language. */
function languagesOf(said: readonly { language: string }[]): { languages?: string[] } {
  const languages = [...new Set(said.map(({ language }) => language.slice(0, 2).toLowerCase()))];
  return languages.length > 0 ? { languages } : {};
}

interface Letter {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** As captions show words: between spaces, or by the dictionary where none are written. */
function wordsOf(alignment: Alignment): SpokenWord[] {
  const letters = alignment.characters.map((text, at): Letter => {
    const [start = 0, end = start] = [
      alignment.character_start_times_seconds[at],
      alignment.character_end_times_seconds[at],
    ];
    return { text, start, end };
  });
  const said = letters.filter(({ text }) => /\S/.test(text) && !isPictograph(text));
  let next = 0;
  return readableWords(letters.map(({ text }) => text).join('')).flatMap((text): SpokenWord[] => {
    const own: Letter[] = [];
    const spoken = withoutPictographs(text);
    // What is no word has its time and is passed over.
    while (next < said.length && !spoken.startsWith(said[next]!.text)) next++;
    for (let left = lettersIn(spoken); left > 0 && next < said.length; next++) {
      own.push(said[next]!);
      left -= lettersIn(said[next]!.text);
    }
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ text, start: first.start, end: last.end }] : [];
  });
}

const lettersIn = (text: string) => [...text.replace(/\s/g, '')].length;
