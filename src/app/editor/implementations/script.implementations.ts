/** Sentences spoken by the server and put into the video. [SC1] */
import { fromCallback, fromPromise } from 'xstate';
import { getClientConfig } from '../../../../contract/routes/clientConfig.routes';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { cutOf, fillersIn, pausesIn, saidIn, wordsWithin } from '../../../editor-engine/script/cuts';
import { captionsOver } from '../../../editor-engine/script/heardInClip';
import type { Span } from '../../../editor-engine/selectors/placement.selectors';
import { sentencesOf } from '../../../editor-engine/script/sentences';
import { isRecordedAt, speakerAt, speakerOf, type Speaker } from '../../../editor-engine/script/spokenBy';
import { editorCommandMessages } from '../../../locales/messages/editor/commands';
import { editorCaptionsMessages } from '../../../locales/messages/editor/captions';
import { clipCaptionsMachine } from '../../../machines/captionEdit/clipCaptions.machine';
import { RefusedCommand } from '../../../machines/captionEdit/refusalCode';
import { scriptCutMachine } from '../../../machines/captionEdit/scriptCut.machine';
import { scriptEditMachine, type ScriptPlace } from '../../../machines/captionEdit/scriptEdit.machine';
import {
  scriptReadingMachine,
  type Reading,
  type ReadingEvent,
} from '../../../machines/captionEdit/scriptReading.machine';
import { scriptTextMachine, type RewriteEvent } from '../../../machines/captionEdit/scriptText.machine';
import { refusalOf } from '../../../machines/shared/refusal';
import { createGenerateService } from '../../../services/generate.service';
import type { Call } from '../../../services/http';
import type { App } from '../../app';
import { createSpeechService } from '../../../services/speech.service';
import { asking, telling } from '../../calling';
import { provideAudioPreview } from '../../implementations/wizards/audioPreview.implementations';
import { provideVoiceRecorder } from '../../implementations/wizards/voiceRecorder.implementations';
import { inReadersWords } from '../../voiceWords';
import { createCommands } from '../commands/createCommands';
import { rewriteScript } from '../commands/rewriteScript';
import { changeScript, cutScript, placeAfter, respeakScript, unspoken } from '../commands/scriptCommands';

interface Deps {
  readonly engine: EditorEngine;
  readonly call: Call;
  readonly projectId: string;
  readonly announce: (text: string) => void;
  readonly window: Window & typeof globalThis;
  readonly toasts: App['toasts'];
}

const { script: words, cut: cutWords, heard: heardWords } = editorCaptionsMessages;

function createSpeaking({ engine, call, projectId }: Pick<Deps, 'engine' | 'call' | 'projectId'>) {
  const { speakSentence } = createSpeechService(call);
  const inPlace = (place: ScriptPlace): Partial<Speaker> => speakerAt(engine.videoData(), place);
  /** What is not said of the speaker is as it is in that place, else the project's own. */
  return (text: string, place: ScriptPlace, speaker: Partial<Speaker>, signal: AbortSignal) =>
    speakSentence({ projectId, text, ...inPlace(place), ...speaker }, signal);
}

export function provideScriptEdit(deps: Deps) {
  const { engine, announce } = deps;
  const commands = createCommands(deps);
  const speak = createSpeaking(deps);
  const { timeRecording } = createSpeechService(deps.call);
  return scriptEditMachine.provide({
    actors: {
      voiceRecorder: provideVoiceRecorder(deps, { of: 'sentence', silence: () => silencePreview(deps) }),
      audioPreview: provideAudioPreview(deps),
      timeRecording: fromPromise(({ input, signal }) =>
        timeRecording({ projectId: deps.projectId, ...input }, signal),
      ),
      speakSentence: fromPromise(({ input: { text, place, ...chosen }, signal }) =>
        speak(text, place, speakerOf(chosen), signal),
      ),
      changeScript: fromPromise(async ({ input: { place, written, next } }) => {
        const { duration } = engine.videoData();
        changeScript(engine, place, written);
        return (
          next && placeAfter(engine, next, next.from < place.to ? 0 : engine.videoData().duration - duration)
        );
      }),
    },
    actions: {
      announceChange: (_, written) => written && announce(words.changed[written.kind]),
      moveSentence: (_, { place: { from, said }, toIndex }) =>
        void commands.perform('script.move', { from, said, toIndex }),
    },
  });
}

