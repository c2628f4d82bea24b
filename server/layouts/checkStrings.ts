/** Nothing in a layout leads out of the user's own files: no address, no style that fetches, no way upwards. */
import { isStorable } from '../../contract/text';
import { stringsIn } from '../http/nested';
import { mediaRef } from '../media/mediaAddresses';
import { userPrefix } from '../storage/storage';
import { LayoutRefused, NoSuchFile, type Path } from './layoutRefused';
import { isProse } from './layoutProse';

/** Schemes that a browser fetches or runs, and `//host`. */
const FOREIGN =
  /^(?:\/\/|\\\\|(?:https?|wss?|ftp|file|filesystem|javascript|vbscript|data|blob|about|chrome|view-source):)/i;
/** Browsers skip blanks and controls before and within a scheme. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for.
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200d\ufeff]+/g;
/** Functions of CSS that fetch. */
const CSS_FETCHES = /(?:\b(?:url|image-set|cross-fade|element|expression)\(|@import)/i;
const CSS_ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gis;
const UPWARDS = /(?:^|[/\\])\.\.(?:[/\\]|$)/;
const OURS = mediaRef('');
const LAST_CODE_POINT = 0x10ffff;
const QUOTED_CHARACTERS = 100;

const withoutEscapes = (text: string) =>
  text.replace(CSS_ESCAPE, (_, hex: string | undefined, plain: string | undefined) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), LAST_CODE_POINT)) : (plain ?? ''),
  );

/** Throws where a string that may be taken for an address is one that must not be there. */
function checkAddress(layout: unknown, path: Path, text: string): void {
  const value = text.slice(0, QUOTED_CHARACTERS);
  const refuse = (why: string) => {
    throw new LayoutRefused('foreign_media', layout, path, `“${value}” ${why}`, { address: value });
  };
  if (FOREIGN.test(text.replace(SKIPPED, '')))
    refuse('is not one of your files. Upload it first, then use it in the video');
  if (CSS_FETCHES.test(withoutEscapes(text)))
    throw new LayoutRefused(
      'foreign_style',
      layout,
      path,
      `“${value}” would fetch something. Use plain values`,
      { value },
    );
  if (UPWARDS.test(text)) refuse('leads out of your files');
}

/** @param layout in stored form. Throws a `Problem`. */
export function checkStrings(layout: unknown, userId: string): void {
  const own = mediaRef(userPrefix(userId));
  for (const { text, path } of stringsIn(layout)) {
    // Neither can be held by the database.
    if (!isStorable(text))
      throw new LayoutRefused(
        'unreadable_text',
        layout,
        path,
        'it holds characters that cannot be stored',
        {},
      );
    // Even among words: this is the form in which addresses are stored, and it is signed on its way out.
    if (text.startsWith(OURS)) {
      if (!text.startsWith(own) || text.includes('..')) throw new NoSuchFile(layout, path);
      continue;
    }
    if (!isProse(path)) checkAddress(layout, path, text);
  }
}
