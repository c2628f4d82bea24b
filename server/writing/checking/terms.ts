/** The words, figures and signs of a text with their places, what all forms of a word share, and what is denied. */
import type { ClaimWords } from './claimWords';
import type { Term } from './term';

/** A web address is one word. */
const TERM =
  /(?:www\.|https?:)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/\S*|(?<![\p{L}\p{N}])\.\d+|\d+(?:[.,]\d+)*|(?<=\d)'(?=\d+(?:\.\d+)?")|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*|(?<=\d ?)\*(?= ?\d)|[$€£₹%°½¼¾″"×]/gu;
/** How far a "no" or "not" reaches. */
const REACH = 6;

/** "8.5”", "5’8”": other signs of inches and feet, as long as these. */
const withPlainSigns = (text: string) =>
  text.replace(/(?<=\d)[”″]/gu, '"').replace(/(?<=\d)[’′](?=\d+(?:\.\d+)?")/gu, "'");

/** @param isSource what it keeps away from is not denied on a page: "works out of the box" */
export function termsOf(written: string, words: ClaimWords, isSource = false): Term[] {
  const text = withPlainSigns(written);
  const terms: (Term & { isDenied: boolean; isWithout: boolean })[] = [];
  let [piece, last, quoted] = [0, 0, false];
  for (const match of text.matchAll(TERM)) {
    const between = text.slice(last, match.index);
    const breaks = terms.length > 0 && /[,;:.!?()\n…•]|[–—]|\s-\s|["“”„«»]/.test(between);
    if (breaks) piece += 1;
    for (const mark of between)
      if (/[“„«]/.test(mark)) quoted = true;
      else if (/[”»]/.test(mark)) quoted = false;
    last = match.index + match[0].length;
    // Behind a figure it is the sign of inches, if no quote is open.
    if (match[0] === '"' && (quoted || !isBehindFigure(text, match.index))) {
      quoted = !quoted;
      piece += 1;
      continue;
    }
    for (const said of contracted(match[0])) {
      const lower = said.toLowerCase().replace(/’/g, "'");
      const without = words.withoutOf(lower);
      const root = /^[\p{L}]/u.test(said) ? words.rootOf(without ?? lower) : '';
      terms.push({
        text: said,
        lower,
        start: match.index,
        end: last,
        root,
        isContent: root !== '' && !words.isLittle(lower),
        breaksBefore: breaks,
        isLabelled: /^\s*[)\]]?\s*[:=]\s*$|^\s*[)\]]\s*$/.test(between),
        piece,
        isDenied: without !== null,
        isWithout: false,
        isJoined: between === '-' || between === '‑',
        isUnder: between === '/',
        isQuoted: quoted,
      });
    }
  }
  deny(terms, text, words, isSource);
  if (!isSource) leave(terms, words);
  return terms;
}

/** "Out of the microwave": the next thing; not "made out of oak", nor "nine out of ten". */
function leave(terms: (Term & { isDenied: boolean })[], { awayFrom, numbers }: ClaimWords): void {
  for (const [at, term] of terms.entries()) {
    const left = awayFrom.find((phrase) => phrase.every((word, nth) => terms[at + nth]?.lower === word));
    const before = terms[at - 1]?.lower ?? '';
    if (!left || term.breaksBefore || before === 'made' || numbers.has(before) || /\d/.test(before)) continue;
    const next = terms.slice(at + left.length).find(({ isContent }) => isContent);
    if (next) next.isDenied = true;
  }
}

/** 3", and 14 " with a space on both sides. */
const isBehindFigure = (text: string, at: number) =>
  /\d$/.test(text.slice(0, at)) || (/\d $/.test(text.slice(0, at)) && /^"(?:\s|$)/.test(text.slice(at)));

/** "isn't" denies as "is not" does. */
const contracted = (said: string) => {
  const not = /^(\p{L}+)n['’]t$/iu.exec(said);
  return not ? [not[1] ?? said, "n't"] : [said];
};

function deny(
  terms: (Term & { isDenied: boolean; isWithout: boolean })[],
  text: string,
  words: ClaimWords,
  isSource: boolean,
): void {
  const clauseStops = (at: number) =>
    /[.;:!?()\n–—…]/.test(text.slice(terms[at - 1]?.end ?? 0, terms[at]?.start));
  terms.forEach((term, at) => {
    const next = terms[at + 1];
    // "BPA-free": what stands before; "free of", "free from": what stands behind.
    if (words.freeOf.has(term.lower)) {
      const before = terms[at - 1];
      if (words.isOf(next?.lower)) denyForth(at + 1, true);
      // "Vegan and cruelty free": on a page, at the end of what it lists.
      else if (
        before?.isContent &&
        (term.isJoined || (isSource && !term.breaksBefore && (!next || next.breaksBefore)))
      )
        before.isDenied = before.isWithout = true;
      return;
    }
    if (words.isLimit(terms, at)) {
      for (let back = at; back >= 0 && terms[back]?.piece === term.piece; back--) {
        const denied = terms[back];
        if (denied) denied.isDenied = true;
      }
      return;
    }
    if (!words.negators.has(term.lower)) return;
    // "No more than 30": a bound, not a denial.
    if (words.than.has(terms[at + 2]?.lower ?? '') || words.onlys.has(next?.lower ?? '')) return;
    denyForth(at);
    if (words.nots.has(term.lower)) denyBack(at);
  });
  function denyForth(at: number, isWithout = false) {
    for (let forth = at + 1; forth <= at + REACH && forth < terms.length; forth++) {
      const denied = terms[forth];
      if (!denied || clauseStops(forth) || words.turns.has(denied.lower)) break;
      if (denied.breaksBefore && forth > at + 1 && !words.joins.has(denied.lower)) break;
      denied.isDenied = true;
      denied.isWithout ||= isWithout;
    }
  }
  /** "Paints and brushes are not included". */
  function denyBack(at: number) {
    // "Dry flat, do not tumble": an order says nothing of what stands before.
    const piece = terms[at]?.piece;
    if (clauseStops(at) || !terms.slice(0, at).some((term) => term.piece === piece && term.isContent)) return;
    const isList = terms.slice(0, at).some((term) => term.piece === piece && words.joins.has(term.lower));
    for (let back = at - 1; back >= 0; back--) {
      const denied = terms[back];
      if (!denied) break;
      denied.isDenied = true;
      // "The strap is included, the case isn't"; but "paints, brushes and paper are not".
      if (clauseStops(back) || (denied.breaksBefore && !isList)) break;
    }
  }
}
