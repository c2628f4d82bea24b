import { expect, test, vi } from 'vitest';
import { createLanguageModels, type PromptApi } from '../../../../src/services/browser/languageModel';

const task = { system: 'Write ads.', prompt: 'A mug.', schema: { type: 'object' }, language: 'de' };

/** As the Prompt API behaves: an answer in pieces, and an end where its signal says so. */
function browserWith(answer: (prompt: string, signal: AbortSignal) => Iterable<string> | Promise<never>) {
  const destroyed = vi.fn();
  const asked: { prompt: string; constraint: unknown }[] = [];
  const create = vi.fn(async ({ monitor, signal }: Parameters<PromptApi['create']>[0]) => {
    const target = new EventTarget();
    monitor(target);
    for (const loaded of [0, 0.5, 1])
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
    signal.throwIfAborted();
    return {
      destroy: destroyed,
      promptStreaming(prompt: string, options: { responseConstraint: unknown; signal: AbortSignal }) {
        asked.push({ prompt, constraint: options.responseConstraint });
        return new ReadableStream<string>({
          async start(controller) {
            options.signal.addEventListener('abort', () => controller.error(options.signal.reason));
            try {
              for (const piece of await answer(prompt, options.signal)) controller.enqueue(piece);
              controller.close();
            } catch (error) {
              controller.error(error);
            }
          },
        });
      },
    };
  });
  const availability = vi.fn(async () => 'downloadable' as const);
  return { window: { LanguageModel: { availability, create } }, availability, create, destroyed, asked };
}

/** Everything that a session tells, in its order. */
function hear(window: object) {
  const told: unknown[][] = [];
  const tell =
    (name: string) =>
    (...given: unknown[]) =>
      void told.push([name, ...given]);
  const session = createLanguageModels(window).openSession(task, {
    onDownloaded: tell('downloaded'),
    onOpened: tell('opened'),
    onWritten: tell('written'),
    onAnswer: tell('answer'),
    onFailed: tell('failed'),
  });
  const until = (...last: unknown[]) => vi.waitFor(() => expect(told.at(-1)).toEqual(last));
  return { told, until, session };
}
const failing = (name: string) => () => Promise.reject(new DOMException('No.', name));

test('[WR1] it is asked for whether it is there in the language that is wanted', async () => {
  const { window, availability } = browserWith(() => []);
  expect(await createLanguageModels(window).checkAvailability('de')).toBe('downloadable');
  expect(availability.mock.calls).toEqual([
    [
      {
        expectedInputs: [{ type: 'text', languages: ['en', 'de'] }],
        expectedOutputs: [{ type: 'text', languages: ['de'] }],
      },
    ],
  ]);
  expect(await createLanguageModels({}).checkAvailability('de')).toBe('unavailable');
});

test('[WR1] it is loaded, asked, and asked once more in the same session', async () => {
  const { window, create, asked, destroyed } = browserWith((prompt) =>
    prompt === 'A mug.' ? ['Hot ', 'mug'] : ['Again'],
  );
  const { told, until, session } = hear(window);
  await until('answer', 'Hot mug');
  session.ask('Better.');
  await until('answer', 'Again');
  expect(told).toEqual([
    ['downloaded', 0],
    ['downloaded', 0.5],
    ['downloaded', 1],
    ['opened'],
    ['written', 'Hot '],
    ['written', 'Hot mug'],
    ['answer', 'Hot mug'],
    ['written', 'Again'],
    ['answer', 'Again'],
  ]);
  expect(create.mock.calls[0]?.[0].initialPrompts).toEqual([{ role: 'system', content: 'Write ads.' }]);
  expect(asked).toEqual([
    { prompt: 'A mug.', constraint: { type: 'object' } },
    { prompt: 'Better.', constraint: { type: 'object' } },
  ]);
  session.release();
  expect(destroyed).toHaveBeenCalledOnce();
});

test('[WR1] who lets go of it hears nothing more, and its memory is free', async () => {
  const { window, destroyed } = browserWith(() => new Promise<never>(() => {}));
  const { told, until, session } = hear(window);
  await until('opened');
  session.release();
  await Promise.resolve();
  expect(told.at(-1)).toEqual(['opened']);
  expect(destroyed).toHaveBeenCalledOnce();
});

test.each([
  ['one that may not be used', 'NotAllowedError', 'notAllowed'],
  ['a language that it has not learnt', 'NotSupportedError', 'otherLanguage'],
  ['more text than it takes', 'QuotaExceededError', 'tooMuch'],
  ['one that breaks', 'OperationError', 'broken'],
])('[WR1] %s is told', async (_, name, fault) => {
  await hear(browserWith(failing(name)).window).until('failed', fault);
});

test('[WR1] an answer of 2 MB is cut off', async () => {
  const piece = 'so '.repeat(10_000);
  const { told, until } = hear(browserWith(() => Array<string>(70).fill(piece)).window);
  await until('failed', 'answerTooLong');
  expect(told.filter(([name]) => name === 'written')).toHaveLength(6);
});
