/** Why a browser that was found is of no use. */
import { browserVersion } from './browserVersion';
import type { FoundBrowser } from './foundBrowser';

/** One line; null when it starts. */
export async function whyItDoesNotStart(browser: FoundBrowser): Promise<string | null> {
  try {
    await browserVersion(browser);
    return null;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    return (stderr?.trim() || message).split('\n')[0] ?? 'it ended at once';
  }
}