/** The video is not heard while somebody speaks into the microphone. Returns how to let it be heard again. */
function silencePreview({ engine, announce }: Deps): () => void {
  const { playback } = engine.session;
  playback.pause();
  return playback.subscribe(() => {
    if (!playback.get().isPlaying) return;
    // The store takes nothing from whoever it is just notifying.
    queueMicrotask(playback.pause);
    announce(words.own.waits);
  });
}

export function provideScriptReading(deps: Deps) {
  const { fetchVoices } = createGenerateService(deps.call);
  const speak = createSpeaking(deps);
  return scriptReadingMachine.provide({
    actors: {
      fetchVoices: asking(async (signal) => inReadersWords(await fetchVoices(signal))),
      speakScript: fromCallback(({ input: { reading }, sendBack }) =>
        telling<ReadingEvent>(
          async (signal) => ({
            type: 'script.spoken',
            ...(await speakAll(deps.engine, reading, {
              speak: (text, place, speaker) => speak(text, place, speaker, signal),
              onSpoken: (done, all) => sendBack({ type: 'sentence.spoken', done, all }),
            })),
          }),
          { failed: (error) => ({ type: 'script.refused', detail: whyNot(error) }), sendBack },
        ),
      ),
    },
    actions: {
      announceSpoken: (_, { sentences, recorded }) =>
        deps.announce(words.reading.spoken(sentences, recorded)),
    },
  });
}

export function provideScriptText(deps: Deps) {
  const { engine, announce } = deps;
  const speak = createSpeaking(deps);
  return scriptTextMachine.provide({
    actors: {
      rewriteScript: fromCallback(({ input: { text, how }, sendBack }) =>
        telling<RewriteEvent>(
          async (signal) => ({
            type: 'script.rewritten',
            counts: await rewriteScript(
              engine,
              text,
              async (said, place) => {
                if (how === 'unspoken') return unspoken(said, speakerAt(engine.videoData(), place));
                const spoken = await speak(said, place, {}, signal);
                // Whoever cancelled wants nothing of it in the video.
                signal.throwIfAborted();
                return spoken;
              },
              (done, all) => sendBack({ type: 'sentence.spoken', done, all }),
            ),
          }),
          {
            failed: (error) => ({
              type: 'script.refused',
              problem:
                error instanceof RefusedCommand ? { code: error.code } : { detail: refusalOf(error).detail },
            }),
            sendBack,
          },
        ),
      ),
    },
    actions: { announceRewritten: (_, counts) => announce(words.asText.counts(counts)) },
  });
}

/** A clip is heard by the server, and its words written into the video as one step. [SC5] */
export function provideClipCaptions({ engine, call, projectId, announce }: Deps) {
  const { transcribe } = createSpeechService(call);
  return clipCaptionsMachine.provide({
    actors: {
      askForRecogniser: asking(async (signal) => (await call(getClientConfig, { signal })).transcribes),
      transcribeClip: fromPromise(({ input: { src }, signal }) => transcribe({ projectId, src }, signal)),
      writeCaptions: fromPromise(async ({ input }) => {
        const outcome = engine.execute('captions.transcribe', input);
        if (!outcome.done) throw new RefusedCommand(outcome.why);
        const item = engine.item(input.id);
        return item ? captionsOver(engine.videoData(), item).length : 0;
      }),
    },
    actions: { announceWritten: (_, count) => announce(heardWords.written(count)) },
  });
}

/**
 * What is not spoken yet within a stretch, spoken as it waits to be; where the speaker is to be another, what is spoken
 * there already by the items that it is about. Put into the video as one step.
 */
