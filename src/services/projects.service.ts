/** Calls on a project's document. */
import type * as z from 'zod/mini';
import type { Project } from '../../contract/project';
import {
  cancelRender,
  foretellRender,
  getProject,
  hideTranslation,
  notifyOfRender,
  renderProject,
  saveLayout,
  showTranslation,
  staleLayoutSchema,
} from '../../contract/routes/projects.routes';
import type { Overridden } from '../../contract/publishCheck';
import type { Forecast, RenderSettings } from '../../contract/renderSettings';
import type { FormatName } from '../../contract/video/formats/formats';
import type { SaveCause } from '../../contract/versions';
import type { VideoData } from '../../contract/video/videoData';
import type { Call } from './http';
import { ServiceError } from './serviceError';

type Id = { projectId: string };
export interface SaveInput extends Id {
  readonly layout: VideoData;
  /** The revision that the layout was made from; over whatever is there when left out. */
  readonly overRevision?: number;
  readonly cause?: SaveCause;
  /** Who edits, and how many changes they have made. */
  readonly writer?: string;
  readonly edit?: number;
}
/** Every status is an answer. `unanswered`: it may have been saved, or not. */
export type SaveAnswer =
  | { readonly status: 'saved'; readonly revision: number }
  | { readonly status: 'stale'; readonly revision: number }
  | { readonly status: 'refused'; readonly httpStatus: number; readonly detail: string | null }
  | { readonly status: 'unanswered' };

export interface ProjectsService {
  fetchProject(input: Id, signal?: AbortSignal): Promise<Project>;
  /** Accepts any status without raising: the caller checks it. [E11] */
  saveLayout(input: SaveInput, signal?: AbortSignal): Promise<SaveAnswer>;
  /** The layout of a chosen style, over whatever is there. Raises unless it is saved. */
  chooseLayout(input: Id & { layout: VideoData }, signal?: AbortSignal): Promise<Id>;
  /** Without settings the document as it is. */
  renderProject(
    input: Id & {
      readonly settings?: RenderSettings;
      readonly formats?: readonly FormatName[];
      readonly mail?: boolean;
      readonly overridden?: Overridden;
    },
    signal?: AbortSignal,
  ): Promise<Id>;
  foretellRender(input: Id, signal?: AbortSignal): Promise<readonly Forecast[]>;
  cancelRender(input: Id, signal?: AbortSignal): Promise<Id>;
  /** @returns whether a mail will be sent */
  notifyByMail(input: Id & { readonly mail: boolean }, signal?: AbortSignal): Promise<boolean>;
  /** A copy that nobody sees until it is shown. */
  hideTranslation(
    input: Id & {
      readonly title: string;
      readonly spoken?: { readonly voice: string; readonly speed: number };
    },
    signal?: AbortSignal,
  ): Promise<Id & { readonly title: string; readonly layout: VideoData }>;
  showTranslation(input: Id & { readonly layout: VideoData }, signal?: AbortSignal): Promise<void>;
}

export const createProjectsService = (call: Call): ProjectsService => ({
  fetchProject: (params, signal) => call(getProject, { params, ...(signal && { signal }) }),
  saveLayout: (input, signal) => put(call, input, signal).catch(answerOf),
  chooseLayout: async ({ projectId, layout }, signal) => {
    await put(call, { projectId, layout, cause: 'chosen' }, signal);
    return { projectId };
  },
  renderProject: async ({ projectId, settings, formats, mail, overridden = [] }, signal) => {
    const { project_id } = await call(renderProject, {
      params: { projectId },
      body: {
        project_id: projectId,
        ...(settings && { settings }),
        ...(formats?.length && { formats: [...formats] }),
        ...(mail && { mail }),
        ...(overridden.length > 0 && { overridden: [...overridden] }),
      },
      once: true,
      ...(signal && { signal }),
    });
    return { projectId: project_id };
  },
  foretellRender: async (params, signal) =>
    (await call(foretellRender, { params, ...(signal && { signal }) })).forecasts,
  cancelRender: async (params, signal) => {
    const { project_id } = await call(cancelRender, { params, ...(signal && { signal }) });
    return { projectId: project_id };
  },
  notifyByMail: async ({ projectId, mail }, signal) =>
    (await call(notifyOfRender, { params: { projectId }, body: { mail }, ...(signal && { signal }) })).mail,
  hideTranslation: async ({ projectId, ...body }, signal) => {
    const { project_id, title, layout } = await call(hideTranslation, {
      params: { projectId },
      body,
      ...(signal && { signal }),
    });
    return { projectId: project_id, title, layout };
  },
  showTranslation: async ({ projectId, layout }, signal) => {
    await call(showTranslation, {
      params: { copyId: projectId },
      body: layout,
      once: true,
      ...(signal && { signal }),
    });
  },
});

async function put(call: Call, input: SaveInput, signal?: AbortSignal): Promise<SaveAnswer> {
  const { projectId, layout, overRevision, cause, writer, edit } = input;
  const { revision } = await call(saveLayout, {
    params: { projectId },
    query: present({ cause, writer, edit }),
    body: layout,
    headers: {
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      ...(overRevision === undefined ? {} : { 'if-match': `"${overRevision}"` }),
    },
    ...(signal && { signal }),
  });
  return { status: 'saved', revision };
}

type Query = z.input<typeof saveLayout.query>;
/** Without what is undefined, which an address would spell out. */
const present = (query: { [K in keyof NonNullable<Query>]: NonNullable<Query>[K] | undefined }): Query =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

function answerOf(error: unknown): SaveAnswer {
  if (!(error instanceof ServiceError)) throw error;
  const { kind, status, detail, payload } = error;
  if (kind !== 'status' || status === null) return { status: 'unanswered' };
  const stale = status === 409 ? staleLayoutSchema.safeParse(payload).data : undefined;
  return stale
    ? { status: 'stale', revision: stale.revision }
    : { status: 'refused', httpStatus: status, detail };
}
