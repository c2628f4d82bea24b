import { expect, test, vi } from 'vitest';
import { createRecordVoice } from '../../../../../src/services/browser/sound/recordVoice';

/** A browser with a microphone whose every call is written down. */
function browser({ fails = null as string | null, isPulledOut = false } = {}) {
  const did: string[] = [];
  const named = (name: string) => Object.assign(new Error(name), { name });
  class Recorder extends EventTarget {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    mimeType = 'audio/webm';
    start() {
      if (isPulledOut) throw named('NotSupportedError');
      did.push('recording');
    }
    stop() {
      did.push('stopped');
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  class Sound {
    state = 'running';
    createAnalyser = () => ({
      fftSize: 4,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5),
    });
    createMediaStreamSource = () => ({ connect: () => {} });
    close = async () => void did.push('deaf');
  }
  const stream = { getTracks: () => [{ stop: () => did.push('let go') }] };
  let beat = () => {};
  let now = 1000;
  const record = createRecordVoice(
    {
      navigator: {
        mediaDevices: {
          getUserMedia: async () => {
            if (fails) throw named(fails);
            return stream as unknown as MediaStream;
          },
        },
      },
      MediaRecorder: Recorder as unknown as typeof MediaRecorder,
      AudioContext: Sound as unknown as typeof AudioContext,
      File,
      performance: { now: () => now } as Performance,
      setInterval: ((run: () => void) => ((beat = run), 1)) as Window['setInterval'],
      clearInterval: () => {},
    },
    'My voice',
  );
  const heard = { onOpened: vi.fn(), onHeard: vi.fn(), onRecorded: vi.fn(), onFailed: vi.fn() };
  const pass = (ms: number) => ((now += ms), beat());
  return { did, heard, pass, running: record(heard) };
}

test('[SC1] the microphone is open before it is recorded, and what is heard counts from then on', async () => {
  const { did, heard, pass, running } = browser();
  await vi.waitFor(() => expect(heard.onOpened).toHaveBeenCalledOnce());
  pass(3000);
  expect([did, heard.onHeard.mock.calls]).toEqual([[], []]);
  running.start();
  pass(400);
  expect(heard.onHeard).toHaveBeenCalledWith({ level: 0.5, seconds: 0.4 });
  running.finish();
  expect(did).toEqual(['recording', 'stopped', 'deaf', 'let go']);
  expect(heard.onRecorded.mock.calls[0]?.[0]).toMatchObject({ name: 'My voice.webm', type: 'audio/webm' });
});
test('[SC1] who leaves while counted in has let go of the microphone', async () => {
  const { did, heard, running } = browser();
  await vi.waitFor(() => expect(heard.onOpened).toHaveBeenCalledOnce());
  running.release();
  expect([did, heard.onRecorded.mock.calls]).toEqual([['let go'], []]);
});
test('[SC1] a microphone that was pulled out meanwhile is told', async () => {
  const { did, heard, running } = browser({ isPulledOut: true });
  await vi.waitFor(() => expect(heard.onOpened).toHaveBeenCalledOnce());
  running.start();
  expect([did, heard.onFailed.mock.calls]).toEqual([['let go'], [['microphoneFailed']]]);
});
test.each([
  ['NotAllowedError', 'microphoneRefused'],
  ['NotFoundError', 'microphoneMissing'],
  ['NotReadableError', 'microphoneFailed'],
])('[W11] %s is told as %s', async (fails, fault) => {
  const { heard } = browser({ fails });
  await vi.waitFor(() => expect(heard.onFailed).toHaveBeenCalledWith(fault));
});
