/**
 * Prints how far from the truth the words of a recording are found: `npx tsx scripts/timing/measure.ts FOLDER`.
 * FOLDER holds `prompts.tsv`, a line a sentence: the file of its sound, a tab, its text.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readWav, writeWav } from '../../server/audio/wav';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { createFliteSpeech } from '../../server/speech/flite/fliteSpeech';
import type { Recording } from '../../server/speech/speech';
import { followPerson } from '../../server/speech/timing/followPerson';
import { heardIn } from '../../server/speech/timing/heardIn';
import { readScript } from '../../server/speech/spoken/sentences';
import { REFERENCE_VOICE } from '../../server/speech/timing/wordTimer';
import { HEAD_SECONDS, trimmed } from '../../server/recordings/trimmed';
import { bareSound, createChance, RATE, takeOf, type Mishap, type Prompt, type Take } from './takes';

const MISHAPS: readonly Mishap[] = [
  { name: 'as it is' },
  { name: 'hardly a pause', pause: [0.08, 0.2] },
  { name: 'noise 20 dB below', noise: 20 },
  { name: 'noise 10 dB below', noise: 10 },
  { name: 'very quiet', level: -30 },
  { name: 'uneven', uneven: 8 },
  { name: 'a cough', between: 'cough' },
  { name: 'an um', between: 'um' },
  { name: 'five seconds of silence', between: 'silence' },
  { name: 'a sentence left out', sentence: 'skipped' },
  { name: 'a sentence said twice', sentence: 'repeated' },
  { name: 'a sentence begun twice', sentence: 'begun twice' },
];
const SECONDS = { least: 20, most: 40 } as const;
const TAKES = Number(process.env.TAKES ?? 6);

const [folder = '.', only] = process.argv.slice(2);
const speech = createFliteSpeech();
/** The same script is in many takes. */
const spoken = new Map<string, Promise<Recording>>();
const referenceOf = (text: string): Promise<Recording> => {
  const known = spoken.get(text) ?? speech.speak({ text, voice: REFERENCE_VOICE });
  spoken.set(text, known);
  return known;
};
const soundOf = (wav: Buffer) => {
  const { channels, sampleRate } = readWav(wav);
  const [samples = new Float32Array()] = channels;
  return { samples, sampleRate };
};

async function promptIn(line: string): Promise<Prompt> {
  const [file = '', text = ''] = line.split('\t');
  const args = ['-v', 'error', '-i', path.resolve(folder, file), '-ac', '1', '-ar', String(RATE), '-f', 'wav', 'pipe:1']; // prettier-ignore
  const { stdout } = await runFfmpeg(args, {});
  return { text, samples: bareSound(soundOf(stdout).samples) };
}

/** As many as fill a take, none twice. */
function chosen(prompts: readonly Prompt[], chance: () => number): Prompt[] {
  const wanted = SECONDS.least + (SECONDS.most - SECONDS.least) * chance();
  const left = [...prompts];
  const some: Prompt[] = [];
  for (let seconds = 0; seconds < wanted && left.length > 0;) {
    const [next] = left.splice(Math.floor(chance() * left.length), 1);
    if (!next) break;
    some.push(next);
    seconds += next.samples.length / RATE + 0.5;
  }
  return some;
}

interface Judged {
  /** Seconds too late, of each sentence that is in the take; of one that is there twice, beside the nearer. */
  readonly late: readonly number[];
  /** Sentences that were taken for what they are not: said, or left out. */
  readonly mistaken: number;
}

async function judged({ script, samples, sentences }: Take): Promise<Judged> {
  const plain = writeWav({ sampleRate: RATE, channels: [samples] });
  const heard = heardIn({ samples, sampleRate: RATE });
  const cut = Math.max(0, heard.from - HEAD_SECONDS);
  const { wav, words: known } = await referenceOf(script);
  const lengths = readScript(script).sentences.map(({ words }) => words.length);
  // Each word with its place in the script: the same one may be there more than once.
  const placed = known.map(({ start, end }, at) => ({ text: String(at), start, end }));
  const found = followPerson(soundOf(trimmed(plain, heard)), { ...soundOf(wav), words: placed }, lengths);
  const starts = new Map(found.map(({ text, start }) => [Number(text), start]));
  const late: number[] = [];
  let [first, mistaken] = [0, 0];
  for (const { words: count, at } of sentences) {
    const start = starts.get(first);
    first += count;
    if ((start === undefined) !== (at.length === 0)) mistaken++;
    const off = at.map((begun) => (start ?? NaN) + cut - begun).sort((a, b) => Math.abs(a) - Math.abs(b));
    late.push(...off.slice(0, 1).filter((one) => !Number.isNaN(one)));
  }
  return { late, mistaken };
}

const prompts = await Promise.all(
  readFileSync(path.join(folder, 'prompts.tsv'), 'utf8').split('\n').filter(Boolean).map(promptIn),
);
console.log(`${''.padEnd(26)}    half    95 %   worst  mistaken`);
const ms = (seconds: number | undefined) => Math.round((seconds ?? NaN) * 1000);
const aside = { name: 'something said beside' };
for (const mishap of [...MISHAPS, aside].filter(({ name }) => !only || name.includes(only))) {
  const late: number[] = [];
  let mistaken = 0;
  for (let take = 1; take <= TAKES; take++) {
    const chance = createChance(take * 7919);
    const some = chosen(prompts, chance);
    const beside = prompts.find((prompt) => !some.includes(prompt));
    const one = await judged(
      takeOf(some, { ...mishap, ...(mishap === aside && beside && { beside }) }, chance),
    );
    late.push(...one.late);
    mistaken += one.mistaken;
  }
  const off = late.map(Math.abs).sort((a, b) => a - b);
  const at = (share: number) => ms(off[Math.floor(share * (off.length - 1))]);
  const columns = [...[0.5, 0.95, 1].map(at), mistaken].map((one) => String(one).padStart(8)).join('');
  console.log(`${mishap.name.padEnd(26)}${columns}`);
}
await speech.close();
