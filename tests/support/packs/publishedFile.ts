/** A file at its published address: served in ranges, and a line that can stand still. */
import type http from 'node:http';

export interface PublishedFile {
  bytes: Buffer;
  /** How much goes over the line before it stands still. */
  sent: number;
  /** What was asked for, in order. */
  ranges: (string | undefined)[];
  readonly serve: http.RequestListener;
  /** Lets go of lines that stand still, and forgets what was asked for. */
  reset(bytes: Buffer): void;
}

export function publishedFile(bytes: Buffer): PublishedFile {
  let held: (() => void)[] = [];
  const file: PublishedFile = {
    ...{ bytes, sent: Infinity, ranges: [] },
    serve(request, response) {
      file.ranges.push(request.headers.range);
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const { length } = file.bytes;
      response.writeHead(from > 0 ? 206 : 200, {
        'content-length': length - from,
        ...(from > 0 && { 'content-range': `bytes ${from}-${length - 1}/${length}` }),
      });
      if (file.sent >= length) return void response.end(file.bytes.subarray(from));
      response.write(file.bytes.subarray(from, file.sent));
      held.push(() => response.destroy());
    },
    reset(whole) {
      for (const letGo of held) letGo();
      held = [];
      Object.assign(file, { bytes: whole, sent: Infinity, ranges: [] });
    },
  };
  return file;
}
