/** Correcting captions, seeking in them, their files and fonts: on the engine, the brand kit and the browser. [E6] [E7] */
import { fromCallback, fromPromise } from 'xstate';
import type { Project } from '../../../../contract/project';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { captionsOf } from '../../../editor-engine/selectors/captions.selectors';
import { formatSrt, formatVtt } from '../../../../contract/video/subtitles/formatSubtitles';
import { captionEditMachine } from '../../../machines/captionEdit/captionEdit.machine';
import { captionFontMachine } from '../../../machines/captionEdit/captionFont.machine';
import { captionSearchMachine } from '../../../machines/captionEdit/captionSearch.machine';
import { RefusedCommand } from '../../../machines/captionEdit/refusalCode';
import { scriptClaimsMachine } from '../../../machines/captionEdit/scriptClaims.machine';
import { scriptCopyMachine } from '../../../machines/captionEdit/scriptCopy.machine';
import { subtitlesMachine } from '../../../machines/captionEdit/subtitles.machine';
import { createBrandKitService } from '../../../services/brandKit.service';
import { createLoadFont } from '../../../services/browser/files/loadFont';
import { readTextFile } from '../../../services/browser/files/readTextFile';
import { createSaveText } from '../../../services/browser/files/saveText';
import { createGenerateService } from '../../../services/generate.service';
import type { Call } from '../../../services/http';
import type { App } from '../../app';
import { editorCaptionsMessages as words } from '../../../locales/messages/editor/captions';
import { editorInspectorMessages } from '../../../locales/messages/editor/inspector';
import { asking } from '../../calling';
import { fetchUnbacked } from '../check/fetchUnbacked';
import { ahead } from '../../../ui/loading/ahead';
import { carryOut, replaceInCaptions } from '../commands/captionCommands';
import { provideScriptTranslation } from './translation.implementations';
import {
  provideClipCaptions,
  provideScriptCut,
  provideScriptEdit,
  provideScriptReading,
  provideScriptText,
} from './script.implementations';

interface Deps {
  readonly engine: EditorEngine;
  readonly call: Call;
  readonly project: Pick<Project, 'id' | 'input' | 'spoken' | 'is_ad' | 'claim_source'>;
  /** Rejects where the server has not got all of the video. */
  readonly saveChanges: (signal: AbortSignal) => Promise<void>;
  readonly window: Window & typeof globalThis;
  readonly toasts: App['toasts'];
  /** Files of the project are called after it. */
  readonly title: string;
  readonly announce: (text: string) => void;
}

/** Of one subtitle file; what is larger is none. */
const SUBTITLE_BYTES = 16 * 1024 * 1024;

export const provideCaptionEdit = (given: Deps) => {
  const { engine, announce } = given;
  const deps = { ...given, projectId: given.project.id };
  return captionEditMachine.provide({
    actors: {
      carryOut: fromPromise(async ({ input }) => carryOut(engine, input)),
      watchCaption: fromCallback(({ input: { id }, sendBack }) =>
        engine.subscribeItem(id, () => {
          if (!engine.item(id)) sendBack({ type: 'caption.vanished' });
        }),
      ),
      captionSearch: provideSearch(deps),
      subtitles: provideSubtitles(deps),
      captionFont: provideFont(deps),
      clipCaptions: provideClipCaptions(deps),
      scriptClaims: scriptClaimsMachine.provide({
        actors: {
          checkScript: asking((signal) =>
            fetchUnbacked(
              engine.videoData(),
              deps.project.claim_source,
              createGenerateService(deps.call),
              signal,
            ),
          ),
        },
      }),
      scriptCut: provideScriptCut(deps),
      scriptEdit: provideScriptEdit(deps),
      scriptReading: provideScriptReading(deps),
      scriptText: provideScriptText(deps),
      scriptTranslation: provideScriptTranslation({
        ...deps,
        openVideo: async () => ({ engine, project: deps.project, title: deps.title }),
      }),
      scriptCopy: scriptCopyMachine.provide({
        actors: {
          copyText: fromPromise(({ input }) => deps.window.navigator.clipboard.writeText(input.text)),
        },
      }),
    },
    actions: { announceChange: (_, { kind }) => announce(words.changed[kind]) },
  });
};

const provideSearch = ({ engine, announce }: Deps) =>
  captionSearchMachine.provide({
    actors: { replaceInCaptions: fromPromise(async ({ input }) => replaceInCaptions(engine, input)) },
    actions: { announceCount: (_, count) => announce(words.search.replaced(count)) },
  });

/** A chunk of its own, brought in early: a line that is cut later takes no subtitles away. */
const loadParser = () => import('../../../editor-engine/subtitles/parseSubtitles');

function provideSubtitles({ engine, window, title, announce }: Deps) {
  const save = createSaveText(window);
  ahead(() => void loadParser().catch(() => undefined));
  return subtitlesMachine.provide({
    actors: {
      readSubtitles: fromPromise(async ({ input: { file } }) => {
        if (file.size > SUBTITLE_BYTES) throw new RefusedCommand('tooLarge');
        const text = await readTextFile(file);
        if (text === null) throw new RefusedCommand('notText');
        const { parseSubtitles } = await loadParser();
        return { fileName: file.name, ...parseSubtitles(text) };
      }),
      importCues: fromPromise(async ({ input: { cues } }) => {
        const outcome = engine.execute('captions.import', { cues });
        if (!outcome.done) throw new RefusedCommand(outcome.why);
        // What the video is too short for was left out.
        return captionsOf(engine.videoData()).length;
      }),
    },
    actions: {
      saveSubtitles: (_, format) =>
        save(
          format === 'srt'
            ? { text: formatSrt(engine.videoData()), fileName: `${title}.srt`, type: 'application/x-subrip' }
            : { text: formatVtt(engine.videoData()), fileName: `${title}.vtt`, type: 'text/vtt' },
        ),
      announceImport: (_, count) => announce(words.files.imported(count)),
    },
  });
}

function provideFont({ engine, call, window, announce }: Deps) {
  const kit = createBrandKitService(call);
  const loadFont = createLoadFont(window);
  const loads = (family: string, url: string) =>
    new Promise<void>((resolve, reject) => {
      const takeAway = loadFont(
        { family, url },
        {
          onLoaded: () => (takeAway(), resolve()),
          onFailed: () => (takeAway(), reject(new Error(`the font at ${url} did not load`))),
        },
      );
    });
  return captionFontMachine.provide({
    actors: {
      fetchBrandFonts: fromPromise(async ({ signal }) =>
        (await kit.fetchAssets(signal)).filter(({ asset_type }) => asset_type === 'font'),
      ),
      tryFont: fromPromise(async ({ input }) => {
        await loads(`tried-font-${input.font.id}`, input.font.url);
        return input;
      }),
    },
    actions: {
      wearFont: (_, { font, ids }) => {
        engine.execute('captions.setStyle', { fontSrc: font.url, ...(ids ? { ids } : {}) });
      },
      announceUnreadableFont: (_, choice) =>
        announce(editorInspectorMessages.captions.unreadableFont(choice?.font.name ?? '')),
    },
  });
}
