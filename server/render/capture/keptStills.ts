/** Stills of one film by a page that stays open between them: for a few at a time, opening it would cost more than they do. */
import type { RenderBrowser } from '../browser/renderBrowser';
import type { Draw, DrawInput } from '../draw';
import { COMPARED_FORMAT, openScreenshotPage, type ScreenshotPage } from './screenshotPage';

export interface KeptStills extends Pick<Draw, 'stills'> {
  close(): Promise<void>;
}

interface Open {
  readonly page: ScreenshotPage;
  close(outcome: 'fine' | 'broken'): Promise<void>;
}

export function keepStills(
  film: DrawInput,
  { browsers, files }: { readonly browsers: RenderBrowser; readonly files: { readonly origin: string } },
): KeptStills {
  const ended = new AbortController();
  let opened: Promise<Open> | undefined;

  async function open(longerSide: number | undefined): Promise<Open> {
    const lease = await browsers.lease(ended.signal);
    const opening = { origin: files.origin, signal: AbortSignal.any([ended.signal, lease.gone]) };
    try {
      const page = await openScreenshotPage(lease.browser, film, opening, COMPARED_FORMAT, longerSide);
      const close: Open['close'] = async (outcome) => {
        await page.close().catch(() => {});
        await lease.release(outcome);
      };
      return { page, close };
    } catch (error) {
      await lease.release('broken');
      throw error;
    }
  }

  const letGo = async (outcome: 'fine' | 'broken') => {
    const last = opened;
    opened = undefined;
    await last?.then(
      ({ close }) => close(outcome),
      () => {},
    );
  };

  /** One after the other: it is one page. */
  let turn = Promise.resolve();
  return {
    stills({ frames, longerSide }, { signal, onStill }) {
      const drawn = turn.then(async () => {
        const stills = new Map<number, Buffer>();
        try {
          for (const frame of frames) {
            signal.throwIfAborted();
            const { page } = await (opened ??= open(longerSide));
            const jpeg = await page.screenshot(frame);
            stills.set(frame, jpeg);
            onStill?.(frame, jpeg);
          }
          return stills;
        } catch (error) {
          if (!signal.aborted) await letGo('broken');
          throw error;
        }
      });
      turn = drawn.then(
        () => {},
        () => {},
      );
      return drawn;
    },
    async close() {
      ended.abort(new Error('The film is closed.'));
      await letGo('fine');
    },
  };
}
