/** The script leads: what is said at one place changes, and voice, captions, pictures and music follow. [SC1] */
import { VIDEO_ITEMS, VIDEO_MS } from '../../../../contract/limits';
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import type { Span } from '../../selectors/placement.selectors';
import { saidBetween, sentencesOf } from '../../script/sentences';
import { createScriptTime } from '../../script/scriptTime';
import type { Speaker } from '../../script/spokenBy';
import { isRefusal } from '../shared/itemEdits';
import { wholeFrom } from '../shared/itemTimes';
import { planned, type Plan } from '../shared/plan';
import { voiceClip, withoutStretch, type SpokenSound } from './cutVoice';
import { planCut, type ScriptCut } from './cutScript';
import { planMove, type SentenceMove } from './moveSentence';
import { othersAt } from './pictureWindows';
import { retold } from './retold';

export interface SpokenSentence {
  /** In ms from where the sound begins, in order. */
  readonly words: readonly { readonly text: string; readonly from: number; readonly to: number }[];
  /** None where nobody speaks, or nobody yet. */
  readonly sound: SpokenSound | null;
  /** The moments are estimated: it is to be spoken before the video is rendered. */
  readonly isUnspoken?: boolean;
  /** Who is to say it, and how fast, where it is not as the project's own. */
  readonly toBeSpokenBy?: Partial<Speaker>;
}
export interface ScriptChange extends Span {
  /** What stands there, as `sentencesOf` tells it: another text was changed meanwhile. Empty where something is put in. */
  readonly said: string;
  /** Null takes the stretch out. */
  readonly spoken: SpokenSentence | null;
}

/** Around a sentence that is put in where there was none; and what a last sound may ring after its last word. */
const PAUSE_MS = 150;
const RINGING_MS = 80;

export const scriptPlugin = definePlugin({
  id: 'script',
  commands: {
    'script.change': planned<ScriptChange>(planChange),
    'script.move': planned<SentenceMove>(planMove),
    'script.cut': planned<ScriptCut>(planCut),
  },
});

function planChange(
  data: VideoData,
  { from, to, said, spoken }: ScriptChange,
  newId: (prefix: string) => string,
): Plan | Refusal {
  if (!(from >= 0 && to >= from && to <= data.duration)) return 'notBetween';
  if (saidBetween(data, from, to) !== said) return 'scriptChanged';
  if (spoken && !isInOrder(spoken)) return spoken.words.length === 0 ? 'emptyText' : 'badValue';
  const isAll = sentencesOf(data).every((one) => one.from >= from && one.to <= to);
  if (!spoken && isAll) return 'lastSentence';
  const pauses = pausesIn(data, { from, to });
  const startMs = wholeFrom(from + Math.max(0, pauses.before - (spoken?.words[0]?.from ?? 0)));
  const lengthMs = spoken ? lengthOf(spoken, pauses.after) + startMs - from : 0;
  const time = createScriptTime({ from, to }, lengthMs);
  const durationMs = time.at(data.duration);
  if (durationMs > VIDEO_MS.max) return 'tooLong';
  const voice = withoutStretch(data, time, newId);
  if (isRefusal(voice)) return voice;
  const words = (spoken?.words ?? []).map((word) => ({
    text: word.text,
    from: word.from + startMs,
    to: word.to + startMs,
  }));
  const captions = retold(
    data,
    { time, words, unspoken: spoken?.isUnspoken === true ? (spoken.toBeSpokenBy ?? {}) : null },
    newId,
  );
  const clip = spoken?.sound
    ? [voiceClip(data, spoken.sound, { id: newId('voice'), fromMs: startMs, untilMs: from + lengthMs })]
    : [];
  const others = othersAt(data, time, durationMs);
  const plan = {
    rewritten: [...voice.rewritten, ...captions.rewritten, ...others.rewritten],
    added: [...voice.added, ...clip, ...captions.added],
    removed: [...voice.removed, ...captions.removed, ...others.removed],
    marked: (data.markers ?? []).flatMap(({ id, at }) => {
      const next = Math.min(time.at(at), durationMs);
      return next === at ? [] : [{ id, at: next }];
    }),
    durationMs,
  };
  const count = Object.keys(data.trackItemsMap).length + plan.added.length - plan.removed.length;
  return count > VIDEO_ITEMS ? 'tooManyItems' : plan;
}

function isInOrder({ words, sound }: SpokenSentence): boolean {
  const times = words.flatMap((word) => [word.from, word.to]);
  return (
    words.length > 0 &&
    words.every(({ text }) => text.trim() !== '') &&
    times.every((ms, index) => ms >= (times[index - 1] ?? 0)) &&
    (times.at(-1) ?? 0) > 0 &&
    (!sound || sound.durationMs > 0)
  );
}

/** Of what is said there: from where its stretch begins to its first word, and from its last to where it ends. ms */
function pausesIn(data: VideoData, { from, to }: Span) {
  const words = sentencesOf(data)
    .filter((one) => one.from >= from && one.to <= to)
    .flatMap((one) => one.words);
  const [first, last] = [words[0], words.at(-1)];
  return first && last
    ? { before: Math.max(0, first.from - from), after: Math.max(0, to - last.to) }
    : { before: PAUSE_MS, after: PAUSE_MS };
}

/** ms from where the sound begins to where its stretch ends. Silence at the end of the sound is left out. */
function lengthOf({ words, sound }: SpokenSentence, pauseMs: number): number {
  const lastMs = words.at(-1)?.to ?? 0;
  const ringing = sound ? Math.min(RINGING_MS, Math.max(0, sound.durationMs - lastMs)) : 0;
  return Math.round(lastMs + Math.max(pauseMs, ringing));
}
