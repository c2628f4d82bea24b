/** Renders a sample of each built-in voice into assets/voices. Run by `npm run voices`. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { mastered } from '../../server/audio/mastering';
import { readWav, writeWav } from '../../server/audio/wav';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { createFliteSpeech } from '../../server/speech/flite/fliteSpeech';

/** A sentence or two that suits each voice, by its id. */
const SAMPLES: Readonly<Record<string, string>> = {
  ava: 'Hi, I am Ava. Tell me what you sell, and I will tell everyone else.',
  lily: 'Hey, it is Lily! Give me ten seconds, and they will stop scrolling.',
  grace: 'My name is Grace. Some stories are better when nobody is in a hurry.',
  ryan: 'Ryan here. No long story, just the reasons to try it today.',
  marcus: 'I am Marcus. Good things are built slowly, and they are meant to last.',
  leo: 'Leo here! Short clip, big idea, ready when you are.',
  callum: 'I am Callum. Let us take it one step at a time, and it will make sense.',
  fergus: 'They call me Fergus. Sit down a while, and I will tell you how it began.',
  isla: 'Hello, I am Isla. Have you ever wondered how that really works?',
};

/** As loud as every other sound that is heard by itself. */
const SAMPLE_TARGET = { lufs: -14, ceiling: -1.5 };

const speech = createFliteSpeech();
await mkdir(path.resolve('assets/voices'), { recursive: true });
for (const { id, name, sample_url } of await speech.voices()) {
  const text = SAMPLES[id];
  if (!text) throw new Error(`${name} has no sample sentence.`);
  const { wav, durationSeconds } = await speech.speak({ text, voice: name });
  const sample = writeWav(mastered(readWav(wav), SAMPLE_TARGET));
  const file = path.resolve(`.${sample_url}`);
  await runFfmpeg(['-y', '-i', 'pipe:0', '-c:a', 'aac', '-b:a', '96k', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', file], { input: sample }); // prettier-ignore
  console.log(`${name}: ${durationSeconds.toFixed(2)} s`);
}
await speech.close();
