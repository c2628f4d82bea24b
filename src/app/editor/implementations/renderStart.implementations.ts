/** The way to a render: the chart of saving brings everything to the server first. [E7] [E11] */
import { fromPromise, type ActorRefFrom } from 'xstate';
import { usualSettings, type Forecast } from '../../../../contract/renderSettings';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { renderStartMachine, type RenderOrder } from '../../../machines/renderStart/renderStart.machine';
import type { savingMachine } from '../../../machines/saving/saving.machine';
import { createProjectsService } from '../../../services/projects.service';
import type { App } from '../../app';
import { calling } from '../../calling';
import { inReadersWords } from '../../failureText';
import type { LookThrough } from '../check/lookThrough';
import { saveChanges } from '../saveChanges';
import { goTo, mend, speakingOf, type Jump } from './publishCheck.implementations';
import type { SpeakWhere } from './script.implementations';

type Saving = ActorRefFrom<typeof savingMachine>;
interface Deps {
  readonly engine: EditorEngine;
  readonly saving: Saving;
  readonly announce: (text: string) => void;
  readonly lookThrough: LookThrough;
  readonly jump: Jump;
  readonly speakWhere: SpeakWhere;
}

export const provideRenderStart =
  ({ engine, saving, announce, lookThrough, jump, speakWhere }: Deps) =>
  ({ call }: App) => {
    const projects = createProjectsService(call);
    return renderStartMachine.provide({
      actors: {
        lookThrough: fromPromise(({ signal }) => lookThrough(signal)),
        speakSentence: speakingOf(speakWhere),
        saveChanges: fromPromise(async ({ signal }) => {
          await saveChanges(saving, signal);
          return usualSettings(engine.videoData());
        }),
        foretellRender: calling(async (input: { projectId: string }, signal): Promise<readonly Forecast[]> =>
          Promise.all((await projects.foretellRender(input, signal)).map(inReadersLanguage)),
        ),
        renderProject: calling((order: RenderOrder, signal) => projects.renderProject(order, signal)),
      },
      actions: {
        mend: (_, finding) => mend(engine, finding, announce),
        goTo: (_, finding) => goTo(engine, jump, finding),
      },
    });
  };

async function inReadersLanguage(forecast: Forecast): Promise<Forecast> {
  const { refusal } = forecast;
  if (!refusal) return forecast;
  const { failure } = await inReadersWords({ failure: refusal.detail, refusal });
  return { ...forecast, refusal: { ...refusal, detail: failure ?? refusal.detail } };
}
