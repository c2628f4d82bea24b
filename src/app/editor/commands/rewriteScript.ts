/** A script that was edited as one text, put into the video as one step: what stayed keeps its sound. [SC1] */
import { SENTENCE_CHARACTERS, VIDEO_MS } from '../../../../contract/limits';
import { joinWords } from '../../../../contract/video/spokenWords';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import type { Outcome } from '../../../editor-engine/kernel/engine';
import { foretold } from '../../../editor-engine/script/foretold';
import {
  countsOf,
  longestRise,
  rewritten,
  type RewriteCounts,
} from '../../../editor-engine/script/rewritten';
import { placeSaying } from '../../../editor-engine/script/placeSaying';
import { sentencesOf } from '../../../editor-engine/script/sentences';
import { RefusedCommand } from '../../../machines/captionEdit/refusalCode';
import type { ScriptPlace } from '../../../machines/captionEdit/scriptEdit.machine';
import { asOneStep } from './captionCommands';
import { boundaryNear, changePlace, type Spoken } from './scriptCommands';

/** What is to be said where, before anything is changed; where it is put in, the place has no length. */
export type SayInPlace = (text: string, place: ScriptPlace) => Promise<Spoken>;

const MERGED = { mergeAs: 'script' };
/** Of what a sentence is foretold to take: less it hardly takes, so nothing is refused that would fit. */
const LEAST = 0.75;

/** @throws RefusedCommand, and then nothing has changed; or what `say` rejects with. */
export async function rewriteScript(
  engine: EditorEngine,
  text: string,
  say: SayInPlace,
  onSaid: (done: number, all: number) => void,
): Promise<RewriteCounts> {
  const before = sentencesOf(engine.videoData());
  const was = before.map((one) => one.text);
  const plan = rewritten(was, text);
  refuseWhatCannotBe(plan.sentences.map((one) => one.text));
  const fresh = plan.sentences.filter(({ isSame }) => !isSame);
  const said = new Map<(typeof fresh)[number], Spoken>();
  const { staysMs, newMs } = foretold(engine.videoData(), plan);
  const leastMs = () =>
    fresh.reduce((sum, one) => sum + (said.get(one)?.words.at(-1)?.to ?? LEAST * newMs(one.text)), staysMs);
  if (leastMs() > VIDEO_MS.max) throw new RefusedCommand('scriptTooLong');
  onSaid(0, fresh.length);
  let end = before[0]?.from ?? 0;
  for (const one of plan.sentences) {
    const own = one.was === null ? undefined : before[one.was];
    const place = own ? { from: own.from, to: own.to, said: own.text } : { from: end, to: end, said: '' };
    if (!one.isSame) {
      said.set(one, await say(one.text, place));
      onSaid(said.size, fresh.length);
      // As soon as it is sure: the rest would be spoken for nothing.
      if (leastMs() > VIDEO_MS.max) throw new RefusedCommand('tooLong');
    }
    end = own?.to ?? end;
  }
  const now = () => sentencesOf(engine.videoData());
  if (joinWords(now().map((one) => one.text)) !== joinWords(was)) throw new RefusedCommand('scriptChanged');

  const order = orderedWith(
    plan.removed,
    plan.sentences.flatMap(({ was: own }) => (own === null ? [] : [own])),
  );
  const behind = new Map<number | null, Spoken[]>();
  let last: number | null = null;
  for (const one of plan.sentences) {
    const spoken = said.get(one);
    if (one.was !== null) last = one.was;
    else if (spoken) behind.set(last, [...(behind.get(last) ?? []), spoken]);
  }
  const changed = new Map(plan.sentences.map((one) => [one.was, said.get(one)] as const));
  const gone = new Set(plan.removed);
  const commands: (() => Outcome)[] = [];
  for (const { from, to } of movesTo(order))
    commands.push(() => {
      const { from: begins = 0, text: says = '' } = now()[from] ?? {};
      return engine.execute('script.move', { from: begins, said: says, toIndex: to }, MERGED);
    });
  // From the last to the first: what is changed moves no place before it, and by how much it moves those behind it the duration says.
  let places: readonly ScriptPlace[] = [];
  let where = 0;
  const stand = (atMs: number): Outcome => {
    where = boundaryNear(engine, atMs);
    return { done: true };
  };
  const put = (place: ScriptPlace, spoken: Spoken | null) => {
    const data = engine.videoData();
    const there = place.said === '' ? place : placeSaying(data, place);
    const outcome = changePlace(engine, there, spoken);
    where = boundaryNear(engine, there.to + Math.round(engine.videoData().duration - data.duration));
    return outcome;
  };
  const putIn = (spoken: readonly Spoken[]) => {
    for (const one of spoken) commands.push(() => put({ from: where, to: where, said: '' }, one));
  };
  commands.push(() => {
    places = now().map(({ from, to, text: says }) => ({ from, to, said: says }));
    return { done: true };
  });
  const placeOf = (index: number): ScriptPlace => places[index] ?? { from: 0, to: 0, said: '' };
  for (const [index, own] of [...order.entries()].toReversed()) {
    const spoken = changed.get(own);
    if (gone.has(own)) commands.push(() => put(placeOf(index), null));
    else if (spoken) commands.push(() => put(placeOf(index), spoken));
    else commands.push(() => stand(placeOf(index).to));
    putIn(behind.get(own) ?? []);
  }
  commands.push(() => stand(placeOf(0).from));
  putIn(behind.get(null) ?? []);
  const wanted = joinWords(plan.sentences.map((one) => one.text));
  // Sentences that nothing ends run into each other: what came of it is held against what was written.
  commands.push(() =>
    joinWords(now().map((one) => one.text)) === wanted
      ? { done: true }
      : { done: false, why: 'scriptChanged' },
  );
  asOneStep(engine, commands);
  return countsOf(plan);
}

/** Plainly, and before anything is spoken. */
function refuseWhatCannotBe(texts: readonly string[]): void {
  if (texts.length === 0) throw new RefusedCommand('lastSentence');
  if (texts.some((text) => text.length > SENTENCE_CHARACTERS)) throw new RefusedCommand('sentenceTooLong');
}

/** All sentences as they are to stand, those that go behind the one that they stood behind. */
function orderedWith(removed: readonly number[], kept: readonly number[]): readonly number[] {
  const order = [...kept];
  for (const one of removed) order.splice(order.indexOf(one - 1) + 1, 0, one);
  return order;
}

/** One after the other: which sentence, by where it stands then, goes to which place. */
function movesTo(order: readonly number[]): readonly { readonly from: number; readonly to: number }[] {
  const staying = new Set(longestRise(order));
  const current = order.toSorted((a, b) => a - b);
  return order.flatMap((one, index) => {
    if (staying.has(one)) return [];
    const from = current.indexOf(one);
    current.splice(from, 1);
    const before = order[index - 1];
    const to = before === undefined ? 0 : current.indexOf(before) + 1;
    current.splice(to, 0, one);
    return from === to ? [] : [{ from, to }];
  });
}
