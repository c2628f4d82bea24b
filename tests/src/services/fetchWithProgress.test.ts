import { expect, test, vi } from 'vitest';
import { createFetchWithProgress } from '../../../src/services/browser/files/fetchWithProgress';

/** The browser's older way to ask, answered by a test. */
class StubRequest extends EventTarget {
  static latest: StubRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: readonly string[] = [];
  sent: unknown = null;
  status = 0;
  response: Blob | null = null;
  constructor() {
    super();
    StubRequest.latest = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    const event = Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 });
    this.upload.dispatchEvent(event);
  }
  answer(status: number, text: string) {
    this.status = status;
    this.response = new Blob([text]);
    this.dispatchEvent(new Event('load'));
  }
}
const begin = (signal?: AbortSignal) => {
  const onSent = vi.fn();
  const fetch = createFetchWithProgress({ XMLHttpRequest: StubRequest as never })(onSent);
  const answer = fetch('/v1/media/upload', {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
    body: 'file',
    ...(signal && { signal }),
  });
  return { answer, onSent, asked: StubRequest.latest };
};

test('[E7] it asks as fetch does, and tells how much is sent', async () => {
  const { answer, onSent, asked } = begin();
  expect([asked.opened, asked.headers, asked.sent]).toEqual([
    ['POST', '/v1/media/upload'],
    { authorization: 'Bearer t' },
    'file',
  ]);
  asked.progress(1, 4);
  asked.progress(4, 4);
  asked.progress(9, 0);
  expect(onSent.mock.calls).toEqual([[0.25], [1]]);
  asked.answer(413, '{"detail":"Too large."}');
  expect([(await answer).status, await (await answer).json()]).toEqual([413, { detail: 'Too large.' }]);
});
test('nobody who answers is a failure, and so is being called off', async () => {
  const lost = begin();
  lost.asked.dispatchEvent(new Event('error'));
  await expect(lost.answer).rejects.toThrow('nobody answered');
  const controller = new AbortController();
  const left = begin(controller.signal);
  controller.abort(new Error('called off'));
  await expect(left.answer).rejects.toThrow('called off');
});