export type SpeakWhere = (
  place: Span & { readonly itemIds: readonly string[] },
  speaker: Partial<Speaker>,
  signal: AbortSignal,
) => Promise<void>;
export function createSpeakWhere(deps: Pick<Deps, 'engine' | 'call' | 'projectId'>): SpeakWhere {
  const speak = createSpeaking(deps);
  return async ({ from, to, itemIds }, speaker, signal) => {
    const data = deps.engine.videoData();
    const items = itemIds.flatMap((id) => deps.engine.item(id) ?? []);
    const isMeant = (one: Span) =>
      Object.keys(speaker).length > 0 &&
      !isRecordedAt(data, one) &&
      items.some((item) => shareMost(item.display, one));
    const asked = sentencesOf(data).filter(
      (one) => one.from < to && from < one.to && (one.isUnspoken || isMeant(one)),
    );
    await speakSentences(deps.engine, asked, {
      speak: (text, place) => speak(text, place, speaker, signal),
      onSpoken: () => {},
    });
  };
}
/** Whether the shorter of the two is mostly within the other. */
const shareMost = (one: Span, other: Span): boolean =>
  2 * (Math.min(one.to, other.to) - Math.max(one.from, other.from)) >
  Math.min(one.to - one.from, other.to - other.from);

export function provideScriptCut({ engine, call, projectId, announce }: Deps) {
  const { listFillers } = createSpeechService(call);
  /** Announced: how many stretches went, or why none did. */
  const cut = (spans: readonly Span[], said: (count: number) => string) => {
    const outcome = cutScript(engine, spans);
    announce(outcome.done ? said(spans.length) : editorCommandMessages.refusals[outcome.why]);
  };
  return scriptCutMachine.provide({
    actors: { fetchFillers: asking((signal) => listFillers(projectId, signal)) },
    actions: {
      cutWords(_, chosen) {
        const words = chosen ? wordsWithin(saidIn(engine.videoData()), chosen).length : 0;
        const span = chosen && cutOf(engine.videoData(), chosen);
        if (span) cut([span], () => cutWords.cutDone(words));
      },
      tidy(_, { what, fillers }) {
        const data = engine.videoData();
        if (what === 'pauses') return cut(pausesIn(data), cutWords.pausesDone);
        const spans = fillersIn(data, fillers).flatMap((one) => cutOf(data, one) ?? []);
        return cut(spans, cutWords.fillersDone);
      },
    },
  });
}

interface Speaking {
  readonly speak: (
    text: string,
    place: ScriptPlace,
    speaker: Partial<Speaker>,
  ) => ReturnType<ReturnType<typeof createSpeechService>['speakSentence']>;
  readonly onSpoken: (done: number, all: number) => void;
}

/** One after the other, so that the first that fails ends it. @returns how many sentences were spoken, and how many stay as their owner said them */
async function speakAll(engine: EditorEngine, reading: Reading, { speak, onSpoken }: Speaking) {
  const data = engine.videoData();
  const asked = sentencesOf(data).filter(({ isUnspoken }) => reading.which === 'all' || isUnspoken);
  const sentences = asked.filter((one) => !isRecordedAt(data, one));
  const speaker = reading.which === 'all' ? { voice: reading.voice, speed: reading.speed } : {};
  await speakSentences(engine, sentences, {
    speak: (text, place) => speak(text, place, speaker),
    onSpoken,
  });
  return { sentences: sentences.length, recorded: asked.length - sentences.length };
}

type Spoken = Awaited<ReturnType<Speaking['speak']>>;
async function speakSentences(
  engine: EditorEngine,
  sentences: readonly (Span & { readonly text: string })[],
  {
    speak,
    onSpoken,
  }: Pick<Speaking, 'onSpoken'> & { speak: (text: string, place: ScriptPlace) => Promise<Spoken> },
): Promise<void> {
  const spoken: { readonly place: ScriptPlace; readonly spoken: Spoken }[] = [];
  onSpoken(0, sentences.length);
  for (const { from, to, text } of sentences) {
    const place = { from, to, said: text };
    spoken.push({ place, spoken: await speak(text, place) });
    onSpoken(spoken.length, sentences.length);
  }
  respeakScript(engine, spoken);
}

const whyNot = (error: unknown): string | null =>
  error instanceof RefusedCommand ? words.changedMeanwhile : refusalOf(error).detail;
