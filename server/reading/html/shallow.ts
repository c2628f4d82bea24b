/** HTML with no more elements in one another than pages need, so that what is asked of all boxes around an element stays cheap. */

/** Of 184 captured shop pages the deepest has 38; Chromium itself nests no more than 512. */
const DEEPEST = 128;
/** Elements that hold nothing, and those that the next of their kind closes. */
const NOT_OPENED =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|colgroup|rp|rt|html|head|body)$/;
/** What stands in them is text. */
const IS_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/;
const TOKEN = /<!--|-->|<(\/?)([a-z][a-z0-9-]*)/gi;
/** Holds nothing: what stood in it stands behind it. */
const EMPTY = 'wbr';

/**
 * The same HTML where it nests no deeper; else elements further in become empty ones, which what they held follows.
 * Token by token: all of them at once would be a list that no thread has the memory for.
 */
export function shallow(html: string): string {
  const open: string[] = [];
  const kept: string[] = [];
  let until = 0;
  let beyond = 0;
  let textIn = '';
  const tokens = new RegExp(TOKEN);
  for (let token = tokens.exec(html); token; token = tokens.exec(html)) {
    const [written, slash = '', tag] = token;
    if (tag === undefined) {
      if (textIn === '' && written === '<!--') textIn = '-->';
      else if (textIn === written) textIn = '';
      continue;
    }
    const name = tag.toLowerCase();
    if (textIn !== '') {
      if (slash && name === textIn) textIn = '';
      continue;
    }
    if (IS_TEXT.test(name)) {
      if (!slash) textIn = name;
      continue;
    }
    if (NOT_OPENED.test(name)) continue;
    if (slash && beyond === 0) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      continue;
    }
    if (!slash && open.length < DEEPEST) {
      open.push(name);
      continue;
    }
    beyond += slash ? -1 : 1;
    kept.push(html.slice(until, token.index), `<${slash}${EMPTY}`);
    until = tokens.lastIndex;
  }
  return until === 0 ? html : kept.join('') + html.slice(until);
}
