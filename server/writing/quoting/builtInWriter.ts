/** The writer that needs no key: the seller's own claims in the frames of good ads, topics that we know; nothing invented. */
import type { AdBrief, ScriptIdea } from '../../../contract/script';
import type { ExplainerScripts } from '../explainer/explainerScripts';
import type { ScriptWriter } from '../scriptWriter';
import { claimsOf } from './claims';
import { FILLERS } from './fillers';
import { FRAMES } from './frames/frames';
import { anything } from './kinds';
import { problemsOf } from './problems';
import { productOf } from './productName';
import { isEnglish, plainDescription, sellersLines } from './sellersLines';
import { said } from './subject';
import { writeFrame } from './writeFrame';

const AUDIENCE_WORDS = 8;

export const createBuiltInWriter = (explainerScripts: ExplainerScripts): ScriptWriter => ({
  async writeAdScripts(brief, signal) {
    signal?.throwIfAborted();
    return adScripts(brief);
  },
  async writeExplainerScripts(brief, signal) {
    signal?.throwIfAborted();
    return explainerScripts(brief);
  },
});

function adScripts({ title, description, audience }: AdBrief): ScriptIdea[] {
  const product = productOf(title, description);
  const page = `${title}\n${plainDescription(description)}`;
  const claims = claimsOf(description, product);
  const lines = sellersLines(description).map(({ text }) => text);
  const problems = isEnglish(lines.join(' ')) ? problemsOf(lines, claims.features, product, page) : [];
  const seed = seedOf(title);
  const forWhom = spokenAudience(audience);
  const sayable = (lines: readonly string[]) => lines.flatMap((line) => said(line, product, page) ?? []);
  const own = product.kind.actions;
  const actions = [
    ...inTurn(sayable(own), seed),
    ...(own === anything.actions ? [] : sayable(anything.actions)),
  ];
  return FRAMES.flatMap((frame, turn) => {
    const pick = (lines: readonly string[], otherwise: readonly string[] = []) =>
      inTurn(sayable(lines), seed + turn)[0] ?? inTurn(sayable(otherwise), seed + turn)[0] ?? '';
    const action = actions[turn % actions.length] ?? '';
    const draft = frame.draft({ product, claims, problems, action, pick });
    return draft ? [writeFrame(frame, draft, forWhom, inTurn(sayable(FILLERS), seed + turn))] : [];
  });
}

/** Begun elsewhere for every product and frame, so that a list of ideas does not say one thing six times. */
const inTurn = (lines: readonly string[], turn: number): readonly string[] => {
  const start = lines.length === 0 ? 0 : (turn + seedOf(lines[0] ?? '')) % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)];
};

const seedOf = (title: string) =>
  [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** An audience that is a short English phrase can be named; a paragraph about a target group cannot. */
function spokenAudience(audience: string | undefined): string[] {
  const phrase =
    audience
      ?.trim()
      .replace(/^for\s+/i, '')
      .replace(/[.!?\s]+$/, '') ?? '';
  const isPhrase = /^[A-Za-z0-9][\w ,'&+-]*$/.test(phrase) && phrase.split(/\s+/).length <= AUDIENCE_WORDS;
  return isPhrase
    ? [`This one is for ${phrase.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}.`]
    : [];
}
