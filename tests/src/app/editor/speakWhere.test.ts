/** What the publish check finds of a voice, mended by speaking: at another pace, or by another voice. */
import { expect, test } from 'vitest';
import type { Finding } from '../../../../src/editor-engine/check/finding';
import { sentencesOf } from '../../../../src/editor-engine/script/sentences';
import { createSpeakWhere } from '../../../../src/app/editor/implementations/script.implementations';
import type { Call } from '../../../../src/services/http';
import { findingsIn } from '../../editor-engine/check/support/checkedVideos';
import { threeSentences } from '../../editor-engine/plugins/script/threeSentences';
import { openEngine } from '../../editor-engine/support/openEngine';

interface Asked {
  readonly text: string;
  readonly voice?: string;
  readonly speed?: number;
}
const VOICE = 'voice_p1';

/** A server that says 500 ms a word, at the pace that is asked for. */
function opened() {
  const engine = openEngine(threeSentences());
  const asked: Asked[] = [];
  const call = (async (_: unknown, { body }: { body: Asked }) => {
    asked.push(body);
    const { text, voice = 'Ada', speed = 1 } = body;
    const ms = (words: number) => Math.round((words * 500) / speed);
    const words = text.split(' ').map((word, at) => ({ text: word, from: ms(at), to: ms(at + 1) }));
    const sound = { src: `media:u/me/${text.length}.wav`, durationMs: words.at(-1)?.to ?? 0, voice, speed };
    return { words, sound };
  }) as unknown as Call;
  const speakWhere = createSpeakWhere({ engine, call, projectId: 'p1' });
  const press = async ({ from, to, itemIds, mend }: Finding) => {
    if (mend === null || !('speech' in mend)) throw new Error('no voice mends it');
    await speakWhere({ from, to, itemIds }, mend.speech, new AbortController().signal);
  };
  return { engine, asked, press };
}
const found = (findings: readonly Finding[], kind: Finding['kind']): Finding => {
  const first = findings.find((one) => one.kind === kind);
  if (!first) throw new Error(`no ${kind}`);
  return first;
};

test('[PC1] [LG1] a voice that does not read the captions gives way to one that does, as one step', async () => {
  const { engine, asked, press } = opened();
  const before = engine.videoData();
  const over = { language: 'en', voiceLanguages: new Map([[VOICE, ['de']]]) };
  expect(found(findingsIn(before, over), 'otherLanguage').mend).toBeNull();
  await press(found(findingsIn(before, { ...over, reader: 'Eva' }), 'otherLanguage'));
  expect(asked).toEqual(
    ['Meet this mug.', 'It keeps your coffee warm.', 'Get it today.'].map((text) => ({ text, voice: 'Eva' })),
  );
  const said = findingsIn(engine.videoData(), { ...over, reader: 'Eva' });
  expect(said.filter(({ kind }) => kind === 'otherLanguage')).toEqual([]);
  engine.undo();
  expect(engine.videoData()).toEqual(before);
});

test('[PC1] a sentence whose caption goes by too fast is spoken more slowly, and no other', async () => {
  const { engine, asked, press } = opened();
  // 16 words of 5 letters in 4 s: 24 signs a second, read along with their voice.
  const text = `${'words '.repeat(15)}words.`;
  engine.execute('script.change', {
    from: sentencesOf(engine.videoData())[1]?.from ?? 0,
    to: sentencesOf(engine.videoData())[1]?.to ?? 0,
    said: 'It keeps your coffee warm.',
    spoken: {
      words: text.split(' ').map((word, at) => ({ text: word, from: at * 250, to: at * 250 + 250 })),
      sound: { src: 'media:u/me/fast.wav', durationMs: 4000, voice: 'Ada', speed: 1.4 },
    },
  });
  const clip = Object.values(engine.videoData().trackItemsMap).find(
    (item) => item.type === 'audio' && item.details.src === 'media:u/me/fast.wav',
  );
  const paces = new Map([[clip?.id ?? '', 1.4]]);
  const before = engine.videoData();
  const finding = found(findingsIn(before, { paces }), 'readingSpeed');
  expect(finding.mend).toEqual({ speech: { speed: 1.2 } });
  await press(finding);
  expect(asked).toEqual([{ text, voice: 'Ada', speed: 1.2 }]);
  engine.undo();
  expect(engine.videoData()).toEqual(before);
});
