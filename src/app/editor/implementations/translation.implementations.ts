/** A copy of the project in another language: translated by the server's model, spoken by the server, put together here. [SC4] */
import { fromCallback, fromPromise } from 'xstate';
import { TITLE_CHARACTERS } from '../../../../contract/limits';
import type { Project } from '../../../../contract/project';
import { nameOfLanguage } from '../../../../contract/scripts/scriptLanguages';
import { createEditorEngine, type EditorEngine } from '../../../editor-engine/createEditorEngine';
import { sentencesOf } from '../../../editor-engine/script/sentences';
import { isRecordedAt } from '../../../editor-engine/script/spokenBy';
import { voiceClips } from '../../../editor-engine/script/voiceClips';
import { editorCaptionsMessages } from '../../../locales/messages/editor/captions';
import { RefusedCommand } from '../../../machines/captionEdit/refusalCode';
import {
  scriptTranslationMachine,
  type HiddenCopy,
  type SpeakingEvent,
  type TranslatingEvent,
  type TranslatedTexts,
} from '../../../machines/captionEdit/scriptTranslation.machine';
import { refusalOf } from '../../../machines/shared/refusal';
import { randomId } from '../../../services/browser/randomId';
import { createGenerateService } from '../../../services/generate.service';
import type { Call } from '../../../services/http';
import { createProjectsService } from '../../../services/projects.service';
import { createScriptsService } from '../../../services/scripts.service';
import { createSpeechService } from '../../../services/speech.service';
import { hookTitle } from '../../../templates/shared/type/hookTitle';
import { asking, telling } from '../../calling';
import { asOneStep } from '../commands/captionCommands';
import { respeakScript, unspoken, type Spoken } from '../commands/scriptCommands';
import { importCaptions, rewriteShown, shownTexts } from '../translation/translatedVideo';

type TranslatedProject = Pick<Project, 'id' | 'input' | 'spoken' | 'is_ad' | 'claim_source'>;
export interface TranslatedVideo {
  readonly engine: EditorEngine;
  readonly project: TranslatedProject;
  /** As its owner sees it. */
  readonly title: string;
}
interface Deps {
  readonly call: Call;
  /** Asked once each time the sheet is opened. */
  readonly openVideo: (signal: AbortSignal) => Promise<TranslatedVideo>;
  /** Rejects where the server has not got all of the video. */
  readonly saveChanges: (signal: AbortSignal) => Promise<void>;
  readonly announce: (text: string) => void;
}

const { translation: text, script: words } = editorCaptionsMessages;

export function provideScriptTranslation({ call, openVideo, saveChanges, announce }: Deps) {
  const [projects, scripts, generate] = [
    createProjectsService(call),
    createScriptsService(call),
    createGenerateService(call),
  ];
  let opened: TranslatedVideo | null = null;
  const video = (): TranslatedVideo => {
    if (!opened) throw new Error('what it can be translated into is asked first');
    return opened;
  };
  const speed = () => video().project.spoken?.speed ?? 1;
  return scriptTranslationMachine.provide({
    actors: {
      fetchOffer: asking(async (signal) => {
        opened = await openVideo(signal);
        const { engine, project } = opened;
        const data = engine.videoData();
        const sentences = sentencesOf(data);
        const script = sentences.map((one) => one.text).join(' ');
        const isPartlyRecorded = sentences.some((sentence) => isRecordedAt(data, sentence));
        const [voices, writer, language] = await Promise.all([
          generate.fetchVoices(signal),
          scripts.askWhoWrites(signal),
          generate.tellScriptLanguage(script, signal).catch(() => null),
        ]);
        const voice = project.spoken?.voice ?? null;
        const model = writer.kind === 'builtIn' ? null : writer;
        return { voices, language, voice, isPartlyRecorded, writer: model };
      }),
      translateTexts: fromCallback(({ input: { language }, sendBack }) => {
        return telling<TranslatingEvent>(
          async (signal) => ({ type: 'texts.translated', texts: await translate(language, signal) }),
          { failed, sendBack },
        );

        async function translate(asked: string, signal: AbortSignal): Promise<TranslatedTexts> {
          await saveChanges(signal).catch((cause: unknown) => {
            signal.throwIfAborted();
            throw Object.assign(new Error('the video is not saved', { cause }), { detail: text.unsaved });
          });
          const { engine, project } = video();
          const names = namesIn(project);
          const data = engine.videoData();
          const sentences = sentencesOf(data).map((one) => one.text);
          const shown = shownTexts(data, names);
          const { texts } = await scripts.translateTexts(
            { language: asked, texts: [...sentences, ...shown], names: [...names] },
            (progress) => {
              if (progress.type === 'writing') sendBack({ ...progress, type: 'words.written' });
              if (progress.type === 'failed') sendBack({ ...progress, type: 'writer.failed' });
            },
            signal,
          );
          const paired = (source: string, at: number) => ({ source, text: texts[at] ?? source });
          return {
            sentences: sentences.map(paired),
            shown: shown.map((source, at) => paired(source, sentences.length + at)),
          };
        }
      }),
      hideCopy: fromPromise(({ input: { language, voice }, signal }) =>
        projects.hideTranslation(
          {
            projectId: video().project.id,
            title: titleIn(video().title, language),
            ...(voice === null ? {} : { spoken: { voice, speed: speed() } }),
          },
          signal,
        ),
      ),
      speakCopy: fromCallback(({ input: { copy, texts, voice }, sendBack }) => {
        const by = voice === null ? null : { voice, speed: speed() };
        return telling<SpeakingEvent>(
          async (signal) => ({
            type: 'copy.spoken',
            ...(await speak({ call, copy, texts, by }, sendBack, signal)),
          }),
          { failed, sendBack },
        );
      }),
      showCopy: fromPromise(({ input, signal }) => projects.showTranslation(input, signal)),
    },
    actions: { announceCopy: (_, called) => announce(text.ready(called)) },
  });
}

