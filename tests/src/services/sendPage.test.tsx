/** The bookmark's code, run as text as a bookmark is, on a page that stands for a shop's. [PG3] */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookmarkletOf } from '../../../src/services/browser/handOver/sendPage';

const origin = 'https://reelwright.test';
const code = bookmarkletOf({ origin, window: '/receive', form: '/keep', barred: 'Barred.' });
/** A browser reads a bookmark so. */
const press = () => {
  // oxlint-disable-next-line no-new-func -- the code is text by its nature.
  new Function(decodeURIComponent(code.replace('javascript:', '')))();
};
const answer = (from: string, source: unknown) =>
  window.dispatchEvent(
    Object.defineProperty(new MessageEvent('message', { origin: from }), 'source', { value: source }),
  );

/** The body stays the same element: what other tests look things up in holds on to it. */
const pageIs = (head: string, body: string) => {
  for (const form of [...document.forms]) form.remove();
  const root = document.documentElement;
  // The app that another test showed says its language and its colours there.
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.innerHTML = head;
  document.body.innerHTML = body;
};

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');
beforeEach(() => {
  vi.useFakeTimers();
  submit.mockReset().mockImplementation(() => {});
  pageIs('<style>h1 { color: red }</style>', '<h1>Mug</h1><svg></svg>');
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(window.open).mockRestore?.();
  pageIs('', '');
});
const html = '<html><head></head><body><h1>Mug</h1></body></html>';
const sentForms = () =>
  submit.mock.contexts.map((form) => [
    (form as HTMLFormElement).action,
    ...new FormData(form as HTMLFormElement).values(),
  ]);

test('[PG3] it is small, an address, and holds no eval', () => {
  expect(code).toMatch(/^javascript:[\w%.!~*'()-]+$/);
  expect(code.length).toBeLessThan(4000);
  expect(code).not.toContain('eval');
});

test('[PG3] our window is told the page once it listens, and nobody else is', () => {
  const opened = { postMessage: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  press();
  expect(window.open).toHaveBeenCalledWith(`${origin}/receive`, '_blank');
  answer('https://evil.example', opened);
  answer(origin, {});
  expect(opened.postMessage).not.toHaveBeenCalled();
  answer(origin, opened);
  expect(opened.postMessage.mock.calls).toEqual([[{ address: location.href, html }, origin]]);
  vi.runAllTimers();
  expect(sentForms()).toEqual([]);
});

test.each([
  ['says nothing', {}, 3999],
  ['may not be opened', null, 0],
])('[PG3] where our window %s, the page goes as a form', (_, opened, waits) => {
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  press();
  vi.advanceTimersByTime(waits);
  if (waits > 0) expect(sentForms()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sentForms()).toEqual([[`${origin}/keep`, location.href, html]]);
});
