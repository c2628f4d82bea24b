/** Fills a frame: as many claims as fit, then as many of the frame's own lines as are missing. */
import { IDEA_WORDS } from '../../../../contract/limits';
import type { ScriptIdea } from '../../../../contract/script';
import { countWords } from '../../../../contract/countWords';
import type { Claims } from './claims';
import type { Frame, FrameInput } from './frames';

const MOST_CLAIMS = 4;

export function writeFrame(frame: Frame, input: FrameInput, { features, offers }: Claims): ScriptIdea {
  const opening = frame.opening(input);
  const closing = frame.closing(input);
  const room = IDEA_WORDS.max - countWords([...opening, ...closing].join(' '));
  const start = features.length > 3 ? frame.startsAt : 0;
  const inTurn = [...features.slice(start), ...features.slice(0, start)];
  const body: string[] = [];
  const fits = (line: string) => countWords([...body, line].join(' ')) <= room;
  let claims = 0;
  for (const claim of inTurn) {
    const line = [frame.joints[claims], claim].filter(Boolean).join(' ');
    if (claims === MOST_CLAIMS || !fits(line) || saysAgain(body, claim)) continue;
    body.push(line);
    claims++;
  }
  const offer = offers.find(fits);
  if (offer) body.push(offer);
  for (const filler of frame.fillers(input)) {
    if (countWords([...opening, ...body, ...closing].join(' ')) >= IDEA_WORDS.min + 2) break;
    if (fits(filler)) body.push(filler);
  }
  return { title: frame.title, script: [...opening, ...body, ...closing].join(' ') };
}

/** Two claims that share most of their longer words are one claim. */
function saysAgain(body: readonly string[], claim: string): boolean {
  const long = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const own = long(claim);
  return (
    own.length > 1 &&
    body.some((line) => own.filter((word) => long(line).includes(word)).length > own.length * 0.6)
  );
}
