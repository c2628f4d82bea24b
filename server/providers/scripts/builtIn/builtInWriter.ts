/** The writer that needs no key: the seller's own claims in the frames of good ads, topics that we know; nothing invented. */
import type { AdBrief } from '../../../../contract/script';
import { explainerScripts } from '../explainer/explainerScripts';
import type { ScriptWriter } from '../scriptWriter';
import { claimsOf } from './claims';
import { FRAMES } from './frames';
import { problemOf } from './problems';
import { named, shortName } from './productName';
import { writeFrame } from './writeFrame';

const AUDIENCE_WORDS = 8;

export const createBuiltInWriter = (): ScriptWriter => ({
  async writeAdScripts({ title, description, audience }: AdBrief, signal) {
    signal?.throwIfAborted();
    const input = {
      name: named(shortName(title), description),
      audience: spokenAudience(audience),
      problem: problemOf(description),
    };
    const claims = claimsOf(description);
    return FRAMES.map((frame) => writeFrame(frame, input, claims));
  },
  async writeExplainerScripts(brief, signal) {
    signal?.throwIfAborted();
    return explainerScripts(brief);
  },
});

/** An audience that is a short English phrase can be named; a paragraph about a target group cannot. */
function spokenAudience(audience: string | undefined): string | undefined {
  const phrase =
    audience
      ?.trim()
      .replace(/^for\s+/i, '')
      .replace(/[.!?\s]+$/, '') ?? '';
  const isPhrase = /^[A-Za-z0-9][\w ,'&+-]*$/.test(phrase) && phrase.split(/\s+/).length <= AUDIENCE_WORDS;
  return isPhrase ? phrase.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) : undefined;
}
