/** The receiving end of `sendPage`: says that it listens, and hears its opener alone. [PG3] */
import * as z from 'zod/mini';

export interface ReceivedPage {
  /** The sender's, as the browser tells it. */
  readonly origin: string;
  readonly address: string;
  readonly html: string;
}
const pageSchema = z.object({ address: z.string(), html: z.string() });

type Opened = Pick<Window, 'opener' | 'addEventListener' | 'removeEventListener'>;

/** Null where no window opened this one, or the two are kept apart. Returns how to stop listening. */
export function receivePage(window: Opened, onReceived: (page: ReceivedPage) => void): (() => void) | null {
  const opener = window.opener as Window | null;
  if (!opener) return null;
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    const page = pageSchema.safeParse(data);
    if (source === opener && page.success) onReceived({ origin, ...page.data });
  };
  window.addEventListener('message', onMessage);
  // Any site may know that this window is open.
  opener.postMessage('ready', '*');
  return () => window.removeEventListener('message', onMessage);
}

/** Sent as a form, so that the answer leads this window on: a new document, which its opener has no hold of. */
export function keepPage({ document }: Pick<Window, 'document'>, action: string, page: object): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, enctype: 'multipart/form-data', hidden: true });
  for (const [name, value] of Object.entries(page)) {
    const field = document.createElement('textarea');
    form.append(Object.assign(field, { name, value: String(value) }));
  }
  document.body.append(form);
  form.submit();
}
