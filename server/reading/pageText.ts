/** A fetched body as a page's text, and what of it is read. */
import { isAscii, isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import type { FetchedHead } from '../fetching/guardedFetch';

/** What lies further down is comments and recommendations. */
const READ_CHARACTERS = 2 * 1024 * 1024;
/** Of real pages few have 20,000; a thread's memory holds this many. */
const READ_TAGS = 60_000;
/** A saved page carries its pictures in itself: they are no address to fetch, and may be most of it. */
const INLINE_DATA = /data:[\w.+/-]{1,60};base64,[\w+/=%-]*/g;

const MARKS = [
  { encoding: 'utf-8', bytes: Buffer.from([0xef, 0xbb, 0xbf]) },
  { encoding: 'utf-16le', bytes: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', bytes: Buffer.from([0xfe, 0xff]) },
];

export const isPage = ({ contentType }: FetchedHead) =>
  contentType === '' || /html|xml|text\/plain/.test(contentType);

/** Scripts of a page's head may stand before what it says of itself; browsers read it anew then. */
const DECLARED_BYTES = 64 * 1024;

/** Letters enough to tell an encoding by. */
const MEASURED_BYTES = 256 * 1024;

/** By its byte order mark, the encoding that its server tells, else the page itself: the order of the HTML standard, but a page that was saved as UTF-8 still declares what it was served in. Where nobody tells one, UTF-8 where it is that, else as its letters are most likely meant. */
export function pageText(body: Buffer, told?: string): string {
  const marked = MARKS.find(({ bytes }) => body.subarray(0, bytes.length).equals(bytes));
  if (marked) return new TextDecoder(marked.encoding).decode(body);
  const beginning = body.toString('latin1', 0, DECLARED_BYTES);
  const inPage = /<meta[^>]+charset=["']?([\w-]+)/i.exec(beginning)?.[1];
  const stated = decoderOf(told) ?? (isWrittenInUtf8(body) ? undefined : decoderOf(inPage));
  if (stated) return stated.decode(body);
  const likely = isUtf8(body) ? undefined : chardet.detect(body.subarray(0, MEASURED_BYTES));
  return (decoderOf(likely ?? undefined) ?? new TextDecoder()).decode(body);
}

/** Letters beyond ASCII of another encoding are hardly ever UTF-8 by chance. */
const isWrittenInUtf8 = (body: Buffer) => isUtf8(body) && !isAscii(body);

/** Undefined where nothing is told, or an encoding that nobody knows. */
function decoderOf(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
}

export function beginningOf(html: string): string {
  const text = html.replace(INLINE_DATA, '').slice(0, READ_CHARACTERS);
  let end = -1;
  for (let tags = 0; tags < READ_TAGS; tags += 1) {
    end = text.indexOf('<', end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}

/** Data in a script run nothing. */
export const isScripted = (html: string) => /<script(?![^>]{0,200}\btype=["']?[\w/+.-]*json)/i.test(html);
