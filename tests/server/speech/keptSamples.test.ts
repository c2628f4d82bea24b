import { describe, expect, test } from 'vitest';
import { createKeptSamples } from '../../../server/speech/keptSamples';
import { createSampleAddresses } from '../../../server/speech/sampleAddresses';

const spoken = { mayLetSpeak: true };
const missing = () => Object.assign(new Error('no such file'), { code: 'ENOENT' });
/** A storage in memory, and voices that speak when they are let. */
function world() {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const storage = {
    read: async (key: string) => files.get(key) ?? Promise.reject(missing()),
    put: async (key: string, body: unknown) => void files.set(key, body as Buffer),
  };
  const speech = {
    sample: (voiceId: string) => {
      asked.push(voiceId);
      return new Promise<Buffer | null>((resolve, reject) => {
        waiting.push(() => {
          if (voiceId === 'broken') reject(new Error('its model is gone'));
          else resolve(voiceId === 'built in' ? null : Buffer.from(`RIFF ${voiceId}`));
        });
      });
    },
  };
  const speakNext = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()!();
  };
  return { files, asked, storage, speech, speakNext };
}

describe('samples of voices', () => {
  test('a voice speaks once; later ones, on other machines too, hear what is kept', async () => {
    const { asked, speech, storage, speakNext } = world();
    const sampleOf = createKeptSamples({ speech, storage });
    const both = Promise.all([sampleOf('ava', spoken), sampleOf('ava', spoken)]);
    await speakNext();
    const [first, second] = await both;
    expect(first).toEqual({ sound: Buffer.from('RIFF ava'), type: 'audio/wav' });
    expect(second).toEqual(first);
    const elsewhere = createKeptSamples({ speech, storage });
    expect((await elsewhere('ava', spoken))?.sound.toString()).toBe('RIFF ava');
    expect(asked).toEqual(['ava']);
  });

  test('voices speak one after the other, and one that fails keeps nobody', async () => {
    const { asked, speech, storage, speakNext } = world();
    const sampleOf = createKeptSamples({ speech, storage });
    const broken = sampleOf('broken', spoken).catch(String);
    const ava = sampleOf('ava', spoken);
    await expect.poll(() => asked).toEqual(['broken']);
    await speakNext();
    expect(await broken).toContain('its model is gone');
    await speakNext();
    expect((await ava)?.type).toBe('audio/wav');
    expect(asked).toEqual(['broken', 'ava']);
  });

  test('the seventeenth that waits is refused for now', async () => {
    const { files, speech, storage, speakNext } = world();
    const sampleOf = createKeptSamples({ speech, storage });
    const all = Array.from({ length: 16 }, (_, at) => sampleOf(`voice ${at}`, spoken));
    await expect.poll(() => sampleOf('one more', spoken).then(String, String)).toContain('is busy right now');
    for (const _ of all) await speakNext();
    await Promise.all(all);
    expect(files.size).toBe(16);
  });

  test('who may let no voice speak hears what is kept, and starts nothing', async () => {
    const { asked, speech, storage, speakNext } = world();
    const sampleOf = createKeptSamples({ speech, storage });
    expect(await sampleOf('ava', { mayLetSpeak: false })).toBeNull();
    const first = sampleOf('ava', spoken);
    await speakNext();
    const heard = await first;
    expect(await sampleOf('ava', { mayLetSpeak: false })).toEqual(heard);
    expect(asked).toEqual(['ava']);
  });

  test('an address lets its own voice speak, by the server’s secret alone', () => {
    const addresses = createSampleAddresses(Buffer.alloc(32, 1));
    const rightIn = (address: string) => new URL(address, 'http://x').searchParams.get('right') ?? '';
    const right = rightIn(addresses.addressOf('natural-kokoro-1'));
    expect(addresses.addressOf('a/b')).toMatch(/^\/v1\/voices\/a%2Fb\/sample\?right=[\w-]{43}$/);
    expect(addresses.mayLetSpeak('natural-kokoro-1', right)).toBe(true);
    expect(addresses.mayLetSpeak('natural-kokoro-2', right)).toBe(false);
    expect(addresses.mayLetSpeak('natural-kokoro-1', undefined)).toBe(false);
    const elsewhere = createSampleAddresses(Buffer.alloc(32, 2)).addressOf('natural-kokoro-1');
    expect(addresses.mayLetSpeak('natural-kokoro-1', rightIn(elsewhere))).toBe(false);
  });

  test('a built-in voice has none', async () => {
    const { files, speech, storage, speakNext } = world();
    const sample = createKeptSamples({ speech, storage })('built in', spoken);
    await speakNext();
    expect(await sample).toBeNull();
    expect(files.size).toBe(0);
  });
});
