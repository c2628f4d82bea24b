/** Prints how each voice reads: pace, speed of making, loudness. `npx tsx scripts/voices/measure.ts` */
import { integratedLoudness } from '../../server/audio/loudness';
import { truePeak } from '../../server/audio/truePeak';
import { readWav } from '../../server/audio/wav';
import { createFliteSpeech } from '../../server/speech/flite/fliteSpeech';

const SCRIPT =
  'Cold coffee by ten in the morning gets old fast. Meet the Ember Flask. Its double wall keeps drinks hot for 12 hours, and cold for 24. The lid opens with one hand, so you can sip on the move. It weighs just 180 grams, and it fits every standard car cup holder. Get yours today, and take warm coffee all the way home.';

const speech = createFliteSpeech();
const rows = [];
for (const { name } of await speech.voices()) {
  const started = performance.now();
  const { wav, durationSeconds, words } = await speech.speak({ text: SCRIPT, voice: name });
  const seconds = (performance.now() - started) / 1000;
  const sound = readWav(wav);
  rows.push({
    voice: name,
    seconds: durationSeconds.toFixed(2),
    'words a minute': Math.round((words.length / durationSeconds) * 60),
    '× real time': (durationSeconds / seconds).toFixed(1),
    LUFS: integratedLoudness(sound).toFixed(2),
    dBTP: truePeak(sound).toFixed(2),
  });
}
console.table(rows);
await speech.close();
