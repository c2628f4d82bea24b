/** A `fetch` for uploads that reports how much is sent, which only XMLHttpRequest can. [E7] */

type Options = Pick<Window & typeof globalThis, 'XMLHttpRequest'>;

/** @param onSent is called with the share of the body that is sent, 0 to 1, where its length is known. */
export const createFetchWithProgress =
  ({ XMLHttpRequest }: Options) =>
  (onSent: (sent: number) => void): typeof globalThis.fetch =>
  (address, { method = 'GET', headers, body = null, signal } = {}) =>
    new Promise((resolve, reject) => {
      const asked = new XMLHttpRequest();
      const end = (settle: () => void) => () => {
        signal?.removeEventListener('abort', onAbort);
        settle();
      };
      const onAbort = () => asked.abort();
      asked.open(method, address instanceof Request ? address.url : String(address));
      asked.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) asked.setRequestHeader(name, value);
      asked.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        lengthComputable && total > 0 ? onSent(loaded / total) : undefined,
      );
      asked.addEventListener(
        'load',
        end(() => resolve(new Response(asked.response as Blob, { status: asked.status }))),
      );
      asked.addEventListener(
        'error',
        end(() => reject(new TypeError('nobody answered'))),
      );
      asked.addEventListener(
        'abort',
        end(() => reject(signal?.reason ?? new DOMException('It was cancelled', 'AbortError'))),
      );
      if (signal?.aborted) return reject(signal.reason as Error);
      signal?.addEventListener('abort', onAbort);
      asked.send(body as XMLHttpRequestBodyInit);
    });