/** What an ad sells is called the same everywhere; a topic is not. */
function namesIn({ is_ad: isAd, input, claim_source: claimed }: TranslatedProject): readonly string[] {
  if (!isAd) return [];
  const titles = [input.title, claimed?.source.title ?? ''];
  return [...new Set(titles.flatMap((title) => [title.trim(), hookTitle(title)]))].filter(Boolean);
}

const titleIn = (title: string, language: string): string => {
  const named = ` (${nameOfLanguage(language)})`;
  return title.slice(0, TITLE_CHARACTERS - named.length) + named;
};

interface Speaking {
  readonly call: Call;
  readonly copy: HiddenCopy;
  readonly texts: TranslatedTexts;
  /** Null: the captions alone. */
  readonly by: { readonly voice: string; readonly speed: number } | null;
}

/** The copy's document in the other language, in an engine of its own: what the editor holds is not touched. */
async function speak(
  { call, copy, texts, by }: Speaking,
  tell: (event: SpeakingEvent) => void,
  signal: AbortSignal,
) {
  const { speakSentence } = createSpeechService(call);
  const engine = createEditorEngine({ newId: (prefix) => `${prefix}_${randomId()}` });
  engine.load(copy.layout);
  const sentences = sentencesOf(engine.videoData());
  // Somebody saved it in another tab while a model wrote.
  const isAsAsked = texts.sentences.every(({ source }, at) => sentences[at]?.text === source);
  if (!isAsAsked || sentences.length !== texts.sentences.length) throw new RefusedCommand('scriptChanged');

  const spoken: { place: { from: number; to: number; said: string }; spoken: Spoken }[] = [];
  if (by)
    for (const [at, { from, to, text: said }] of sentences.entries()) {
      tell({ type: 'sentence.spoken', done: at, all: sentences.length });
      const words = texts.sentences[at]?.text ?? said;
      const sentence = { projectId: copy.projectId, text: words, ...by };
      const sound = await speakSentence(sentence, signal).catch(() => {
        signal.throwIfAborted();
        return unspoken(words, by);
      });
      spoken.push({ place: { from, to, said }, spoken: sound });
    }
  if (by) {
    const former = voiceClips(engine.videoData()).map(({ details }) => details.src);
    respeakScript(engine, spoken);
    removeVoices(engine, former);
  } else
    importCaptions(
      engine,
      texts.sentences.map((one) => one.text),
    );
  rewriteShown(engine, texts.shown);
  const marked = spoken.filter((one) => one.spoken.isUnspoken);
  return { layout: engine.videoData(), unspoken: marked.length };
}

/** Breaths around the sentences, and a last word that rings on. */
function removeVoices(engine: EditorEngine, sources: readonly string[]): void {
  const ids = voiceClips(engine.videoData()).flatMap(({ id, details }) =>
    sources.includes(details.src) ? [id] : [],
  );
  if (ids.length > 0) asOneStep(engine, [() => engine.execute('items.remove', { ids })]);
}

const failed = (error: unknown) => ({ type: 'translation.refused', detail: whyNot(error) }) as const;

/** The server's sentence; of what the video refuses, ours. */
const whyNot = (error: unknown): string | null =>
  error instanceof RefusedCommand && error.code === 'scriptChanged'
    ? words.changedMeanwhile
    : refusalOf(error).detail;
